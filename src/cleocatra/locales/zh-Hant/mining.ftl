# 尋找謎題

help-puzzles = 從電腦對局中尋找謎題
    .about =
        由電腦對局；只要有一種走法看起來明顯最好，就必須由十倍長的搜尋確認：其他走法的勝率都必須
        至少低 10%。FILE 的每一行是一道謎題：局面、差距、難度、主題和正確的走法，以定位字元分隔。
        種子決定所有對局。再次執行同一個指令，或增加對局數，就會從停下的地方繼續。
    .examples =
        cleocatra puzzles mined.txt
        cleocatra puzzles mined.txt --games 1000
option-puzzles-file = 要寫入或繼續的檔案
option-puzzles-games = 總共要進行多少場對局（預設：{ $usual }）
puzzles-game =
    { $number ->
        [0] 第 { $game } 場：沒有謎題
       *[other] 第 { $game } 場：{ $number } 道謎題
    }
puzzles-found =
    { $number ->
       *[other] 檔案裡有 { $number } 道謎題
    }
puzzles-other-seed = 這個檔案是以 --seed { $seed } 開始的
puzzles-not-such = 這不是謎題檔案

# 與人同桌：邀請、離開、短句。還有與電腦對戰時的悔棋。

## 邀請

invited = { $name }邀請你一起玩
invited-nameless = 你受邀加入遊戲
invited-text = 選位入座即可開始，也可以先學怎麼玩，邀請會為你保留。
invited-learn = 先學怎麼玩
invited-join = 加入遊戲
invited-back = 回到邀請
host-text = 不想等待嗎？可以把空位交給電腦。
seat-level = 這個座位的電腦玩家
seat-fill = 加入電腦
seat-leave = 讓出座位
seat-remove = 請離
seat-remove-sure = 確定請離？
shuffling = 大家一起洗牌中…
cancel-game = 取消遊戲
cancel-game-sure = 確定為所有人取消嗎？
cancelled = { $name }取消了遊戲。

## 離開與終止

leave-game = 離開遊戲
leave-game-text = 電腦會代替你繼續玩；再次打開遊戲即可收回座位。
leave-game-last = 其他玩家都離開了。遊戲會暫停，等到有人回來再繼續。
prompt-deserted = 所有人都離開了。遊戲暫停，等到有人回來再繼續。
ask-end = 提議終止遊戲
ask-end-text = 所有人同意後，遊戲就會終止。
asks-end =
    { $count ->
       *[other] { $names }想終止遊戲，你同意嗎？
    }
asked-end = 你提議終止遊戲，正在等待{ $names }回應。
agree-end = 同意
play-on = 繼續玩

## 短句

say = 說句話
said = { $name }：{ $phrase }
phrases-shown = 顯示其他玩家說的話
phrase-hello = 你好！
phrase-luck = 祝你好運！
phrase-well-played = 玩得好！
phrase-wow = 哇！
phrase-oops = 糟糕！
phrase-thinking = 讓我想想…
phrase-thanks = 謝謝！
phrase-again = 再玩一局？

## 收回回合

turn-take-backs = 允許收回整個回合
take-back-turn = 復原上一回合
take-back-turn-title = 要收回你的上一個回合嗎？
take-back-turn-text = 之後電腦進行的回合也會一併取消。如果期間翻開過板塊，尚未看過的板塊會重新洗牌。
take-back-turn-do = 收回
turn-taken-back = 你回到了自己回合的開始。

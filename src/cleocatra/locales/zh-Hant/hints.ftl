# 提示分三步：目的、從哪裡開始、怎麼走；每一步都有理由。$before、$after、$points：分數；$name：對手；$tile：板塊種類；
# $percent、$other：勝率。
hint = 提示
hint-more-piece = 從哪裡開始？
hint-more-move = 怎麼走？

hint-aim-score = 這回合有一次值 { $after } 分的救援。
hint-aim-prepare = 你可以為下回合準備一次值 { $after } 分的救援。
hint-aim-block = 你可以阻止{ $name }得 { $before } 分。
hint-aim-tile = 翻開一片新板塊。
hint-aim-position = 目前沒有高分可得：先讓援救者和板塊的位置更好。
hint-aim-pass = 你可以放棄。

hint-why-now = 現在就可以救援；下回合之前，督導可能會來阻擋。
hint-why-more =
    { $before ->
        [0] 照現在的位置，你得不到分。
       *[other] 照現在的位置，你最好的救援只值 { $before } 分。
    }
hint-why-block =
    { $after ->
        [0] 這樣{ $name }就沒有分可得。
       *[other] 這樣{ $name }最好的救援只值 { $after } 分。
    }
hint-why-tile = 場上的板塊不如可能翻出來的板塊。
hint-why-position = 之後會有回報。
hint-why-pass = 其他行動反而對你不利。

hint-piece-pile = 從板塊堆開始。
hint-piece-open = 關鍵是翻開的板塊要放在哪裡。
hint-piece-supply = 從你面前的一位援救者開始。
hint-piece-rescuer = 從你在{ $tile }上的援救者開始。
hint-piece-tile = 從標示的{ $tile }板塊開始。
hint-piece-none = 什麼都不必動。
hint-piece-why-score =
    { $helpers ->
        [0] 範圍裡有 { $colours } 種顏色。
       *[other] 範圍裡有 { $colours } 種顏色和 { $helpers } 位助手。
    }
hint-piece-why-more = 這讓你最好的救援從 { $before } 分變成 { $after } 分。
hint-piece-why-block = 這讓{ $name }最好的救援從 { $before } 分變成 { $after } 分。
hint-piece-why-other = 電腦高手找不到更好的開始。

hint-move = 走法：{ $steps }。
hint-move-why = 這樣的勝率是 { $percent }%。
hint-move-next = 這樣的勝率是 { $percent }%，次佳的走法是 { $other }%。

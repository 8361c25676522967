# A report's page (`cleocatra report`). Bots of the user's own, variants and commands are called as they are typed.

## Numbers. $value, $part: written already.

report-part = { $value }（{ $part }）

## What was played

report-title = 埃及喵后實驗室：{ $run }
report-against = { $run }　對照　{ $other }
report-run = { $game }，{ $bots }
report-run-variant = { $game }，{ $bots }，變體 { $variant }
report-game = { $game }，{ $players } 位玩家
report-facts =
    .variant = 變體
    .rules = 規則
    .tiles = 板塊
    .goal = 目標
    .bots = 電腦玩家
    .games = 場數
    .command = 指令
report-goal = { $count } 分
report-games = { $games } 場，種子 { $seed }
report-standard = 標準遊戲
level-random = 隨機
level-uct = UCT

# What a variant changes; $value: a number, tiles or abilities.
report-variant = { $name }（{ $changes }）
report-and-also = ；
report-change-goal = 目標 { $value } 分
report-change-rescuers = 援救者 { $value } 位
report-change-inspectors = 督導 { $value } 位
report-change-tiles = 盒內板塊：{ $value }
report-change-tiles_2 = 兩人遊戲的板塊：{ $value }
report-change-tiles_3 = 三人遊戲的板塊：{ $value }
report-change-tiles_4 = 四人遊戲的板塊：{ $value }
report-change-on = 啟用{ $value }
report-change-off = 停用{ $value }
report-change-r7-any-tile = R7：任一片板塊都可以代表救援板塊的顏色
report-change-r9-most = R9：不能略過任何助手
report-change-r9-optional = R9：助手可以不參加
report-change-r10-forced = R10：額外的行動不能放棄
report-change-r10-single = R10：額外的行動不會再帶來額外的行動
report-change-r13-elsewhere = R13：公主的督導不能放在救援板塊上
report-change-r13-rescue-tile = R13：公主的督導有一位放在救援板塊上

## Cards: a message's value is the heading, .plot says what the plot shows, .rows and .value head the table,
## .across names what goes to the right, .how explains. $side: A or B, one of two runs.

report-side = { $side }：{ $what }
report-seat = 第 { $number } 位

report-fair = 公平嗎？
report-seats = 各順位的勝率
    .plot = 各順位的勝率與 95% 信賴區間
    .rows = 順位（%）
    .value = 勝率
    .advantage = 第 1 位的優勢
    .how = 共享勝利時，每位獲勝者各計一部分。虛線是均等的勝率；優勢是第 1 位的勝率減去均等的勝率。± 或括號內的範圍表示 95% 信賴區間。
report-seat-points = 各順位的分數
    .plot = 各順位的平均分數與 95% 信賴區間
    .rows = 順位
    .value = 分數
    .how = 遊戲結束時的分數，取所有結束場次的平均。虛線是所有順位的平均。
report-bots = 各電腦玩家的勝率
    .plot = 各電腦玩家的勝率與 95% 信賴區間
    .rows = 電腦玩家（%）
    .value = 勝率
    .how = 每種板塊堆都以每種座次各玩一次；板塊堆相同的場次合算為一次觀測。

report-flow = 遊戲如何進行？
# $action, $doubling: seconds
report-length = 每位玩家的回合數
    .plot = 每位玩家回合數的分布
    .own = 每位玩家的回合數
    .all = 總回合數
    .minutes = 分鐘（估計）
    .mean = 平均
    .middle = 中間 90%
    .how = 分鐘數並非實測：每個行動 { $action } 秒，而一回合的做法數每多一倍，再加 { $doubling } 秒思考。圖中最長的百分之一場次，以次長的回合數計算。
report-choices = 一回合有幾種做法
    .plot = 各輪中一回合做法數的中位數
    .across = 輪
    .all = 所有回合
    .first = 第一個行動
    .ways = 做法
    .middle = 中間一半
    .how = 數值皆為中位數。一種做法是第一個行動加上第二個行動，或單獨的救援；偵查翻開的板塊以實際翻開的為準。只列出至少十分之一的場次進行到的輪。
report-sources = 分數來源
    .plot = 每位玩家每場的分數，依來源區分
    .rows = 來源
    .value = 分數
    .colours = 顏色
    .helpers = 助手
    .extra = 埃及喵后的加分
    .all = 合計
    .bonus = 其中額外的行動
    .how = 每位玩家每場的分數。其他能力本身不給分：它們的價值可以從下方的勝率看出，與沒有該能力的模擬並列（--against）最清楚。

report-exciting = 刺激嗎？
report-tension = 緊張感
    .plot = 遊戲過程中領先者的勝率
    .across = 遊戲進度
    .how = 當時分數最高者最後的勝率。曲線平而低：勝負未定。很早就升高：勝負早定。色帶是 95% 信賴區間。
report-lead-changes = 領先易手
    .plot = 領先易手次數的分布
    .across = 每場領先易手的次數
    .how = 唯一的領先者換成另一位的次數。
# $runaway: a share, with its sign
report-course = 遊戲數據
    .mean = 平均
    .turns = 每位玩家的回合數
    .leader = 半程領先者（%）
    .runaways = 一路領先（%）
    .shared = 共享勝利（%）
    .blocked = 受阻回合（%）
    .stopped = 中止（%）
    .margin = 分差（分）
    .changes = 領先易手（次）
    .how = 半程領先者：半程時領先的玩家最後的平均勝率。一路領先：半程時領先第二名達目標的 { $runaway }，最後獨自獲勝。共享勝利：獲勝者不只一位。受阻回合（R6）：無法進行完整的回合，玩家因此集結或單獨進行板塊行動。中止：達到回合數上限的場次；只計入勝率，不計入本頁其他數據。分差：前兩名之間。

report-actions = 玩家做了什麼？價值如何？
report-often = 使用頻率
    .plot = 每位玩家每場的次數
    .how = 每位玩家每場的次數。埃及喵后、姆特和公主：能力生效時，在該種板塊上的救援；瑪弗德特：移動上面有援救者或督導的板塊；芭絲特：交換。
report-goes-with = 與勝利的關聯
    .plot = 做得較多的玩家的勝率減去其他玩家的勝率，附 95% 信賴區間
    .how = 在每一場中：次數高於該場平均的玩家的勝率，減去次數低於平均的玩家的勝率。這與獲勝有關聯，但未必是原因：要知道原因，請與沒有它的變體比較。
report-uses = 行動數據
    .times = 次數
    .points = 分數
    .victory = 勝率（%）
    .how = 每位玩家每場的次數；做了這件事的回合得分，減去沒做的回合得分；勝率同圖中所示。

report-note = * 屬於進階規則。電腦玩家使用為標準遊戲訓練的神經網路：在變體中，可能看不出變體帶來的好選擇。docs/lab.md 說明每項數據。

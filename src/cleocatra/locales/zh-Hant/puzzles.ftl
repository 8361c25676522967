# 謎題。$share、$best：勝率（百分比）；$name：玩家；$steps：依序的行動。

puzzles-lead = 有一種走法明顯最好。你找得到嗎？一樣好的走法也算對。
puzzles-all = 所有謎題
puzzles-solved =
    { $count ->
       *[other] 已解開 { $count } 題，共 { $total } 題
    }
puzzles-of = { $done } / { $total }
puzzles-shelf = { $rules }，{ $count } 位玩家
puzzle-title = 謎題：{ $kind }
puzzle-daily = 每日謎題
puzzle-daily-open = 每天都有新的謎題。
puzzle-daily-done = 今天已經解開了。明天會有新的謎題。
puzzle-daily-go = 前往今天的謎題
puzzle-streak =
    { $count ->
       *[other] 連續解開 { $count } 天
    }
puzzle-next-unsolved = 下一個未解開的謎題
puzzle-next = 下一題
puzzle-level-easy = 簡單
puzzle-level-medium = 中等
puzzle-level-hard = 困難
puzzle-ask = 輪到你（{ $name }）。哪一種走法最好？
puzzle-weighing = 讓我評估這個回合…
puzzle-solved = 答對了！這樣你的勝率是 { $share }%，其他走法都差得遠。
puzzle-failed = 差一點。這樣你的勝率是 { $share }%，最好的走法是 { $best }%。
puzzle-refutation = { $name }可以這樣回應：{ $steps }。
puzzle-solution = 最好的走法：{ $steps }。
puzzle-themes = 主題：{ $themes }。
puzzle-share =
    { $count ->
        [0] Cleocatra 謎題 { $day }：{ $tries }
       *[other] Cleocatra 謎題 { $day }：{ $tries }・連續 { $count } 天
    }
puzzle-share-first = 一次就解開
puzzle-share-later = 已解開
refusal-puzzle-unknown = 沒有這個謎題。
refusal-turn-over = 這個回合已經結束。

theme-score = 得分
theme-helpers = 助手
theme-block = 阻擋對手
theme-prepare = 為得分做準備
theme-inspectors = 督導的去處
theme-herd = 遷移
theme-swap = 芭絲特的交換
theme-mafdat = 移動瑪弗德特板塊
theme-queen = 在埃及喵后上得分
theme-mut = 在姆特上得分
theme-princess = 在公主上得分
theme-endgame = 終局

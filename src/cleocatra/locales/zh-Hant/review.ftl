# 檢討與分析。$name、$rival：玩家；$played、$best：實際回合與較佳回合之後的分數。

reviewing-win = 這個回合錯過了必勝的機會。
reviewing-points =
    { $played ->
        [0] 這個回合放過了 { $best } 分。
       *[other] 這個回合得了 { $played } 分，其實可以得 { $best } 分。
    }
reviewing-helpers =
    { $played ->
        [0] 這次得分沒有助手，其實可以有 { $best } 位。
       *[other] 這次得分用了 { $played } 位助手，其實可以有 { $best } 位。
    }
reviewing-opened = 這個回合從板塊上拿走了督導，{ $rival }現在可以在那裡得 { $played } 分（較佳回合之後是 { $best } 分）。
reviewing-gift = 這個回合讓{ $rival }可以得 { $played } 分；較佳的回合只讓他得 { $best } 分。
reviewing-prepare = 較佳的回合能準備 { $best } 分的救援，這個回合只有 { $played } 分。
reviewing-draw = 這時該翻開新的板塊。
reviewing-blind = 有比未知板塊更好的選擇。
reviewing-fresh = 當時可以得 { $best } 分，不需要新的板塊。
reviewing-position = 較佳的回合讓你的位置更好。
certain-win = { $name }必勝。
certain-share = 必定共享勝利。
certain-loss = 對手走最佳時，{ $name }必敗。
review-begin = 檢討這場遊戲
review-stop = 停止
review-resume = 繼續
review-progress = { $total } 個回合中的 { $done } 個
review-balance = 運氣與實力
balance-start = 開始
balance-luck = 運氣
balance-own = 自己的回合
balance-others = 他人的回合
balance-result = 結果
balance-accuracy = 準確度
balance-about = 以勝率計：開始＋運氣＋自己的回合＋他人的回合＝結果。運氣與自己的回合可能有 { $noise } 的誤差。準確度：每個回合平均有多接近最佳回合。
review-share = 分享檢討
review-too-long = 這場遊戲太長，無法做成連結，請改為分享檔案。
review-table = 每個回合後的勝率
review-find = 找出更好的回合
review-everyone = 所有人
try-title = 找出更好的回合
try-ask = 你扮演{ $name }。你能找到比當時更好的回合嗎？
try-solved = 沒錯！這樣你的勝率是 { $share }%。
try-failed = 還不夠好。這樣你的勝率是 { $share }%，最佳回合是 { $best }%。
try-back = 回到檢討
analysis-title = 分析棋盤
analysis-lead = 擺出任何局面，由你操作每一位玩家，再請電腦高手分析。
analysis-open = 分析這個局面
analysis-evaluate = 評估
analysis-best = 最佳回合
analysis-idea = { $steps }（{ $percent }%）
analysis-lines = 變化
analysis-start = 起點
analysis-undo = 復原
analysis-position = 局面
analysis-text = 局面文字
analysis-load = 擺設
analysis-copy = 複製連結
analysis-hand = 手動擺設
analysis-shares = 勝率
analysis-done = 從這裡開始
analysis-piece = 要放什麼
analysis-erase = 清除
analysis-inspector = 督導
analysis-rescuer = { $colour }援救者
analysis-tile = { $tile }板塊
analysis-points-of = { $colour }分數
analysis-turn = 輪到誰？
analysis-players = 玩家
analysis-cell = 可放置的位置 { $x }，{ $y }
position-wrong = 第 { $column } 個字元，{ $field }：{ $reason }。
position-wrong-field = { $field }：{ $reason }。
position-field-rules = 規則
position-field-edition = 版本
position-field-players = 玩家
position-field-tiles = 板塊
position-field-pile = 板塊堆
position-field-points = 分數
position-field-round = 輪
position-field-turn = 回合
position-field-variant = 變體

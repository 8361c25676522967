# The end of a game: how it went, in words, numbers and a picture.

result-you-win = 你贏了！
result-you-share = 你與{ $names }共享勝利！
result-ahead = 領先{ $name } { $gap } 分，玩得好！
result-close = 真可惜，只差 { $gap } 分！
result-consoled = 你得到 { $points } 分，下一場再贏回來！
rematch-wanted = { $name }想再玩一場！

ending = 本場回顧
ranking = 名次
best-score = 單次最高得分：{ $name }，在{ $tile }得 { $points } 分
points-chart = 各回合分數

luck-title = 運氣與實力
luck-ask = 請電腦高手分析
luck-even = 翻到的板塊不好也不壞。
luck-good = 手氣不錯：翻到的板塊讓勝率增加 { $percent }%。
luck-bad = 手氣不佳：翻到的板塊讓勝率減少 { $percent }%。
skill-best = 每個回合都和電腦高手差不多。
skill-cost = 與電腦高手相比，平均每回合損失 { $percent }% 的勝率。
skill-mistakes = { $count } 個失誤

stats-title = 這台裝置上的戰績
stats-streak = { $count } 連勝！
stats-longest = 最長連勝：{ $count } 場
stats-level = { $level }：{ $played } 場中贏 { $won } 場

picture = 最後的場面與結果
picture-share = 分享圖片
picture-save = 儲存圖片
replay-watch = 播放這場遊戲
replay-share = 分享這場遊戲
replay-copied = 已複製連結

# Looking back: what was played, and what would have been better.
steps-then = ，然後
step-open = 以{ $tile }開局
step-reveal = 翻開一片板塊
step-scout = 偵查：放置{ $tile }
step-search = 搜尋：移動{ $tile }
step-swap = 芭絲特：交換兩位援救者
step-dispatch = 調度援救者到{ $tile }
step-team = 在{ $tile }組隊
step-herd = 遷移援救者到{ $tile }
step-score = 在{ $tile }得 { $points } 分
step-rally = 集結援救者到{ $tile }
step-pass = 放棄
compare-turn = 第 { $number } 回合，{ $name }
compare-played = 實際：{ $actions }（勝率 { $percent }%）。
compare-better = 更好的選擇：{ $actions }（勝率 { $percent }%）。
try-turn-again = 重玩這個回合

# My games.
games-yours = 輪到你
games-turn = 輪到{ $name }
games-won = 獲勝
games-lost = 落敗
games-shared = 共享勝利
games-ended = 提前結束
games-waiting = 等待玩家
games-removed = 已從清單移除與{ $names }的遊戲。

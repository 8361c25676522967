# 沒有連線時遊玩。

offline-set = 離線遊玩
offline-set-about = 下載後，這台裝置就能獨自進行遊戲：與電腦對戰、多人同用一台裝置、教學、謎題和檢討。
offline-set-fetch = 下載以供離線使用（{ $size } MB）
offline-set-running = { $fetched } / { $size } MB
offline-set-failed = 下載中斷了。已下載的部分都還在，可以接著下載。
offline-set-ready = 準備好了：這台裝置沒有連線也能遊玩。
offline-set-remove = 移除下載內容
offline-set-impossible = 這個瀏覽器在此無法保存離線遊戲：需要安全的網址（https）。
offline-plays = 這台裝置可以獨自進行遊戲：與電腦對戰、多人同用這台裝置、教學、謎題和檢討。與別處的朋友一起玩則需要連線。

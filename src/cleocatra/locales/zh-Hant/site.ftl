# 沒有伺服器的網站上的遊戲。

static-site = 這個版本完全在你的瀏覽器中執行，不需要伺服器：與電腦對戰，或多人同用一台裝置。
static-about = 關於本專案
static-starting = 準備中。第一次需要幾秒鐘。

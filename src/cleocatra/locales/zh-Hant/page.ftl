# The page around the game.

close = 關閉
home = 首頁
menu = 選單
undo = 復原
copied = 已複製
share = 分享
continue = 繼續
forget = 移除
language = 語言
connecting = 連線中…
reconnecting = 重新連線中…
try-again = 再試一次
offline-title = 沒有連線
offline-text = 可以先看遊戲規則；遊玩需要網路連線。
guest = 訪客
your-name = 你的名字

## Home

home-lead = 拯救金字塔裡的貓咪。
page-description = 桌遊《埃及喵后》：與電腦或朋友一起拯救金字塔裡的貓咪。
home-menu = 遊玩
home-continue = 繼續與{ $names }的遊戲
home-bot = 與電腦對戰
home-here = 在這台裝置上一起玩
home-friends = 邀請朋友
home-lobby = 公開遊戲
home-games = 我的遊戲
home-learn = 遊戲規則
lessons-title = 教學
puzzles-title = 謎題
lessons-all = 所有課程
home-settings = 設定
home-credit = 吳達德桌遊作品的非官方版本。

## A new game

new-bot = 與電腦對戰
new-here = 在這台裝置上一起玩
new-friends = 邀請朋友
new-from =
    { $count ->
        [0] 從頭開始，板塊重新洗牌。
       *[other] 接續第 { $count } 回合之後；尚未翻開的板塊會重新洗牌。
    }
choose-level = 選擇對手
level-rating = Elo { $rating }
level-rating-about = Elo 等級分，與西洋棋相同：高 400 分，勝負約為十比一
players = 玩家
sit-me = 我
sit-here = 同一台裝置的玩家
sit-anyone = 持有連結的人
sit-bot = 電腦：{ $level }
seat-of = 座位：{ $colour }
name-of = 名字：{ $colour }
seat-more = 增加玩家
seat-less = 移除{ $colour }玩家
options = 選項
rules = 規則
edition = 版本（兩人遊戲）
start = 起始玩家
start-lot = 隨機
clock = 每回合時間
clock-none = 不限時
clock-minutes = { $count } 分鐘
clock-days = { $count } 天
absence = 玩家離開時由電腦代打
absence-none = 不代打
absence-minutes = { $count } 分鐘後
take-backs = 允許復原
auto-confirm = 回合自動結束
hints = 允許提示
listed = 公開這場遊戲
start-game = 開始遊戲
create-game = 建立遊戲

## Waiting room and invitations

waiting-title = 等待玩家
waiting-for =
    { $count ->
        [0] 座位已滿。
       *[other] 還有 { $count } 個空位。
    }
seat-free = 空位
seat-you = 你
seat-bot = 電腦
seat-away = 暫時離開
seat-substitute = 由{ $level }代打
stands-in = { $level }正在代替{ $name }遊玩。
take-over = 拿回我的座位
came-back = { $name }回來了。
take-seat = 入座
invite-text = 打開這個連結的人可以入座或觀看。
invite-link = 遊戲連結
invite-code = 遊戲連結的 QR 碼
copy-link = 複製連結

## Lobby and my games

lobby-title = 公開遊戲
lobby-empty = 現在沒有人在等玩家。
lobby-new = 開一場公開遊戲
games-title = 我的遊戲
games-empty = 這台裝置上還沒有遊戲。
games-running = 進行中
games-over = 已結束
open-record = 開啟已儲存的遊戲（.cleo）

## Settings

settings-title = 設定
theme = 外觀
theme-auto = 跟隨裝置
theme-light = 白天
theme-dark = 夜晚
pace = 其他玩家的動作
pace-calm = 從容
pace-quick = 快速
pace-instant = 立即
turn-ending = 完成回合後
turn-ending-undo = 稍後自動結束，可先復原
turn-ending-once = 立即結束
turn-ending-button = 由我結束
sound = 音效
notify = 輪到我時通知我

## What others do

again = 再看一次
now = 回到現在
skip = 點一下略過
mute = 靜音
unmute = 開啟音效

## The table

board = 場上的板塊
board-keys = 方向鍵在板塊間移動，Enter 鍵選擇，I 鍵說明板塊的能力，Shift 加方向鍵移動畫面，加號和減號縮放，0 顯示全部。
zoom-fit = 顯示全部
dock = 你的回合
actions = 行動
confirm-turn = 結束回合
score-button = 救援，得 { $points } 分
info = 分數與紀錄
log = 遊戲紀錄
log-empty = 還沒有任何行動。
score-track = 計分軌
score-of = { $name }：{ $points } 分
unseen = 尚未出現的板塊
points-count = { $count } 分
supply-count = 面前有 { $count } 位援救者
supply-of = { $name }面前有 { $count } 位援救者
pile-count =
    { $count ->
        [0] 板塊堆已經空了
       *[other] 板塊堆：{ $count } 片
    }
open-tile = 翻開的板塊：{ $tile }
inspectors-count =
    { $count ->
        [0] 沒有未使用的督導
       *[other] { $count } 位未使用的督導
    }
tile-at = { $tile }板塊，位置 { $x }，{ $y }
name-and-colour = { $name }（{ $colour }）
name-and-count = { $name } ×{ $count }
tile-rescuer = { $name }（{ $colour }）的援救者
tile-inspector = 督導
tile-target = 可以選擇
tile-source = 可以行動
tile-scored = 計分
tile-take = 可移走督導
tile-gain = 可得 { $points } 分
tile-quick = 可放一位援救者
worth =
    { $points ->
        [0] 在此無法得分
       *[other] 現在在此救援可得 { $points } 分
    }
cell-target = 可放置的位置 { $x }，{ $y }
watching = 觀看中
spectators = { $count } 人觀看
last-round = 最後一輪！
bonus-yours = 埃及喵后送你額外的行動！
clock-last = 剩下 10 秒
times-up = 時間到！由電腦代你遊玩。
hand-over = { $name }，輪到你了
download-record = 下載這場遊戲
abandon = 終止遊戲
abandon-sure = 確定要為所有人終止遊戲嗎？

title-your-turn = 輪到你了！
title-turn = { $name }的回合 · 埃及喵后
title-over = 遊戲結束 · 埃及喵后

## What is asked

prompt-opening = 放置翻開的板塊和一位援救者。
prompt-first = 選擇一個行動，或點選場上的板塊或援救者。
prompt-second = 現在選擇一個援救者行動。
prompt-bonus = 埃及喵后的額外行動！再進行一個行動，或放棄。
prompt-confirm = 你的回合已完成。結束回合，或復原。
prompt-waiting = { $name }正在行動。
prompt-thinking = { $name }思考中…
prompt-turned = { $name }翻開了{ $tile }板塊。
prompt-over = 遊戲結束。
prompt-abandoned = 遊戲已終止。
prompt-held = 要在這裡進行什麼行動？選擇行動或標示的位置。
prompt-doubt = 要選哪一個？
prompt-scoring = 這次救援會得到：
prompt-ending = 回合即將結束，現在還可以復原。
prompt-helper = 由誰擔任助手？點選你的一位援救者。
prompt-scoring-or-move = 在這裡救援，或點選援救者要去的位置。
prompt-scoring-take = 點選要移走的督導，即可得分。
prompt-scoring-take-or-move = 點選要移走的督導即可得分，或點選援救者要去的位置。
prompt-take =
    { $count ->
        [1] 點選要移走的督導。
       *[other] 點選要移走的督導：第 { $number } 位，共 { $count } 位。
    }
prompt-put =
    { $count ->
        [1] 點選要放督導的板塊。
       *[other] 點選要放督導的板塊：第 { $number } 位，共 { $count } 位。
    }
prompt-open = 為{ $tile }板塊選擇位置，援救者會一起放上。
prompt-scout = 為{ $tile }板塊選擇位置。
prompt-reveal-source = 翻開板塊堆最上面的板塊。
prompt-reveal-target = 翻開板塊堆最上面的板塊。
prompt-search-source = 要移動哪一片板塊？
prompt-search-target = 要放到哪裡？
prompt-swap-source = 選擇芭絲特板塊上自己的援救者。
prompt-swap-target = 選擇要交換位置的援救者。
prompt-dispatch-source = 在剛放置或移動的板塊上放一位援救者。
prompt-dispatch-target = 在剛放置或移動的板塊上放一位援救者。
prompt-team-source = 選擇與自己援救者相鄰的板塊。
prompt-team-target = 選擇與自己援救者相鄰的板塊。
prompt-herd-source = 要移動哪一位援救者？
prompt-herd-target = 選擇相鄰的板塊。
prompt-score-source = 要用哪一位援救者救援？
prompt-score-target = 要用哪一位援救者救援？
prompt-rally-source = 選擇要移動的援救者。
prompt-rally-target = 選擇任何可容納援救者的板塊。
prompt-stuck-put = 你無法進行回合：把一位援救者放到任何可容納的板塊上。
prompt-stuck-move = 你無法進行回合：把自己的一位援救者移到任何可容納的板塊上。
prompt-pass-source = 要放棄嗎？
prompt-pass-target = 要放棄嗎？

## What the actions are, as the cards of their buttons tell

about-reveal = 翻開板塊堆最上面的板塊，放在另一片板塊旁邊。
about-search = 拿起一片沒有援救者和督導的板塊，放在另一片板塊旁邊。
about-dispatch = 從面前的援救者中放一位到你剛放置或移動的板塊上。
about-team = 從面前的援救者中放一位到你的援救者旁邊的板塊上。
about-herd = 將你的一位援救者移到可容納援救者的相鄰板塊。
about-score = 援救者所在的板塊與相鄰板塊中，每種顏色得 1 分，每位助手再得 1 分。作為第一個行動時，你的回合隨即結束。
about-pass = 放棄額外的行動。

## A Score

helper = 助手
helpers = 助手
score-sum = 共 { $points } 分
score-ability = 埃及喵后
score-alone = 不用助手：{ $points } 分
score-with = { $tiles }上的助手：{ $points } 分
score-inspectors = 接著由你安排督導。
score-stays = 姆特：你的援救者留在板塊上。
score-bonus = 埃及喵后：{ $name }獲得額外的行動。

## The end, and looking back

result = 結果
result-winners =
    { $count ->
        [1] { $names }獲勝！
       *[other] { $names }共享勝利！
    }
result-points = 得到 { $points } 分
result-abandoned = { $name }終止了遊戲。
result-too-long = 這場遊戲太長了，結束時沒有贏家。
rematch = 再玩一場
rematch-go = 前往下一場
replay = 重播
replay-none = 請在「我的遊戲」開啟已儲存的遊戲。
replay-start = 遊戲開始。
replay-moment = 步驟
replay-first = 回到開頭
replay-back = 上一步
replay-next = 下一步
replay-last = 跳到最後
replay-play = 播放
replay-pause = 暫停
replay-count = 第 { $at } 步，共 { $total } 步
replay-go-on = 從這裡繼續玩
replay-verified = 洗牌公平（已驗證）
replay-shared = 洗牌公平（已驗證，人人參與）

## Advice

review = 電腦高手會怎麼做？
review-good = 這個回合很好，沒有找到更好的走法（勝率 { $percent }%）。
review-title = 檢討
review-whose = 誰的回合？
review-chart = 每回合的勝率
review-mistakes = 代價最高的回合
review-none = 沒有找到失誤，玩得好！
review-turn = 第 { $number } 回合：{ $actions }
review-cost = −{ $percent }%

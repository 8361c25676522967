# The game's own words: shared by the page, the command line and every message.

game-name = 埃及喵后

kind-cleocatra = 埃及喵后
kind-mafdat = 瑪弗德特
kind-bastet = 芭絲特
kind-mut = 姆特
kind-princess = 公主

player-red = 紅色
player-blue = 藍色
player-black = 黑色
player-green = 綠色

rules-basic = 基本規則
rules-advanced = 進階規則
rules-basic-about = 板塊、援救者與得分，最適合第一次玩。
rules-advanced-about = 加入遷移，每隻貓都有自己的能力。
edition-international = 國際版
edition-french = 法文版

level-Kitten = 小貓
level-Kitten-about = 只看得到少數幾種走法，也不注意助手
level-Stray = 流浪貓
level-Stray-about = 看到分數就拿，但漏看不少
level-Mouser = 捕鼠貓
level-Mouser-about = 一看到分數就撲上去
level-Digger = 挖掘工
level-Digger-about = 一片接一片翻開、搬動板塊
level-Guard = 守衛
level-Guard-about = 愛把督導派到你的援救者身上
level-Foreman = 工頭
level-Foreman-about = 先召集助手，再得分
level-Scribe = 書吏
level-Scribe-about = 分得出位置好壞
level-Priestess = 女祭司
level-Priestess-about = 隱約感覺得到接下來的發展
level-Architect = 建築師
level-Architect-about = 會預先安排下一回合
level-Vizier = 宰相
level-Vizier-about = 會預想之後幾個回合
level-Oracle = 先知
level-Oracle-about = 幾乎預見一切可能的發展
level-Sphinx = 獅身人面像
level-Sphinx-about = 時間內能想多遠就想多遠

action-open = 開局
action-reveal = 偵查
action-scout = 偵查
action-search = 搜尋
action-swap = 芭絲特
action-dispatch = 調度
action-team = 組隊
action-herd = 遷移
action-score = 救援
action-rally = 集結
action-pass = 放棄

list-separator = 、
list-and = 和

# What happened. $name: who did it; $tile: a kind of tile; $beside: the kinds of the tiles around it; $other: another player; $points: a number.
log-open = { $name }開局，放置{ $tile }板塊。
log-reveal = { $name }翻開一片板塊。
log-scout = { $name }偵查，在{ $beside }旁放置{ $tile }板塊。
log-search = { $name }搜尋，把一片{ $tile }板塊移到{ $beside }旁。
log-swap = 芭絲特：{ $name }和{ $other }的援救者交換位置。
log-dispatch = { $name }調度一位援救者到{ $tile }板塊。
log-team = { $name }在{ $beside }旁的{ $tile }板塊組隊。
log-herd = { $name }遷移一位援救者到{ $beside }旁的{ $tile }板塊。
log-score = { $name }在{ $tile }上救援，得 { $points } 分。
log-rally = { $name }無法行動，集結一位援救者到{ $beside }旁的{ $tile }板塊。
log-pass = { $name }放棄行動。
log-bonus = 額外的行動

# Why an action is impossible. $name: a player; $number: how many; $text: a reason.
why-rule = 查看規則
why-unknown = 你現在不能這麼做。
why-game-over = 遊戲已經結束，你不能再行動。
why-turn-other-player = 還沒輪到你：{ $name }正在行動。
why-turn-unconfirmed = 你的回合已完成：請點「結束回合」，或復原。
why-opening-first = 請先放置你的開局板塊。
why-opening-done = 你已經放置過開局板塊。
why-opening-first-cell = 你要把第一片板塊放在正中央。
why-second-tile-action = 你的第二個行動必須是援救者行動。
why-follow-up = 這麼做之後，你就無法進行第二個行動。
why-bonus-dispatch = 你不能用額外的行動調度。
why-bonus-rally = 你不能用額外的行動集結。
why-pass-no-bonus = 你只能放棄額外的行動。
why-cell-occupied = 這裡已經有板塊，你要選可放置的位置。
why-cell-apart = 你的板塊必須與另一片板塊整邊相鄰。
why-tile-none = 這裡沒有板塊，你不能這麼做。
why-pile-empty = 板塊堆已經空了，你不能偵查。
why-search-rescuers = 你不能移動有援救者的板塊。
why-search-inspector = 你不能移動有督導的板塊。
why-search-surrounded = 你不能移動完全被包圍的板塊。
why-search-splits = 你不能移動這片板塊：場上的板塊會分開。
why-search-same-cell = 你必須把板塊放到別的位置。
why-search-beside-itself = 你必須把板塊放在另一片板塊旁邊。
why-supply-empty = 你面前沒有援救者了。
why-room-own = 你在這片板塊上已經有援救者。
why-room-full = 這片板塊上已經有兩位援救者，你不能再放。
why-rescuer-none = 你在這裡沒有援救者。
why-dispatch-first = 你只能在同一回合的板塊行動之後調度。
why-dispatch-no-tile = 你這個回合還沒有放置或移動板塊。
why-team-apart = 相鄰的板塊上沒有你的援救者。
why-herd-basic = 你只有在進階規則中才能遷移。
why-herd-apart = 你只能把援救者遷移到相鄰的板塊。
why-rally-not-blocked = 你只有在無法進行完整的回合時才能集結。
why-rally-supply-first = 你面前還有援救者，請用其中一位。
why-swap-basic = 你只有在進階規則中才能使用芭絲特。
why-swap-not-bastet = 你需要有援救者在芭絲特板塊上。
why-swap-same-tile = 你必須選擇另一片板塊上的援救者。
why-swap-own-rescuer = 你必須選擇其他玩家的援救者。
why-swap-no-such-player = 你不能選擇沒有參加這場遊戲的玩家。
why-swap-doubles = 你不能這樣交換：一片板塊上會有同一位玩家的兩位援救者。
why-score-inspector = 板塊上有督導時，你不能在這裡救援。
why-score-unsorted = 你必須依序列出不同的板塊。
why-score-helper-apart = 你的助手必須在救援板塊旁邊。
why-score-helper-own-colour = 你的救援板塊已經代表這個顏色。
why-score-helpers-same-colour = 你每種顏色只能計算一片板塊。
why-score-helper-missing = 你不能略過這位助手：沒有別的板塊是那個顏色。
why-score-put-elsewhere = 你必須把督導放在救援板塊上。
why-score-put-number = 你必須放置 { $number } 位督導。
why-score-put-inspected = 你不能把督導放在原本就有督導的板塊上。
why-score-taken-number =
    { $number ->
        [0] 你要先用未使用的督導。
       *[other] 你必須從板塊上拿走 { $number } 位督導。
    }
why-score-taken-none = 你不能從這裡拿督導：這裡沒有督導。
why-scout-reveal-first = 請先翻開你的板塊，再選擇位置。
why-scout-tile-open = 請先放置你翻開的板塊。
why-search-none = 你無法移動任何板塊：每片都有援救者或督導、完全被包圍，或拿走後場上的板塊會分開。
why-team-none = 你的援救者旁邊必須有可容納援救者的板塊。
why-herd-none = 你需要一位旁邊有板塊可容納他的援救者。
why-score-none = 你需要有援救者在沒有督導的板塊上。
why-swap-none = 你需要有援救者在芭絲特板塊上。
why-swap-no-partner = 沒有援救者可以與你交換位置。
why-rescuer-theirs = 你需要選擇有其他玩家援救者的板塊。
why-pass-forced = 在這個變體中，你不能放棄額外的行動。
why-score-helper-left = 在這個變體中，你不能略過助手。
why-score-put-rescue-tile = 在這個變體中，你不能把督導放在救援板塊上。
why-score-put-not-rescue-tile = 在這個變體中，你必須把一位督導放在救援板塊上。
why-inspector-still = 你只有在救援時才能移動督導。
why-card-own = 你的援救者在板塊堆旁邊，請從那裡拿。
why-card-other = 你只能使用自己的援救者。

# What the server refuses.
refusal-unknown = 沒有成功（{ $code }）。
refusal-network = 連不上伺服器。
refusal-action-stale = 你的行動送達之前，遊戲已經有新的進展。
refusal-bot-unknown = 沒有這個電腦玩家。
refusal-game-not-started = 遊戲還沒開始。
refusal-game-over = 遊戲已經結束。
refusal-game-unknown = 沒有這場遊戲。
refusal-games-too-many = 建立的遊戲太多了，請稍後再試。
refusal-games-share = 你已有 { $most } 場公開遊戲在等人，請先補滿或取消一場。
refusal-name-characters = 名字不能包含標記或控制字元。
refusal-name-length = 名字須為 1 到 { $most } 個字。
refusal-name-mixed = 這個名字混用了不同文字系統的字母。
refusal-rate-exceeded = 你的動作太快了，請稍後再試。
refusal-record-invalid = 這不是有效的遊戲檔（第 { $line } 行）。
refusal-seat-forbidden = 這不是你的座位。
refusal-seat-none-free = 座位已滿。
refusal-seat-taken = 這個座位已經有人。
refusal-seat-removed = 主持人請你離開這場遊戲。
refusal-seat-share = 你已在其他公開遊戲等候，請先開始或離開一場。
refusal-seat-stays = 遊戲即將開始，現在無法請人離開。
refusal-server-busy = 伺服器忙碌中，請稍後再試。
refusal-server-failed = 伺服器發生錯誤，請再試一次。
refusal-host-unknown = 這個伺服器不使用這個位址。
refusal-shuffle-closed = 板塊已經洗好了。
refusal-shuffle-other-share = 這不是你先前承諾的亂數。
refusal-server-stopping = 伺服器正在重新啟動，請稍後再試。
refusal-store-unavailable = 伺服器連不上資料庫，請稍後再試。
refusal-stream-too-many = 觀看這場遊戲的人太多了。
refusal-take-back-forbidden = 這場遊戲不能復原行動。
refusal-take-back-nothing = 沒有可以復原的行動。
refusal-turn-nothing-to-confirm = 你還有行動要進行。
refusal-hint-forbidden = 這場遊戲不能看提示。
refusal-game-not-over = 遊戲還沒結束。

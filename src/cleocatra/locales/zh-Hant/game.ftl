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
edition-international = 國際版
edition-french = 法文版

level-Kitten = 小貓
level-Kitten-about = 看到三分才撲上去
level-Mouser = 捕鼠貓
level-Mouser-about = 每回合都拿最多分
level-Scribe = 書吏
level-Scribe-about = 分得出位置好壞
level-Vizier = 宰相
level-Vizier-about = 會預想之後幾個回合
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
log-rally = { $name }集結一位援救者到{ $beside }旁的{ $tile }板塊。
log-pass = { $name }放棄行動。
log-bonus = 額外的行動

# Why an action is impossible. $name: a player; $number: how many; $code: an unknown code; $text, $rule: a reason and its rule.
why-rule = { $text }（規則 { $rule }）
why-kind = { $action }：{ $text }
why-unknown = 現在不能這麼做（{ $code }）。
why-game-over = 遊戲已經結束。
why-turn-other-player = 現在是{ $name }的回合。
why-turn-unconfirmed = 你的回合已完成：請結束回合，或復原。
why-opening-first = 要先開局：由{ $name }放置板塊。
why-opening-done = 開局已經結束。
why-opening-first-cell = 第一片板塊放在正中央。
why-second-tile-action = 回合的第二個行動必須是援救者行動。
why-follow-up = 這麼做之後就沒有第二個行動可做了。
why-bonus-dispatch = 額外的行動不能是調度。
why-bonus-rally = 額外的行動不能是集結。
why-pass-no-bonus = 只有額外的行動可以放棄。
why-cell-occupied = 這裡已經有板塊。
why-cell-apart = 板塊必須與另一片板塊整邊相鄰。
why-tile-none = 這裡沒有板塊。
why-pile-empty = 板塊堆已經空了。
why-search-rescuers = 板塊上有援救者，不能移動。
why-search-inspector = 板塊上有督導，不能移動。
why-search-surrounded = 這片板塊完全被包圍，不能移動。
why-search-splits = 拿走這片板塊會使場上的板塊分開。
why-search-same-cell = 板塊必須放到別的位置。
why-search-beside-itself = 放在那裡不會與其他板塊相鄰。
why-supply-empty = { $name }面前沒有援救者了。
why-room-own = { $name }在這片板塊上已經有援救者。
why-room-full = 這片板塊上已經有兩名援救者。
why-rescuer-none = { $name }在這裡沒有援救者。
why-dispatch-first = 調度必須接在同一回合的板塊行動之後。
why-dispatch-no-tile = 這個回合沒有放置或移動過板塊。
why-team-apart = 相鄰的板塊上沒有{ $name }的援救者。
why-herd-basic = 遷移屬於進階規則。
why-herd-apart = 援救者只能遷移到相鄰的板塊。
why-rally-not-blocked = 只有無法完成任何回合的玩家才能集結。
why-rally-supply-first = 面前還有援救者時，集結要用其中一名。
why-swap-basic = 芭絲特的能力屬於進階規則。
why-swap-not-bastet = { $name }必須有援救者在芭絲特板塊上。
why-swap-same-tile = 兩名援救者必須在不同的板塊上。
why-swap-own-rescuer = 另一名援救者必須屬於其他玩家。
why-swap-no-such-player = 這位玩家沒有參加這場遊戲。
why-swap-doubles = 這樣一片板塊上會有同一位玩家的兩名援救者。
why-score-inspector = 這裡有督導，誰都不能在這片板塊救援。
why-score-unsorted = 清單中的板塊必須不同並依序排列。
why-score-helper-apart = 助手必須與救援板塊相鄰。
why-score-helper-own-colour = 救援板塊代表自己的顏色。
why-score-helpers-same-colour = 每種顏色只計算一片板塊。
why-score-helper-missing = 必須計算其中一名助手：沒有別的板塊是那個顏色。
why-score-put-elsewhere = 督導要放在救援板塊上。
why-score-put-number = 必須放置 { $number } 名督導。
why-score-put-inspected = 那片板塊上原本就有督導。
why-score-taken-number =
    { $number ->
        [0] 先使用未使用的督導，不從板塊上拿。
       *[other] 必須從板塊上拿走 { $number } 名督導。
    }
why-score-taken-none = 那片板塊上沒有督導。
why-scout-reveal-first = 先翻開板塊，再選擇位置。
why-scout-tile-open = 已經翻開一片板塊，請先放置它。

# What the server refuses.
refusal-unknown = 沒有成功（{ $code }）。
refusal-network = 連不上伺服器。
refusal-action-stale = 遊戲已經有新的進展。
refusal-bot-unknown = 沒有這個電腦玩家。
refusal-game-not-started = 遊戲還沒開始。
refusal-game-over = 遊戲已經結束。
refusal-game-unknown = 沒有這場遊戲。
refusal-games-too-many = 建立的遊戲太多了，請稍後再試。
refusal-name-characters = 名字不能包含標記或控制字元。
refusal-name-length = 名字須為 1 到 { $most } 個字。
refusal-rate-exceeded = 太快了，請稍後再試。
refusal-record-invalid = 這不是有效的紀錄（第 { $line } 行）。
refusal-seat-forbidden = 這不是你的座位。
refusal-seat-none-free = 座位已滿。
refusal-seat-taken = 這個座位已經有人。
refusal-server-busy = 伺服器忙碌中，請稍後再試。
refusal-server-failed = 伺服器發生錯誤，請再試一次。
refusal-server-stopping = 伺服器正在重新啟動，請稍後再試。
refusal-store-unavailable = 伺服器連不上資料庫，請稍後再試。
refusal-stream-too-many = 觀看這場遊戲的人太多了。
refusal-take-back-forbidden = 這場遊戲不能復原行動。
refusal-take-back-nothing = 沒有可以復原的行動。
refusal-turn-nothing-to-confirm = 回合還沒完成。
refusal-hint-forbidden = 這場遊戲不能看提示。
refusal-game-not-over = 遊戲還沒結束。

# What is wrong with a record, and why the rules forbid an action: as the terminal says it, with cells. The page
# points at the board instead (why-… in game.ftl). A test holds the English against the library's own sentences.

## Why an action is not allowed. $cell, $cells, $start: coordinates; $player: a colour; $number: how many.

reason-game-over = 遊戲已經結束
reason-turn-other-player = 現在是{ $player }的回合
reason-opening-first = 要先開局：由{ $player }放置板塊
reason-opening-done = 開局已經結束
reason-opening-first-cell = 第一片板塊放在 0,0
reason-second-tile-action = 回合的第二個行動必須是援救者行動
reason-follow-up = 這麼做之後就無法進行第二個行動
reason-bonus-dispatch = 額外的行動不能是調度
reason-bonus-rally = 額外的行動不能是集結
reason-pass-no-bonus = 只有額外的行動可以放棄
reason-cell-occupied = { $cell } 已經有板塊
reason-cell-apart = { $cell } 沒有與任何板塊整邊相鄰
reason-tile-none = { $cell } 沒有板塊
reason-pile-empty = 板塊堆已經空了
reason-scout-reveal-first = 先翻開板塊，再選擇位置
reason-scout-tile-open = 已經翻開一片板塊，必須先放置它
reason-search-rescuers = 板塊 { $cell } 上有援救者
reason-search-inspector = 板塊 { $cell } 上有督導
reason-search-surrounded = 板塊 { $cell } 完全被包圍
reason-search-splits = 拿走板塊 { $cell } 會使場上的板塊分開
reason-search-same-cell = 板塊必須放到別的位置
reason-search-beside-itself = { $cell } 只與要移動的板塊相鄰
reason-supply-empty = { $player }面前沒有援救者了
reason-room-own = { $player }在 { $cell } 已經有援救者
reason-room-full = 板塊 { $cell } 上已經有兩位援救者
reason-rescuer-none = { $player }在 { $cell } 沒有援救者
reason-dispatch-first = 調度必須接在同一回合的板塊行動之後
reason-dispatch-no-tile = 這個回合沒有放置或移動過板塊
reason-team-apart = 板塊 { $cell } 沒有與{ $player }援救者所在的板塊相鄰
reason-herd-basic = 遷移屬於進階規則
reason-herd-apart = 板塊 { $cell } 沒有與 { $start } 相鄰
reason-rally-not-blocked = { $player }只有在無法進行完整的回合時才能集結
reason-rally-supply-first = 面前還有援救者時，集結要用其中一位
reason-swap-basic = 芭絲特的能力屬於進階規則
reason-swap-not-bastet = 板塊 { $cell } 不是芭絲特板塊
reason-swap-same-tile = 兩位援救者必須在不同的板塊上
reason-swap-own-rescuer = 另一位援救者必須屬於其他玩家
reason-swap-no-such-player = { $player }沒有參加這場遊戲
reason-swap-doubles = 板塊 { $cell } 上會有{ $player }的兩位援救者
reason-score-inspector = { $cell } 有督導
reason-score-unsorted = 清單中的板塊必須不同，並先依 y、再依 x 排列
reason-score-helper-apart = { $cell } 沒有與救援板塊相鄰
reason-score-helper-own-colour = 救援板塊代表自己的顏色，所以不計算 { $cell }
reason-score-helpers-same-colour = 每種顏色只計算一片板塊
reason-score-helper-missing = 必須計算 { $cells } 的其中一位助手：沒有別的板塊是那個顏色
reason-score-put-elsewhere = 督導要放在救援板塊上
reason-score-put-number = 必須在板塊上放置 { $number } 位督導
reason-score-put-inspected = 這次救援之前 { $cell } 就有督導
reason-score-taken-number =
    { $number ->
        [0] 先使用未使用的督導，不從板塊上拿
       *[other] 必須從板塊上拿走 { $number } 位督導：先使用未使用的
    }
reason-score-taken-none = { $cell } 沒有督導
reason-pass-forced = 在這個變體中，額外的行動不能放棄
reason-score-helper-left = 在這個變體中，必須計算 { $cells } 的其中一位助手
reason-score-put-rescue-tile = 在這個變體中，救援板塊 { $cell } 不放督導
reason-score-put-not-rescue-tile = 在這個變體中，必須有一位督導放在救援板塊 { $cell }

## What is wrong with a record. $word: as it stands there; $choices: words that would be right.

record-size = 紀錄最多 { $most } 個字元
record-encoding = 這不是 UTF-8
record-byte-order-mark = 紀錄的開頭不能有位元組順序記號
record-control = 有控制字元 { $character }
record-empty-line = 標籤和回合之間要有一個空行
record-tags-first = 標籤要放在第一個回合之前
record-tag-begins = 標籤以 [ 開頭
record-tag-name = 這裡應該是標籤的名稱：一個字母，後面接字母和數字
record-tag-value = 這裡應該是標籤的值，放在雙引號裡
record-tag-quote = 標籤的值沒有結尾的引號
record-tag-close = 標籤應該在這裡以 ] 結束
record-tag-line = 一個標籤獨佔一行，後面不能有別的
record-tag-missing = 缺少標籤 { $tag }
record-tag-twice = 標籤「{ $tag }」出現兩次
record-rules-missing = 這裡應該是規則：{ $choices } 其中之一
record-rules-one-word = 規則只需要一個詞
record-rules-unknown = 不認得的規則「{ $word }」：應為 { $choices } 其中之一
record-edition-missing = 這裡應該是版本：{ $choices } 其中之一
record-edition-one-word = 版本只需要一個詞
record-edition-unknown = 不認得的版本「{ $word }」：應為 { $choices } 其中之一
record-kind-unknown = 不認得的板塊「{ $word }」：應為 { $choices } 其中之一
record-players-twice = { $word } 在玩家中出現兩次
record-players-number = 一場遊戲應有 2、3 或 4 位玩家，但輸入的是 { $number } 位
record-pile-too-many = { $word } 板塊太多：這場遊戲有 { $number } 片
record-pile-number = 板塊堆應有 { $number } 片板塊，但輸入的是 { $found } 片
record-pile-unseen = 第 { $line } 行抽了這片板塊，所以不能是 ?
record-variant-name-missing = 這裡應該是變體的名稱
record-variant-setting = 不認得的設定「{ $word }」：寫成 NAME=VALUE，可用 { $choices }
record-variant-twice = { $word } 出現兩次
record-variant-whole-number = 應為整數，但輸入的是「{ $word }」
record-variant-changes-nothing = 這個變體沒有改變任何東西：標準遊戲沒有這個標籤
record-variant = { $field }：{ $reason }
record-variant-name = 應為最多 40 個小寫字母、數字和連字號
record-variant-standard = 只有標準遊戲叫做 standard
record-variant-number = 應為 { $least } 到 { $most } 的整數，但輸入的是 { $value }
record-variant-tiles = { $kinds } 應各有一個數字，但輸入的是 { $value }
record-variant-abilities = 應為一組能力，但輸入的是 { $value }
record-variant-ability = 不認得的能力 { $value }：應為 { $choices } 其中之一
record-variant-ruling = 應為 { $choices } 其中之一，但輸入的是 { $value }
record-variant-exclusive = { $ability } 不能同時開啟和關閉
record-variant-room = 核心只容得下 { $most } 片板塊，但輸入的是 { $tiles } 片
record-variant-few-tiles = { $players } 位玩家開局需要 { $players } 片板塊，但只有 { $tiles } 片
record-variant-blocked = { $players } 位玩家、每人 { $rescuers } 位援救者和 { $inspectors } 位督導需要 { $needed } 片板塊，否則可能無法進行回合；現在有 { $tiles } 片
record-variant-scores = 這麼多督導、援救者和公主板塊會產生核心列不完的救援
record-variant-file-size = 變體最多 { $most } 個位元組
record-variant-file-encoding = 這不是 UTF-8
record-variant-file-toml = 這不是 TOML：{ $reason }
record-variant-file-name = 變體需要名稱
record-variant-file-setting = 不認得的設定；可用 { $choices }
record-variant-file-table = 應為表格：[{ $name }]
record-variant-file-kinds = 每種板塊都需要一個數字
record-variant-file-switch = 應為 true 或 false，但輸入的是 { $value }
record-turn-over = 這個回合已經結束：接下來的要另起一行
record-second-missing = 缺少這個回合的第二個行動
record-bonus-turn = 現在由{ $player }進行額外的行動
record-bonus-star = 這是額外的行動：應該寫成 { $word }*:
record-bonus-no-star = 這不是額外的行動：應該寫成 { $word }:
record-rule = { $reason }（規則 { $rule }）
record-not-allowed = 不能 { $action }：{ $reason }（規則 { $rule }）
record-action-missing = 缺少行動
record-action-unknown = 不認得的行動「{ $word }」：應為 { $choices } 其中之一
record-colour-missing = 缺少顏色
record-colour-unknown = 不認得的顏色「{ $word }」：應為 { $choices } 其中之一
record-coordinate-digits = 座標最多 { $most } 位數
record-coordinate-form = 這個數字應寫成 { $right }，但輸入的是 { $word }
record-list-words = 「{ $word }」出現兩次或太晚：順序是 with、from、to
record-list-twice = { $cell } 在清單中出現兩次
record-list-unsorted = { $cell } 應該在 { $before } 之前：清單先依 y、再依 x 排列
record-unexpected = { $expected }，但輸入的是{ $found }
record-found-word = 「{ $word }」
record-found-line-end = 行尾
record-expect-separator = 行動之後應該是 ; 或行尾
record-expect-colon = 玩家之後應該是冒號
record-expect-action-end = 行動應該在這裡結束
record-expect-cell-end = 位置應該在這裡結束
record-expect-comma = 位置寫成 x,y：這裡應該是逗號
record-expect-number = 位置寫成 x,y：這裡應該是整數
record-expect-target = 這裡應該是 > 和目的地的位置
record-expect-other-cell = 這裡應該是 <> 和另一位援救者的位置
record-expect-other-colour = 這裡應該是 = 和另一位援救者的顏色
record-expect-to = 救援要寫明督導放在哪裡：這裡應該是 to

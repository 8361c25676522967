# The command line. Words that are typed (board, undo, --rules, FILE) stay as they are in every language.

## What stands below a drawn board. $points and $supply are padded numbers; $mark: the sign of an inspector.

board-rules-basic = 基本規則
board-rules-advanced = 進階規則
board-edition-international = 國際版
board-edition-french = 法文版
board-game = { $rules }，{ $edition }
board-round = { $game }，第 { $round } 輪
board-last-round = { $game }，第 { $round } 輪（最後一輪）
board-over = { $game }，共 { $rounds } 輪，已結束
board-opening = { $player }：開局
board-opening-with = { $player }：以{ $kind }板塊開局
board-first-action = { $player }：第一個行動
board-blocked = { $player }：第一個行動，但無法進行完整的回合（R6）
board-second-action = { $player }：第二個行動
board-second-action-on = { $player }：第二個行動（本回合的板塊：{ $cell }）
board-bonus-action = { $player }：額外的行動
board-wins = { $player }獲勝
board-share = { $players }共享勝利
board-player = { $points } 分，面前 { $supply } 位援救者
board-inspectors = 督導（{ $mark }）：{ $number } 位未使用
board-pile = 板塊堆：{ $number } 片（{ $kinds }）
board-pile-kind = { $kind } { $number }
board-pile-empty = 板塊堆：已空
board-tiles = 板塊：
board-tile = { $kind }{ $colour }

# What a drawn tile is marked with: at most three columns, and a Chinese character takes two.
mark-cleocatra = 后
mark-mafdat = 瑪
mark-bastet = 芭
mark-mut = 姆
mark-princess = 公

colour-red = 紅色
colour-blue = 藍色
colour-black = 黑色
colour-green = 綠色

tile-colour-gold = （金）
tile-colour-orange = （橘）
tile-colour-green = （綠）
tile-colour-blue = （藍）
tile-colour-purple = （紫）

## Playing at one keyboard

play-ask-players = 玩家順序（2、3、4，或顏色，例如：green red）[2]：
play-ask-rules = 規則：basic（基本）或 advanced（進階）[advanced]：
play-ask-edition = 版本：international（國際版）或 french（法文版）[international]：
play-sorry = 抱歉，{ $reason }。
play-file-says = FILE 已經決定是哪一場遊戲，不能再用 --rules、--edition 和 --players
play-no-input = 不能從標準輸入讀取遊戲，玩家要在那裡打字

table-hint = 請輸入號碼或行動；help 會列出其他可以輸入的指令。
table-asks-over = 結束
table-understood = { $reason }。輸入 help 可以看到能輸入什麼。
table-no-number = 清單裡沒有 { $number } 號。
table-allowed = 可以 { $action }。
table-seen = 偵查一旦看到板塊就不能復原（規則 4）。
table-nothing-done = 你在這個回合還沒有進行任何行動，已經結束的回合不能更改。
table-over = 遊戲結束：{ $score }。
table-over-hint = save FILE 可以儲存紀錄，quit 離開。
table-tile = 這片板塊是{ $kind }。要放在哪裡？
table-back = back 會回到完整的清單。
table-save-later = 請先放置板塊：紀錄無法表示只看過板塊。
table-saved = 已儲存。
table-saved-go-on = 已儲存。下次要繼續，請輸入：cleocatra play { $file }
table-unsaved = 遊戲還沒儲存：save FILE 可以儲存，再輸入一次 quit 就直接離開。
table-done = { $player }：{ $action }
table-done-news = { $player }：{ $action }（{ $news }）

save-where = 要存到哪裡？請輸入 save FILE，例如：save evening.cleo
save-there = { $file } 已經存在，請換一個名字。

commands-lead = 請輸入行動的號碼，或照紀錄的寫法輸入行動：team 1,0
command-why = 為什麼不能這麼做？
command-undo = 復原這個回合的第一個行動
command-board = 重畫場上的板塊
command-list = 重新列出行動
command-back = 離開清單裡的選單
command-save = 儲存紀錄，下次可以繼續
command-quit = 離開
command-help = 列出這些指令

menu-open = 開局：選擇板塊的位置
menu-scout = 偵查
menu-search = 搜尋：移動一片板塊
menu-swap = 芭絲特：交換位置
menu-dispatch = 調度：放一位援救者到剛放置或移動的板塊
menu-team = 組隊：放一位援救者到自己的援救者旁邊
menu-herd = 遷移：移動一位援救者
menu-score = 救援（得分）
menu-rally = 集結：無法進行完整的回合
menu-pass = 放棄額外的行動
menu-entry-note = { $action }（{ $note }）
menu-scout-note = 翻開最上面的板塊，再選擇位置
menu-ways = { $count } 種做法
menu-score-ways = { $points }；{ $ways }
menu-points = { $points }：{ $parts }
menu-colours = { $count } 種顏色
menu-helpers = { $count } 位助手
menu-ability = 埃及喵后 { $count } 分

## Records

check-player = { $player } { $points } 分
check-unfinished = { $points }；尚未結束，輪到{ $player }
check-over = { $points }；{ $victory }
check-verified = { $score }；洗牌已驗證
check-closed = { $score }；洗牌尚未公開
check-shared = { $score }；洗牌已驗證，每位玩家都參與了
check-partly = { $score }；洗牌已驗證，但有玩家未公開亂數：{ $players }
check-other-commitment = 紀錄裡的承諾值不同
check-forged = 板塊堆和鹽值與承諾值不符：這份紀錄是偽造的
show-at = --at { $at }：這場遊戲有 { $turns } 個回合
perft-unseen = 板塊堆裡有未知的板塊（?），無法計算行動序列
random-folder = 多場遊戲需要資料夾：--out DIR
random-seed = 種子 { $seed }
random-different = 那裡已經有不同的紀錄

file-EACCES = 沒有權限
file-EISDIR = 這是資料夾
file-ENOENT = 沒有這個檔案或資料夾
file-ENOSPC = 磁碟空間不足
file-ENOTDIR = 這不是資料夾
file-EROFS = 檔案系統是唯讀的

## Wrong arguments

argument-whole-number = 應為整數，但輸入的是「{ $text }」
argument-digits = 數字最多 { $most } 位
argument-positive = 至少應為 1
argument-players = 應為 2、3、4，或不同的顏色（{ $colours }），但輸入的是「{ $text }」
argument-choice = 應為 { $choices }，但輸入的是「{ $text }」
argument-or = {" "}或{" "}
argument-seconds = 應為秒數，但輸入的是「{ $text }」
argument-seconds-range = 應為 0 到 3600 秒，但輸入的是 { $text }
argument-rating = 應為 -2000 到 2000 的等級分，但輸入的是「{ $text }」
argument-port = 連接埠應為不超過 { $most } 的數字，但輸入的是 { $text }
argument-bot = 沒有名叫「{ $text }」的電腦玩家；有 { $names }

## Numbers. $value, $low, $high: written already, but for the first.

amount-number = { $value }
amount-percent = { $value }%
amount-span = { $low }–{ $high }
amount-interval = { $value }（{ $span }）

## Bots

arena-bots = 應為兩到四個電腦玩家，但輸入的是 { $number } 個
arena-seats = { $bots } 個電腦玩家需要超過 { $seats } 個座位
match-folder-other = { $folder } 裡是另一場比賽的遊戲：{ $name } 是 { $there }，不是 { $here }
match-folder-unknown = { $folder } 裡有遊戲，但缺少說明屬於哪場比賽的 { $file }
match-folder-unreadable = 無法讀取 { $file }：{ $reason }
arena-progress = 場次
arena-summary = { $rules }，{ $edition }：{ $games } 場，每位玩家 { $turns } 回合
arena-bot = 電腦玩家
arena-wins = 勝率
arena-interval = 95% 區間
arena-points = 分數
arena-seconds = 秒/回合
arena-rating = { $bot } − { $other }：等級分相差 { $points }（{ $span }）
arena-unreached = { $option } 對 { $bot } 沒有作用
arena-worker = 有電腦玩家在這些場次之一結束了自己的行程：{ $games }
arena-sprt = 檢定 { $bot } 的等級分差，{ $lower } 對 { $higher }：LLR { $llr }，到 ±{ $bound } 為止：{ $verdict }
arena-sprt-higher = 接受 { $higher }
arena-sprt-lower = 接受 { $lower }
arena-sprt-open = 尚無定論
arena-sprt-bots = --sprt 應比較兩個電腦玩家，但輸入的是 { $number } 個
arena-sprt-order = --sprt LOW HIGH：LOW 應小於 HIGH
arena-faults = { $bot } 在 { $games } 場中有 { $number } 場出錯，{ $becomes }。
arena-faults-lose = 這些場次算輸
arena-faults-skip = 這些場次不計
arena-fault = 第 { $game } 場，第 { $turn } 回合，{ $player }（{ $bot }）：{ $fault }。
arena-fault-file = 到此為止的紀錄在 { $file }
arena-fault-record = 到此為止的紀錄：
bot-fault-made = 無法建立這個電腦玩家：{ $reason }
bot-fault-raised = 這個電腦玩家發生錯誤 { $reason }
bot-fault-answer = 這個電腦玩家回答 { $answer }，不是可用的決定
bot-fault-illegal = 這個電腦玩家回答 { $answer }：{ $reason }
bot-fault-late = 一個回合用了超過 { $limit } 秒
bot-fault-ended = 它的程式以狀態 { $status } 結束：{ $reason }
bot-fault-silent = 它的程式沒有在 { $limit } 秒內回答 { $asked }
bot-fault-nonsense = 它的程式對 { $asked } 的回答是 { $answer }
engine-right = 通過：{ $check }
engine-wrong = 未通過：{ $check }：{ $reason }
engine-greets = 回答 cleo 和 isready，遇到不認得的指令也能繼續
engine-plays = 兩種規則、二到四位玩家都能進行合規則的回合
engine-places = 放置已翻開的板塊，並進行第二個行動
engine-stops = 收到要求就停止思考
engine-time = 遵守時間
engine-ends = 收到 quit 或輸入結束時會結束
serve-open = 埃及喵后的網址：{ $address }
serve-games = 遊戲儲存在 { $database }
serve-origin = 來源應像 https://cats.example，但輸入的是「{ $text }」
serve-proxy = 應為位址或網段，但輸入的是「{ $text }」
serve-host = 沒有「{ $text }」這個位址
serve-seed = 僅供測試：知道種子的人就知道所有板塊堆，也能坐上任何座位
serve-seed-host = 除非 --host 是只屬於這台電腦的位址（例如 127.0.0.1），否則不接受
serve-in-use = 另一個行程正在使用
serve-newer-schema = 資料庫的結構版本是 { $version }，這個程式只認得 { $known }
serve-no-database = 資料庫寫成 sqlite:///path、路徑或 postgresql://…
serve-unavailable = 資料庫沒有回應：{ $reason }
needs-package = 需要 { $package }：pip install cleocatra[{ $extra }]
reviewed-turn = { $number }. { $player }：{ $actions }（勝率 { $before }%，之後 { $after }%）
reviewed-better = −{ $loss }%。更好的選擇：{ $actions }
reviewed-good = 沒有找到更好的走法。
reviewed-summary =
    { $player }：{ $turns } 個回合，平均損失 { NUMBER($loss, minimumFractionDigits: 1) }%，{ $mistakes ->
        [0] 沒有失誤
       *[other] 失誤 { $mistakes } 次{ $large ->
            [0] {""}
           *[other] ，其中大失誤 { $large } 次
        }
    }
reviewed-balance = { $player }：開始 { $start }，運氣 { $luck }，自己的回合 { $own }，他人的回合 { $others }，結果 { $result }（運氣與自己的回合誤差 ±{ $noise }）。準確度 { $accuracy }。
reviewed-no-player = { $player }沒有參加這場遊戲
solve-win = 雙方都走最佳時{ $player }獲勝，在 { $number } 回合內得證。
solve-loss = 雙方都走最佳時{ $player }落敗，在 { $number } 回合內得證。
solve-share = 雙方都走最佳時{ $player }共享勝利，在 { $number } 回合內得證。
solve-value = 雙方都走最佳時{ $player }平均獲得 { $share } 的勝利，在 { $number } 回合內得證。
solve-open = { $number } 回合內尚無定論：雙方都走最佳時{ $player }獲得 { $low } 到 { $high } 的勝利。
solve-turn = 最佳回合：{ $turn }
solve-players = 只能解兩位玩家的遊戲
solve-opening = 必須先完成開局
solve-over = 遊戲已經結束
ladder-summary = { $rules }，{ $players } 位玩家
ladder-level = 級別
ladder-against = 對手
ladder-games = 場數
ladder-victories = 勝率
ladder-rating = 等級分
ladder-seconds = 秒/回合
ladder-largest = 相鄰級別的最大差距：{ $points } 等級分（{ $rung }）
ladder-sure = 所有勝率區間都在一半以上。
ladder-unsure = 勝率區間未全在一半以上：{ $rungs }
simulate-players = 應為 2、3 或 4 位玩家，但輸入的是「{ $text }」
simulate-bots = { $players } 位玩家應各有一個電腦玩家，但輸入的是 { $bots } 個
simulate-bots-most = 2 到 4 位玩家應各有一個電腦玩家，但輸入的是 { $bots } 個
simulate-variant-says = 指定了 { $option }，但 { $file } 寫的是 { $said }
simulate-manifest-says = --manifest 已經決定一切，不能再用 --{ $name }
simulate-versions = 原先用 { $name } { $there }，這裡是 { $here }：結果可能不同
simulate-progress = 已完成 { $done } 場，共 { $games } 場
simulate-done = { $folder } 裡有 { $games } 場遊戲
simulate-differs = { $file } 與清單檔所寫的不同
simulate-same = 檔案與清單檔所寫的完全相同
train-generation = 世代
train-games = 場次
train-samples = 局面
train-turns = 回合
train-loss = 損失
train-seconds = 秒
train-weights = { $file }：{ $players } 位玩家的神經網路應有 { $needed } 個位元組，但檔案有 { $found } 個

## What is wrong with a simulation

lab-bots = 應為兩到四個電腦玩家，但輸入的是 { $number } 個
lab-clock = { $bot } 依時間思考，遊戲無法重做：需要 --simulations N
lab-cluster-package = --cluster 需要另外安裝：pip install cleocatra[cluster]
lab-cluster-none = { $address } 沒有 Dask 叢集：{ $reason }
lab-cluster-empty = { $address } 的叢集沒有工作節點
lab-cluster-version = 叢集的某個工作節點使用不同版本的 cleocatra
lab-folder = { $folder } 既不是空資料夾，也不是已開始的模擬
lab-other-plan = { $folder } 裡是另一次模擬：計畫的 { $name } 是 { $there }，不是 { $here }
lab-other-versions = { $folder } 裡是另一次模擬：版本的 { $name } 是 { $there }，不是 { $here }
lab-file = { $file }：{ $reason }
lab-format = 不認得格式 { $format }，只認得 { $known }
lab-manifest = 這不是模擬的清單檔：{ $reason }
lab-plan = 無法讀取計畫：{ $reason }
lab-none = 這個資料夾裡沒有模擬
lab-unfinished = 這次模擬還沒完成：請再執行一次它的指令
lab-unreadable = 無法讀取它的檔案：{ $reason }

## What argparse says by itself; %s, %r and %(…)s are filled in by it.

argparse-usage = 用法：
argparse-positionals = 引數
argparse-options = 選項
argparse-commands = 指令
argparse-help = 顯示這份說明並結束
argparse-error = { $command }：錯誤：{ $reason }
argparse-required = 缺少引數：%s
argparse-unrecognized = 不認得的引數：%s
argparse-argument = 引數 %(argument_name)s：%(message)s
argparse-choice = 不能選 %(value)r（可選：%(choices)s）
argparse-type = %(type)s 的值不正確：%(value)r
argparse-one-required = 需要引數 %s 其中之一
argparse-one = 需要一個值
argparse-at-most-one = 最多一個值
argparse-at-least-one = 至少需要一個值
argparse-not-with = 不能與引數 %s 一起使用
argparse-ambiguous = 選項不明確：%(option)s 可能是 %(matches)s
argparse-explicit = 不需要值 %r
argparse-unknown-command = 不認得的指令 %(parser_name)r（可選：%(choices)s）

version = cleocatra { $version }（核心{ $kernel }）
version-compiled = 已編譯
version-not-compiled = 未編譯：直接執行原始碼，較慢
language-needed = 應為 { $languages }，但輸入的是「{ $text }」

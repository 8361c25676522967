# The help of the commands. Lines of a paragraph are joined and wrapped again; indented lines stay as they are.
# $usual: what holds if an option is not given.

help-main =
    桌遊《埃及喵后》：在終端機裡遊玩、檢查和畫出遊戲紀錄（.cleo）、計算局面。

    紀錄是文字檔，說明見 docs/notation.md。需要 FILE 的地方，- 代表標準輸入。
    .examples =
        cleocatra play                          與朋友用同一個鍵盤遊玩
        cleocatra random --seed 7 > game.cleo   一場隨機的遊戲，可以拿來看看
        cleocatra show game.cleo --at 12        紀錄中第十二個回合之後的局面
        cleocatra check games/*.cleo            這些紀錄對嗎？誰贏了？
    .end =
        結束代碼：0 表示一切正常，1 表示紀錄或檔案有問題，2 表示引數錯誤。
        `cleocatra COMMAND --help` 有各指令的詳細說明。
help-examples = 範例：
help-section = { $title }：
help-summary = { $summary }。

help-play = 在終端機裡遊玩，2 到 4 人共用一個鍵盤
    .about =
        沒有指定的選項會先詢問。每個行動之前都會畫出場上的板塊，並列出所有可以進行的行動。偵查會先翻開板塊，
        再詢問位置。

        { $commands }

        加上 FILE 就會繼續這份紀錄的遊戲；板塊堆裡寫成 ? 的板塊會隨機排列。
    .examples =
        cleocatra play
        cleocatra play --rules basic --players 3
        cleocatra play --players "green red" --edition french
        cleocatra play game.cleo
help-check = 重播紀錄，並列出各場的分數
    .about =
        每個標籤和行動都會檢查。正確的紀錄各有一行，寫出所有玩家的分數，以及誰獲勝或輪到誰。錯誤寫成
        FILE:LINE:COLUMN: 原因。如果紀錄附有洗牌的承諾值、鹽值和完整的板塊堆，也會驗證洗牌；
        在遊戲開始時記下承諾值的人，可以拿來與紀錄比對。
    .examples =
        cleocatra check game.cleo --commitment 5d41…
        cleocatra check game.cleo
        cleocatra check games/*.cleo && echo 全部正確
        cleocatra random --seed 1 | cleocatra check -
help-show = 畫出紀錄結束時或更早的局面
    .about =
        板塊下方會寫出輪到誰、每位玩家的分數和面前的援救者、督導，以及板塊堆剩下的板塊。
        回合依紀錄的行數計算：開局、回合和額外的行動。
    .examples =
        cleocatra show game.cleo
        cleocatra show game.cleo --at 0      開局之前
        cleocatra show game.cleo --at 12     紀錄中第十二個回合之後
help-legal = 列出紀錄結束時可以進行的行動
    .about =
        每行一個行動，照紀錄的寫法，並依程式庫固定的順序：先依行動的種類，再依位置（y，然後 x）。
        結束的遊戲沒有行動。
    .examples =
        cleocatra legal game.cleo
        cleocatra legal game.cleo | grep ^score
help-review = 找出一場遊戲中的失誤
    .about =
        由電腦高手依玩家當時所能知道的，評斷每個回合值多少，以及最好的走法是什麼。
        運氣不算在內：翻到不好的板塊不是誰的失誤。
        列出損失 5% 勝率以上的回合，以及每位玩家每回合的平均損失。回合以紀錄的行數計算。
    .examples =
        cleocatra review game.cleo
        cleocatra review game.cleo --player red --all
help-solve = 證明雙方都走最佳時局面的結果
    .about =
        用於兩位玩家的遊戲。逐步加深，檢查每個回合和每片可能抽到的板塊，直到結果得證或到達 --turns，
        然後說明已證明的部分：至少和至多獲得多少勝利，共享的勝利算一半。適用於遊戲的最後幾個回合。
        不論遊戲還會持續多久，已證明的都成立：不會把永遠拖下去的遊戲算進去。不會看紀錄裡的板塊堆。
    .examples =
        cleocatra solve game.cleo
        cleocatra solve game.cleo --turns 3
help-perft = 計算從紀錄結束處開始的行動序列有多少
    .about =
        數目單獨寫在最後一行。板塊堆必須已知：板塊堆裡有 ? 的紀錄不能計算。每深一層，時間就多好幾倍。
    .examples =
        cleocatra perft game.cleo --depth 3
        cleocatra perft game.cleo --depth 3 --divide    也寫出每個第一個行動之後的數目
help-random = 隨機進行遊戲到結束，並寫出紀錄
    .about =
        每個行動都是隨機的：先從可以進行的行動種類中選一種，再從中選一個，機會均等。種子決定板塊堆和行動，
        所以同樣的指令會得到同樣的遊戲；沒有 --seed 就自動產生一個，並寫到標準錯誤輸出。
        預設：進階規則、國際版、兩位玩家、一場遊戲。

        加上 --out，遊戲會存成檔案 random-SEED-1.cleo、random-SEED-2.cleo、…；
        已經存在而內容不同的檔案絕不會被覆寫。
    .examples =
        cleocatra random --seed 7 > game.cleo
        cleocatra random --rules basic --edition french --players 2 --seed 1
        cleocatra random --players 4 --seed 1 --games 100 --out games
help-arena = 讓電腦玩家互相比賽
    .about =
        請指定兩到四個電腦玩家；每場遊戲全都參加，加上 --players 就輪流入座，直到坐滿。
        每種板塊堆都會以每種座次各玩一次，所以沒有誰的板塊或座位比較好。
        自己寫的電腦玩家寫成 MODULE:FACTORY，會以 FACTORY(options, seed) 呼叫，
        若有 effort 參數也會傳入；engine:COMMAND 是使用 docs/engine.md 通訊協定的程式；
        寫成 NAME@SECONDS 的有自己的每回合思考時間，NAME#N 有自己的模擬次數。現有的電腦玩家：

        { $bots }

        會搜尋的電腦玩家照平常的時間思考，或依 --time（每回合秒數）或 --simulations 的設定。
        發生錯誤、回答不合規則、或超過 --limit 的電腦玩家會被指出，附上回答、局面和紀錄；該場算它輸，
        加上 --faults skip 則不計。--sprt LOW HIGH 會在結果足以判斷第一個電腦玩家比第二個強 LOW 還是 HIGH
        等級分時結束（錯誤率 5%），這時 --games 是最多的場數。
        加上 --out，遊戲會存到 DIR：games.jsonl（含紀錄）和 table.csv；再執行同樣的指令，就會從中斷處繼續，
        也可以加大 --games。match.json 記著這是哪場比賽，不會混入另一場比賽的遊戲。
    .examples =
        cleocatra arena mouser kitten --games 200
        cleocatra arena sphinx uct --time 1 --games 400 --out match
        cleocatra arena vizier scribe mouser kitten --rules basic --games 100
        cleocatra arena mybot:make scribe --sprt 0 50 --games 2000 --limit 5
        cleocatra arena "engine:./my-engine" vizier --time 0.5
help-ladder = 測量各級別的強度
    .about =
        每個級別與低一級的比賽，第二級另與隨機玩家比賽。以 Markdown 表格寫出勝率及其 95% 區間，
        以及由所有比賽算出的各級別等級分：多 400 分代表勝負約為十比一，書吏定為 2000 分。
        四人遊戲中，兩個級別各兩位交錯入座。最強的兩個級別，場數是其他級別的十分之一。
        加上 --out，遊戲會儲存在 DIR，再執行同樣的指令就會從中斷處繼續。
        需要 choix：pip install cleocatra[arena]。
    .examples =
        cleocatra ladder --games 100
        cleocatra ladder --rules basic --games 200 --out ladder/basic-2
        cleocatra ladder --players 4 --games 60 --out ladder/advanced-4
help-engine = 以逐行的通訊協定讓其他程式使用電腦玩家
    .about =
        引擎從標準輸入讀取指令，在標準輸出回答：局面、go、stop 和最佳回合，方式與 UCI 相似。
        docs/engine.md 說明這個通訊協定。沒有指定 BOT 時是獅身人面像。

        加上 --check，會把 COMMAND 當作引擎執行，並告訴你哪裡對、哪裡不對。
    .examples =
        cleocatra engine vizier
        cleocatra engine --check "python my_engine.py"
        cleocatra arena "engine:python my_engine.py" scribe --time 0.5
help-train = 以自我對弈訓練電腦玩家的評估
    .about =
        神經網路與自己對弈，從結果學習，再繼續對弈，一代接一代。FOLDER 存放權重和記錄檔：
        再執行同樣的指令就會從中斷處繼續。電腦玩家使用的權重在套件的 bots/weights 裡，
        檔名為 RULES-PLAYERS.bin。需要 NumPy：pip install cleocatra[train]。
    .examples =
        cleocatra train training/advanced-2 --players 2 --generations 40
help-simulate = 讓電腦玩家進行數千場遊戲，並記下經過
    .about =
        OUT 會成為資料夾，裡面有 games.parquet（每場一列）、turns.parquet（每回合一列）和 manifest.json，
        加上 --records 還有 records.cleo。再執行同樣的指令就會從中斷處繼續；不論由誰計算、中斷幾次，
        檔案都完全相同。docs/lab.md 說明各欄位。

        電腦玩家依模擬次數思考，從不看時間：sphinx 和 uct 請加上 --simulations。只有一個電腦玩家時，
        由它坐滿所有座位。加上 --manifest 會重做一次模擬，並告知檔案是否相同。
    .examples =
        cleocatra simulate out --bots vizier --games 10000
        cleocatra simulate out --bots scribe mouser kitten --rules basic --seed 7
        cleocatra simulate short --variant examples/variants/short.toml --games 2000
        cleocatra simulate out --players 4 --cluster tcp://10.0.0.1:8786
        cleocatra simulate again --manifest out/manifest.json
help-report = 把模擬結果做成有圖表的網頁
    .about =
        DIR 是 `cleocatra simulate` 產生的資料夾。網頁是單一檔案，用瀏覽器就能開啟。加上 --against
        可以並列兩次模擬：兩種版本，或有無某個能力的遊戲。
    .examples =
        cleocatra report out
        cleocatra report international --against french -o editions.html
help-serve = 透過 HTTP 提供遊戲
    .about =
        遊戲儲存在 SQLite 檔案（同時只能有一個伺服器使用），或 PostgreSQL（任意數目的伺服器可以共用）。
        只要資料庫還在，遊戲就在。docs/protocol.md 說明用戶端傳送的內容，docs/hosting.md 說明如何為別人架設。
        Ctrl-C 或 SIGTERM 會讓伺服器正常停止。

        每個選項也可以用環境變數設定，名稱用大寫：CLEOCATRA_PORT、CLEOCATRA_CLIENT_GAMES。
        含密碼的資料庫網址應該放在那裡。設為 0 表示沒有限制。限制以每個伺服器行程計算；
        一個用戶端指一個位址（IPv6 為 64 位元的網路）。
    .examples =
        cleocatra serve          只供這台電腦使用，在 http://127.0.0.1:8023
        cleocatra serve --host 0.0.0.0 --port 80 --database sqlite:////srv/games.db
        CLEOCATRA_DATABASE=postgresql://cat:secret@db/games cleocatra serve

level-random-about = 隨機行動
level-uct-about = 單純的 UCT，以隨機對局評估

## Options

option-language = en、fr 或 zh-Hant（預設：依 CLEOCATRA_LANGUAGE 或系統語言）
option-version = 顯示版本，以及核心是否已編譯
option-file = 紀錄；- 代表標準輸入
option-play-file = 要繼續的遊戲紀錄
option-rules = basic（基本規則）或 advanced（進階規則）
option-edition = international（國際版）或 french（法文版）：兩人遊戲時拿掉的板塊不同
option-players = 2、3、4，或依順序寫出顏色："green red"
option-seed-pile = 相同的種子會洗出相同的板塊堆
option-commitment = 遊戲開始時公布的承諾值
option-at = 這麼多回合之後的局面
option-depth = 一個序列有幾個行動
option-divide = 也顯示每個第一個行動之後的數目
option-turns = 最多看幾個回合（預設：{ $usual }）
option-nodes = 每個證明檢查這麼多局面
option-games = 幾場遊戲（預設：{ $usual }）
option-random-out = 存放紀錄的資料夾，沒有就建立
option-bots = 兩到四個電腦玩家
option-seats = 座位數（預設：每個電腦玩家一個）
option-reviewed-player = 只看這位玩家的回合
option-reviewed-all = 也列出好的回合
option-reviewed-simulations = 電腦玩家思考多少次（預設：兩人遊戲 1000，人多則較少）
option-seed = 板塊堆與隨機（預設：{ $usual }）
option-time = 每回合的思考時間（秒）
option-simulations = 每回合的模擬次數
option-limit = 一回合用時更久的電腦玩家算逾時
option-faults = 電腦玩家出錯的場次如何處理：lose 或 skip（預設：{ $usual }）
option-sprt = 檢定能分辨這兩個等級分差時就結束比賽
option-engine-bot = 回答的電腦玩家（預設：sphinx）
option-engine-seed = 電腦玩家的隨機（預設：{ $usual }）
option-check = 檢查這個引擎
option-processes = 同時執行幾個行程（預設：{ $usual }）
option-arena-out = 存放遊戲和表格的資料夾
option-players-number = 幾位玩家（預設：{ $usual }）
option-match-games = 最強兩個級別的場數（預設：{ $usual }）
option-ladder-time = 獅身人面像每回合的另一個思考時間（秒）
option-ladder-simulations = 獅身人面像每回合改以模擬次數計，不看時間
option-ladder-out = 存放遊戲的資料夾
option-folder = 存放訓練的資料夾
option-generations = 總共幾代（預設：{ $usual }）
option-train-games = 每一代的場數（預設：{ $usual }）
option-train-simulations = 每回合之前搜尋的模擬次數（預設：{ $usual }）
option-trust = 學習時採用電腦玩家自己判斷的比例（預設：{ $usual }）
option-start = 起始的權重（預設：隨機）
option-simulate-out = 存放結果的資料夾
option-simulate-bots = 一個電腦玩家，或每個座位一個
option-simulate-players = 幾位玩家（由一個電腦玩家坐滿所有座位時）
option-variant = 遊戲的變體，TOML 檔
option-records = 也儲存遊戲紀錄
option-manifest = 重做這次模擬
option-cluster = Dask 叢集的排程器：tcp://HOST:PORT
option-report-folder = 一次模擬
option-against = 要比較的另一次模擬
option-report-out = 網頁檔（預設：DIR/report.html）
option-open = 在瀏覽器中開啟網頁
option-serve-seed = 僅供測試：所有板塊堆、權杖與電腦玩家的種子都由這個數字決定
option-host = 服務的位址（{ $usual }）
option-port = 連接埠（{ $usual }）
option-database = sqlite:///PATH、路徑，或 postgresql://…（{ $usual }）
option-origin = 另一個可以傳送請求的網頁來源：https://cats.example
option-proxy = 可信任的代理伺服器位址或網段，由它告知代表誰提出請求（X-Forwarded-For）
option-name = 伺服器使用的名稱，例如 cats.example；其他名稱一律拒絕
option-connections = 同時的連線數，包括事件串流（{ $usual }）
option-client-connections = …每個用戶端（{ $usual }）
option-client-streams = 每個用戶端同時的事件串流（{ $usual }）
option-rate = 每個用戶端每秒的請求數，長期平均（{ $usual }）
option-burst = …以及一次最多幾個（{ $usual }）
option-client-games = 每個用戶端一小時內可以建立的遊戲（{ $usual }）
option-all-games = …以及所有用戶端合計（{ $usual }）
option-client-listed = 每個用戶端可以同時等人的公開遊戲（{ $usual }）
option-client-seats = 每個用戶端一小時內可以在公開遊戲佔用的座位（{ $usual }）
option-tables = 記憶體中的遊戲；其餘留在資料庫（{ $usual }）
option-patience = 等候請求送達，以及等候緩慢的讀取者繼續讀取的秒數（{ $usual }）
option-keep-finished = 結束的遊戲在幾天後刪除；0 表示永久保留（{ $usual }）
option-keep-abandoned = 沒有動靜的遊戲在幾天後刪除；0 表示永久保留（{ $usual }）

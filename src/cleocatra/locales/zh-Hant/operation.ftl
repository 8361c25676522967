# 給伺服器管理者的指令。

help-backup = 在有人遊玩時複製伺服器的遊戲
    .about =
        把 SQLite 檔案一致地複製成一個檔案，無論伺服器是否正在使用，並且像 doctor 一樣檢查複本。
        PostgreSQL 請使用 pg_dump。
    .examples =
        cleocatra backup games-today.db
        cleocatra backup --database /srv/games.db /backup/games.db
help-doctor = 檢查遊戲資料庫或其複本
    .about =
        讀取每場遊戲的記錄：是否完整、未被更改、能還原成遊戲，以及板塊堆是否與公布的雜湊值相符。
        損壞的遊戲以伺服器記錄中的名稱列出。伺服器正在使用的 SQLite 檔案無法讀取：請檢查 backup 做的複本。
    .examples =
        cleocatra doctor --database /backup/games.db

option-backup-file = 複本的位置

doctor-found = { $games } 場遊戲，{ $events } 個事件，{ $wrong } 場損壞
doctor-game = 遊戲 { $name }：{ $code }
backup-postgres = 複製 PostgreSQL 資料庫請使用 pg_dump

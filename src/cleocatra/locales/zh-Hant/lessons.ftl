# 課程。lesson-名稱：標題；lesson-名稱-步驟：問題；…-done：稱讚；…-字：對其他行動的回應。
# $title：課程；$points、$best：數字；$steps：依序的行動。
lessons-lead = 邊玩邊學，一步一步學會整個遊戲。不管你怎麼走，貓咪都會回應你。
lessons-go = 邊玩邊學
lessons-begin = 開始：{ $title }
lessons-continue = 下一課：{ $title }
lesson-learned = 已完成
lesson-step = 第 { $step } 題，共 { $total } 題
lesson-next = 繼續
lesson-show = 告訴我答案
lesson-onwards = 接下來
lesson-solution = 其中一種做法：{ $steps }。

chapter-basics = 基礎
chapter-scoring = 得分
chapter-game = 完整的遊戲
chapter-cats = 進階規則
chapter-tactics = 戰術

# 對合法但未達目標的行動的回應。
answer-other = 可以這樣走，但這一題要的不是這個。
answer-score = 這裡可以得分，但這一題要的不是這個。
answer-points =
    { $points ->
        [0] 可以這樣走，但這回合得不到分。你可以得 { $best } 分。
       *[other] 不錯，但這回合只得 { $points } 分。你可以得 { $best } 分。
    }
answer-rival = 還不錯，但這樣對手馬上就能得 { $points } 分。最多只能讓對手得 { $best } 分。
answer-later =
    { $points ->
        [0] 不錯，但下回合你就沒有分可得了。你可以留下 { $best } 分的得分機會。
       *[other] 不錯，但下回合你最多只能得 { $points } 分。你可以留下 { $best } 分的得分機會。
    }

lesson-goal = 目標與範圍
lesson-goal-1 = 你是紅色。一片板塊和與它共用一整條邊的板塊是一個範圍，每種顏色 1 分。你的哪一位援救者的範圍顏色比較多？點選那一位並得分！
lesson-goal-1-done = 沒錯：三片板塊、三種顏色，得 3 分。最後分數最多的人獲勝；有人達到 23 分以上時，遊戲就快結束了。
lesson-goal-1-two = 不錯，但這個範圍只有兩種顏色：2 分。你的另一位援救者左右兩邊都有板塊。
lesson-goal-2 = 只碰到角的板塊不在範圍內。你的三位援救者中，哪一位得分最多？
lesson-goal-2-done = 眼光真好！它與兩片板塊共用一條邊：三種顏色，3 分。只碰到角的不算。
lesson-goal-2-corner = 不錯，但這樣是 2 分：周圍的板塊大多只碰到角。另一位援救者可以得 3 分。

lesson-scout = 偵查與調度
lesson-scout-1 = 一個回合：一個板塊行動，接著一個援救者行動。偵查：點選板塊堆，把翻開的板塊放在另一片旁邊。接著調度：把一位援救者放到那片板塊上。
lesson-scout-1-done = 這就是一個完整的回合。你的新援救者隨時可以得分。
lesson-scout-1-dispatch = 這樣也可以。不過先試試最常用的擴張方式：偵查，接著調度。
lesson-scout-2 = 選擇位置之前，你會先看到板塊。進行偵查，把它放在同時與兩片板塊相鄰的位置，接著調度。
lesson-scout-2-done = 太好了：金、橘、綠三色都在一個範圍裡。3 分等著你拿。
lesson-scout-2-place = 不錯，但那裡只與一片板塊相鄰。放在橘色與綠色之間的缺口，就與兩片相鄰。

lesson-search = 搜尋與它的限制
lesson-search-1 = 搜尋是另一種板塊行動：移動一片上面沒有人的板塊。拿起右邊的紫色板塊，放到別的位置，接著調度一位援救者到上面。
lesson-search-1-done = 做得好！調度可以放到這回合放置或移動的板塊上。
lesson-search-1-scout = 偵查也可以，但這次請移動場上那片板塊。
lesson-search-1-dispatch = 可以這樣走，但這次請先搜尋，接著調度。
lesson-search-2 = 綠、紫、金三片板塊上沒有人。完全被包圍的板塊不能移動，移走會讓板塊分開的也不能。哪一片可以？
lesson-search-2-done = 沒錯：綠色。紫色完全被包圍；移走金色，它旁邊的板塊就會分開。

lesson-team = 組隊
lesson-team-1 = 一個回合也可以是兩個援救者行動。組隊：把一位援救者放到自己援救者相鄰的板塊上。這回合要怎麼到達紫色板塊？
lesson-team-1-done = 就是這樣：每一位新援救者都讓你再前進一步。一片板塊最多兩位援救者，但不能有兩位是同一位玩家的。
lesson-team-1-two = 可以這樣走，但到不了紫色板塊。試試連續兩次組隊。
lesson-team-2 = 督導不會擋住任何人，只是不能在那片板塊上得分。組隊到有督導的板塊上。
lesson-team-2-done = 沒錯。援救者在那裡甚至還能當助手，你很快就會看到。

lesson-colours = 顏色計分
lesson-colours-1 = 救援（得分），範例 3a：每種顏色只算一次。你的範圍有兩片綠色和一片藍色。用你的援救者得分。
lesson-colours-1-done = 2 分：綠色和藍色。救援板塊本身代表綠色。
lesson-colours-2 = 範例 3b：你的綠色板塊旁邊有兩片橘色。這樣幾分？得分看看。
lesson-colours-2-done = 還是 2 分：綠色和橘色。兩片橘色只算一片。
lesson-colours-3 = 範例 3c：最好的範圍。你的兩位援救者中，哪一位得分最多？
lesson-colours-3-done = 4 分！四片板塊、四種顏色：一個範圍最多就是這樣。
lesson-colours-3-three = 不錯，但這樣是 3 分。你的另一位援救者的範圍有四種顏色。

lesson-helpers = 助手
lesson-helpers-1 = 範例 4a：你在有計分的相鄰板塊上的其他援救者是助手，每位 1 分。用哪一位援救者得分最多？
lesson-helpers-1-done = 6 分：四種顏色加兩位助手。他們都回到你面前，可以再次出發。
lesson-helpers-1-less = 不錯，但中間那位有四種顏色和兩位助手：6 分。
lesson-helpers-2 = 助手的板塊上就算有督導也照樣計分。你有兩個行動：這回合能得 5 分嗎？
lesson-helpers-2-done = 5 分：三種顏色加兩位助手，其中一位和督導在同一片板塊上。

lesson-choose = 相同顏色：由你選擇
lesson-choose-1 = 範例 4b：兩片橘色板塊上都有你的助手，但橘色只算一片。在綠色板塊得分，並選擇一位助手。
lesson-choose-1-done = 4 分：三種顏色加一位助手。另一位援救者留在原地。
lesson-choose-2 = 這裡只有一片橘色板塊上有你的援救者。你可以改算另一片橘色，讓這位援救者留在場上。試試看。
lesson-choose-2-done = 沒錯：現在少 1 分，但你的援救者留在原地。
lesson-choose-2-with = 不錯：這樣多 1 分。但這次請留下援救者：選擇沒有助手的得分。

lesson-inspectors = 督導
lesson-inspectors-1 = 得分之後，救援板塊上會有一位督導：誰都不能在那裡得分。藍色剛在綠色板塊得分。你還能在哪裡得分？
lesson-inspectors-1-done = 沒錯：在紫色板塊，而且綠色板塊上的援救者還幫了忙：3 分。
lesson-inspectors-2 = 三位督導都在場上，由你選擇移動哪一位。現在得 3 分，並讓自己下回合還能再得 3 分。
lesson-inspectors-2-done = 聰明：你移走了自己援救者那片板塊上的督導，那裡又可以得分了。

lesson-stuck = 無法行動時
lesson-stuck-1 = 你是藍色，無法進行完整的回合，所以要集結：把一位援救者放到任何可容納的板塊上，接著進行一個援救者行動。你能得 3 分嗎？
lesson-stuck-1-done = 做得好：集結可以到任何地方，所以就去顏色多的地方。
lesson-stuck-2 = 又無法行動了，而且面前沒有援救者：這時集結是把自己的一位援救者移到任何可容納的板塊。試試看，再進行一個援救者行動。
lesson-stuck-2-done = 就是這樣。這個遊戲永遠不會跳過你的回合。
lesson-stuck-3 = 你是紅色。每片板塊都滿了，也都有督導：連集結也不行。這時只進行一個板塊行動。
lesson-stuck-3-done = 沒錯：只進行偵查，回合就結束。這種情況非常少見。

lesson-end = 遊戲結束
lesson-end-1 = 有人達到 23 分以上時，把目前這一輪玩完，遊戲就結束。你是起始玩家，現在有 19 分。達到 23 分吧！
lesson-end-1-done = 23 分！但這一輪由你開始，所以藍色還有一個回合。這樣大家的回合數才相同。
lesson-end-2 = 現在你是藍色，有 18 分，這是最後一個回合。你能追上紅色的 23 分嗎？
lesson-end-2-done = 23 比 23：最高分相同的玩家共享勝利。恭喜兩位！

lesson-herd = 遷移
lesson-herd-1 = 進階規則多了遷移這個援救者行動：把自己的一位援救者移到相鄰且可容納的板塊。在金色的埃及喵后得分還會多 1 分。你能得 6 分嗎？
lesson-herd-1-done = 6 分：三種顏色、兩位助手，加上埃及喵后的 1 分。

lesson-cleocatra = 埃及喵后
lesson-cleocatra-1 = 在埃及喵后得分時，多得 1 分。你的哪一位援救者得分最多？
lesson-cleocatra-1-done = 4 分：三種顏色再加 1 分。得分之前沒有人單獨最低分，所以沒有人獲得額外的行動。
lesson-cleocatra-1-less = 不錯，但在埃及喵后板塊可以得 4 分。
lesson-cleocatra-2 = 藍色在埃及喵后得分，而之前只有你分數最低，所以藍色回合結束時你獲得一個額外的行動。用兩位助手來得分吧！
lesson-cleocatra-2-done = 白得 5 分！額外的行動只有一個行動，也可以放棄。
lesson-cleocatra-2-less = 不錯，但有兩位助手可以得 5 分。
lesson-cleocatra-2-pass = 額外的行動可以放棄，但在這裡值 5 分。

lesson-mafdat = 瑪弗德特
lesson-mafdat-1 = 瑪弗德特板塊上就算有援救者或督導也能移動，全部一起走。你能得 4 分嗎？
lesson-mafdat-1-done = 4 分：瑪弗德特帶來一種顏色和一位助手。和搜尋一樣，被包圍或會讓板塊分開時不能移動。

lesson-bastet = 芭絲特
lesson-bastet-1 = 板塊行動：你在芭絲特板塊上的援救者，與其他玩家在別片板塊上的援救者交換位置。你能得 5 分嗎？
lesson-bastet-1-done = 5 分：三種顏色，加上交換得來的兩位助手。督導留在原地。

lesson-mut = 姆特
lesson-mut-1 = 在姆特板塊得分時，援救者留在板塊上，不回到你面前。在姆特得分吧！
lesson-mut-1-done = 3 分，而且援救者還在那裡。助手照常回來，就算是在姆特板塊上也一樣。
lesson-mut-1-less = 不錯，但在姆特可以得 3 分，而且援救者會留下。

lesson-princess = 公主
lesson-princess-1 = 在公主得分時，把兩位督導放到任兩片沒有督導的板塊上，而不是一位放在公主上。得 4 分，並讓藍色無分可得。
lesson-princess-1-done = 太厲害了：藍色援救者所在的兩片板塊都不能得分了。

lesson-block = 阻擋
lesson-block-1 = 藍色想在紫色板塊得 5 分。那裡有督導就不行了。你能到那片板塊搶先得分嗎？
lesson-block-1-done = 你得 5 分，藍色現在最多只能得 3 分。最好的阻擋就是自己得分。

lesson-tempo = 兩個行動比一個好
lesson-tempo-1 = 你現在可以得 3 分。但第一個行動就得分，回合會馬上結束。有沒有更好的順序？
lesson-tempo-1-done = 4 分：先進行另一個行動，再得分。可以的話，兩個行動都要用上。
lesson-tempo-1-now = 3 分，但浪費了一個行動。先進行另一個行動，就能得 4 分。

lesson-keep = 留住助手
lesson-keep-1 = 在綠色板塊得 3 分。橘色板塊上的助手一位回來，另一位留下。留下哪一位，下回合才能得 4 分？
lesson-keep-1-done = 留得好：留下的那位範圍裡有四種顏色。

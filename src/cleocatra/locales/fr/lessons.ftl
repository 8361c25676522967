# Les leçons. lesson-NOM : le titre ; lesson-NOM-ÉTAPE : la question ; …-done : les félicitations ; …-MOT : la réponse à
# un autre coup. $title : une leçon ; $points, $best : des nombres ; $steps : des actions dans l'ordre.
lessons-lead = Apprenez tout le jeu en jouant, pas à pas. Quoi que vous fassiez, le chat vous répond.
lessons-go = Apprendre en jouant
lessons-begin = Commencer : { $title }
lessons-continue = Ensuite : { $title }
lesson-learned = terminée
lesson-step = Question { $step } sur { $total }
lesson-next = Continuer
lesson-show = Montrez-moi
lesson-onwards = La suite
lesson-solution = Une façon de faire : { $steps }.

chapter-basics = Les bases
chapter-scoring = Marquer des points
chapter-game = Toute la partie
chapter-cats = Les règles avancées
chapter-tactics = Tactique

# Réponses aux coups permis qui manquent le but.
answer-other = C’est permis, mais ce n’est pas ce que je vous ai demandé ici.
answer-score = Vous pouvez marquer ici, mais ce n’est pas ce que je vous ai demandé.
answer-points =
    { $points ->
        [0] C’est permis, mais cela ne rapporte rien ce tour-ci. Vous pouvez marquer { $best } points.
        [one] Bien, mais cela ne rapporte que 1 point ce tour-ci. Vous pouvez en marquer { $best }.
       *[other] Bien, mais cela rapporte { $points } points ce tour-ci. Vous pouvez en marquer { $best }.
    }
answer-rival =
    { $points ->
        [one] Pas mal, mais votre adversaire peut alors marquer 1 point tout de suite. Ne lui en laissez pas plus de { $best }.
       *[other] Pas mal, mais votre adversaire peut alors marquer { $points } points tout de suite. Ne lui en laissez pas plus de { $best }.
    }
answer-later =
    { $points ->
        [0] Bien, mais vous n’aurez rien à marquer au prochain tour. Vous pouvez garder un Sauvetage à { $best } points.
        [one] Bien, mais au prochain tour vous ne pourrez marquer que 1 point. Vous pouvez garder un Sauvetage à { $best } points.
       *[other] Bien, mais au prochain tour vous ne pourrez marquer que { $points } points. Vous pouvez garder un Sauvetage à { $best } points.
    }

lesson-goal = Le but et les zones
lesson-goal-1 = Vous jouez les rouges. Une tuile et celles qui partagent un côté avec elle forment une zone : chaque couleur y vaut 1 point. Quel sauveteur en a le plus ? Touchez-le et marquez !
lesson-goal-1-done = Exact : trois tuiles, trois couleurs, 3 points. Qui a le plus de points à la fin gagne, et la fin approche quand quelqu’un en a 23 ou plus.
lesson-goal-1-two = Bien, mais cette zone n’a que deux couleurs : 2 points. Votre autre sauveteur a une tuile de chaque côté.
lesson-goal-2 = Les tuiles qui ne se touchent que par un coin ne font pas partie de la zone. Lequel de vos trois sauveteurs marque le plus ?
lesson-goal-2-done = Bien vu ! Elle partage un côté avec deux tuiles : trois couleurs, 3 points. Les tuiles au coin ne comptent pas.
lesson-goal-2-corner = Bien, mais cela fait 2 points : presque tout, autour, ne se touche que par un coin. Un autre sauveteur en marque 3.

lesson-scout = Expédition et Éclaireur
lesson-scout-1 = Un tour : une action de tuile, puis une action de sauveteur. Expédition : touchez la pioche et placez la tuile. Puis Éclaireur : placez-y un sauveteur.
lesson-scout-1-done = Voilà un tour complet. Votre nouveau sauveteur est prêt à marquer.
lesson-scout-1-dispatch = C’est possible aussi. Mais essayez d’abord la façon habituelle de s’étendre : Expédition, puis Éclaireur.
lesson-scout-2 = Vous voyez la tuile avant de choisir son emplacement. Faites une Expédition : placez-la là où elle touche deux tuiles à la fois. Puis Éclaireur.
lesson-scout-2-done = Parfait : or, orange et vert dans une même zone. 3 points vous attendent.
lesson-scout-2-place = Bien, mais là elle ne touche qu’une tuile. Dans le creux entre l’orange et la verte, elle en touche deux.

lesson-search = Recherche et ses limites
lesson-search-1 = Recherche est l’autre action de tuile : déplacez une tuile où il n’y a personne. Prenez la violette à droite, placez-la ailleurs, puis Éclaireur.
lesson-search-1-done = Bravo ! Éclaireur se joue sur la tuile posée ou déplacée pendant ce tour.
lesson-search-1-scout = Une Expédition marche aussi, mais cette fois déplacez la tuile qui est déjà là.
lesson-search-1-dispatch = C’est permis, mais cette fois faites d’abord une Recherche, puis Éclaireur.
lesson-search-2 = Trois tuiles sont vides : verte, violette et or. Une tuile entourée ne bouge pas, ni une tuile qui relie les pyramides. Laquelle peut bouger ?
lesson-search-2-done = Exact : la verte. La violette est entourée, et sans la tuile or celle du dessous serait coupée du reste.

lesson-team = Faites équipe
lesson-team-1 = Un tour peut aussi être deux actions de sauveteur. Faites équipe : placez un sauveteur à côté d’un des vôtres. Comment atteindre la tuile violette ce tour-ci ?
lesson-team-1-done = Exactement : chaque sauveteur permet le pas suivant. Une tuile accueille deux sauveteurs, mais jamais deux du même joueur.
lesson-team-1-two = C’est permis, mais cela ne mène pas à la tuile violette. Faites équipe deux fois.
lesson-team-2 = Un inspecteur n’écarte personne : il empêche seulement de marquer sur sa tuile. Faites équipe sur la tuile de l’inspecteur.
lesson-team-2-done = Exact. De là, un sauveteur peut même aider : vous le verrez bientôt.

lesson-colours = Marquer les couleurs
lesson-colours-1 = Sauvetage (Score), exemple 3a : chaque couleur ne compte qu’une fois. Votre zone a deux fois le vert, et le bleu. Marquez.
lesson-colours-1-done = 2 points : vert et bleu. La tuile de sauvetage représente elle-même le vert.
lesson-colours-2 = Exemple 3b : deux tuiles orange à côté de votre verte. Combien cela fait-il ? Marquez.
lesson-colours-2-done = Encore 2 points : vert et orange. Une seule des deux tuiles orange compte.
lesson-colours-3 = Exemple 3c : la plus belle des zones. Lequel de vos deux sauveteurs marque le plus ?
lesson-colours-3-done = 4 points ! Quatre tuiles de quatre couleurs : une zone ne peut pas en avoir plus.
lesson-colours-3-three = Bien, mais cela fait 3 points. Votre autre sauveteur a quatre couleurs dans sa zone.

lesson-helpers = Les assistants
lesson-helpers-1 = Exemple 4a : vos autres sauveteurs sur des tuiles comptées sont des assistants, 1 point chacun. Avec quel sauveteur marquez-vous le plus ?
lesson-helpers-1-done = 6 points : quatre couleurs et deux assistants. Tous reviennent dans votre réserve, prêts à repartir.
lesson-helpers-1-less = Bien, mais le sauveteur du milieu a quatre couleurs et deux assistants : 6 points.
lesson-helpers-2 = Un assistant compte même si un inspecteur est sur sa tuile. Vous avez deux actions : pouvez-vous marquer 5 points ce tour-ci ?
lesson-helpers-2-done = 5 points : trois couleurs et deux assistants, dont un avec l’inspecteur.

lesson-choose = Couleurs égales : à vous de choisir
lesson-choose-1 = Exemple 4b : vous avez un assistant sur chaque tuile orange, mais une seule compte. Marquez sur la verte et choisissez l’assistant.
lesson-choose-1-done = 4 points : trois couleurs et un assistant. L’autre sauveteur reste sur sa tuile.
lesson-choose-2 = Ici, une seule tuile orange a votre sauveteur. Vous pouvez compter l’autre et garder ce sauveteur sur le plateau. Faites-le.
lesson-choose-2-done = Exact : 1 point de moins maintenant, mais votre sauveteur reste en place.
lesson-choose-2-with = Bien : cela fait 1 point de plus. Mais cette fois gardez le sauveteur : choisissez le Sauvetage sans assistant.

lesson-inspectors = Les inspecteurs
lesson-inspectors-1 = Après un Sauvetage, un inspecteur est sur la tuile : personne ne peut y marquer. Bleu vient de marquer sur la verte. Où pouvez-vous encore marquer ?
lesson-inspectors-1-done = Exact : sur la violette, et votre sauveteur sur la verte a même aidé : 3 points.
lesson-inspectors-2 = Les trois inspecteurs sont en jeu : vous choisissez celui qui vient. Marquez 3 points, de façon à pouvoir en marquer 3 autres au prochain tour.
lesson-inspectors-2-done = Malin : vous avez pris l’inspecteur de la tuile de votre sauveteur. Elle est de nouveau ouverte.

lesson-stuck = Si vous êtes bloqué
lesson-stuck-1 = Vous jouez les bleus et aucun tour complet n’est possible. Ralliez : placez un sauveteur où vous voulez, puis une action de sauveteur. Pouvez-vous marquer 3 points ?
lesson-stuck-1-done = Bravo : un ralliement peut aller partout, donc là où sont les couleurs.
lesson-stuck-2 = Encore bloqué, et votre réserve est vide : le ralliement déplace alors un de vos sauveteurs. Faites-le, puis une action de sauveteur.
lesson-stuck-2-done = C’est cela. Dans ce jeu, on ne perd jamais son tour.
lesson-stuck-3 = Vous jouez les rouges. Toutes les tuiles sont pleines et inspectées : même un ralliement n’aide pas. Jouez une action de tuile seule.
lesson-stuck-3-done = Exact : une Expédition seule, et votre tour se termine. C’est très rare.

lesson-end = La fin de la partie
lesson-end-1 = Quand quelqu’un a 23 points ou plus, on termine la manche en cours, puis la partie s’arrête. Vous avez commencé et vous avez 19 points. Atteignez 23 !
lesson-end-1-done = 23 ! Mais vous avez commencé la manche, Bleu a donc encore un tour. Chacun aura ainsi joué autant de tours.
lesson-end-2 = Vous êtes maintenant Bleu, avec 18 points, et c’est le dernier tour de la partie. Pouvez-vous rattraper les 23 points de Rouge ?
lesson-end-2-done = 23 à 23 : les joueurs à égalité en tête partagent la victoire. Félicitations à tous les deux !

lesson-herd = Troupeau
lesson-herd-1 = Les règles avancées ajoutent Troupeau : déplacez un de vos sauveteurs vers une tuile adjacente. Et la tuile or de Cleocatra donne 1 point de plus. Pouvez-vous en marquer 6 ?
lesson-herd-1-done = 6 points : trois couleurs, deux assistants et le point de Cleocatra.

lesson-cleocatra = Cleocatra
lesson-cleocatra-1 = Quand vous marquez sur Cleocatra, vous gagnez 1 point de plus. Lequel de vos sauveteurs marque le plus ?
lesson-cleocatra-1-done = 4 points : trois couleurs et 1 de plus. Personne n’était seul dernier avant ce Sauvetage : pas d’action bonus.
lesson-cleocatra-1-less = Bien, mais sur la tuile de Cleocatra vous marqueriez 4 points.
lesson-cleocatra-2 = Bleu a marqué sur Cleocatra et vous étiez seul dernier : vous avez une action bonus à la fin de son tour. Marquez avec deux assistants !
lesson-cleocatra-2-done = 5 points gratuits ! Une action bonus est une seule action ; vous pouvez aussi passer.
lesson-cleocatra-2-less = Bien, mais avec deux assistants vous marquez 5 points.
lesson-cleocatra-2-pass = Vous pouvez renoncer à une action bonus, mais ici elle vaut 5 points.

lesson-mafdat = Mafdat
lesson-mafdat-1 = Une tuile Mafdat se déplace même avec des sauveteurs ou un inspecteur : tous suivent. Pouvez-vous marquer 4 points ?
lesson-mafdat-1-done = 4 points : Mafdat a apporté une couleur et un assistant. Elle suit les limites de la Recherche.

lesson-bastet = Bastet
lesson-bastet-1 = Action de tuile : votre sauveteur sur une tuile Bastet échange sa place avec celui d’un autre joueur, ailleurs. Pouvez-vous marquer 5 points ?
lesson-bastet-1-done = 5 points : trois couleurs et deux assistants grâce à l’échange. Les inspecteurs ne bougent pas.

lesson-mut = Mut
lesson-mut-1 = Quand vous marquez sur une tuile Mut, votre sauveteur y reste au lieu de revenir dans la réserve. Marquez sur Mut !
lesson-mut-1-done = 3 points, et votre sauveteur est toujours là. Les assistants reviennent comme d’habitude, même d’une tuile Mut.
lesson-mut-1-less = Bien, mais sur Mut vous marquez 3 points et votre sauveteur reste.

lesson-princess = Princess
lesson-princess-1 = Sur Princess, vous placez deux inspecteurs sur deux tuiles qui n’en ont pas, au lieu d’un sur la sienne. Marquez 4 points sans rien laisser à Bleu.
lesson-princess-1-done = Excellent : les deux tuiles où se trouve Bleu sont fermées.

lesson-block = Bloquer
lesson-block-1 = Bleu veut marquer 5 points sur la tuile violette. Un inspecteur l’en empêcherait. Pouvez-vous y aller et y marquer avant lui ?
lesson-block-1-done = 5 points pour vous, et Bleu ne peut plus en marquer que 3. Le meilleur blocage est votre propre Sauvetage.

lesson-tempo = Deux actions plutôt qu’une
lesson-tempo-1 = Vous pouvez marquer 3 points. Mais marquer en première action met fin au tour. Y a-t-il un meilleur ordre ?
lesson-tempo-1-done = 4 points : d’abord une autre action, puis le Sauvetage. Utilisez vos deux actions quand vous le pouvez.
lesson-tempo-1-now = 3 points, mais vous avez perdu une action. Jouez d’abord autre chose : vous marquerez 4 points.

lesson-keep = Garder un assistant
lesson-keep-1 = Marquez 3 points sur la tuile verte. Un assistant orange rentre, l’autre reste. Lequel garder pour marquer 4 points au prochain tour ?
lesson-keep-1-done = Bien gardé : le sauveteur qui reste a quatre couleurs dans sa zone.

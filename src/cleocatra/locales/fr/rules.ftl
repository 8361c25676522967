# Les règles au complet. rules-ID-title et rules-ID : une section ; rules-picture-NOM : une image ; rules-R7-title et rules-R7 :
# une décision ; rules-R7-… : ce que disent les livrets. Une ligne vide termine un paragraphe ; des lignes qui commencent par
# un tiret ou un numéro forment une liste ; **ce mot** est défini là. $points : ceux du Sauvetage d'une image.

rules-lead = Tout ce qu’il faut savoir, de la préparation aux parties enregistrées. Cherchez, ou lisez du début à la fin.
rules-find = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } section trouvée
       *[other] { $count } sections trouvées
    }
rules-contents = Sommaire
rules-print = Imprimer les règles
rules-link = Lien vers « { $title } »
rules-ruling = Décision { $number }
rules-sort-tile = Action de tuile
rules-sort-rescuer = Action de sauveteur
rules-book-international = Livrets anglais et chinois
rules-book-french = Livret français
rules-book-all = Tous les livrets

rules-chapter-start = Pour commencer
rules-chapter-turn = Votre tour
rules-chapter-score = Marquer des points
rules-chapter-cats = Les règles avancées
rules-chapter-end = La fin et la suite

rules-goal-title = Le but
rules-goal =
    Avec les autres joueurs, vous sauvez les chats des pyramides. Celui qui a le plus de points à la fin gagne.

    La piste de score de l’image montre les points de tous. La fin approche quand quelqu’un a 23 points ou plus ; un score n’a pas de maximum.
rules-box-title = Dans la boîte
rules-box =
    - 13 tuiles : 1 Cleocatra (or), 3 Mafdat (orange), 3 Bastet (vert), 3 Mut (bleu) et 3 Princess (violet). Le chat d’une tuile donne sa couleur et sa capacité. Le jeu de base n’utilise que la couleur.
    - 3 sauveteurs par joueur : rouges, bleus, noirs ou verts.
    - 3 inspecteurs, qui ne sont à personne.
    - Une piste de score, et 1 jeton de score par joueur.
rules-R1-title = Combien de tuiles de chaque sorte
rules-R1 = Il y a une tuile de la couleur de Cleocatra et trois de chaque autre couleur.
rules-R1-books = 13 tuiles, cinq capacités et les couleurs violet, bleu, orange et vert ; le reste n’y est montré qu’en images
rules-setup-title = Mise en place
rules-setup =
    1. À deux joueurs, retirez trois ou quatre tuiles du jeu, selon l’édition. À trois ou quatre joueurs, gardez les 13.
    2. Mélangez les tuiles en une pioche, face cachée.
    3. Chaque joueur prend trois sauveteurs dans sa réserve et commence avec 0 point. Les trois inspecteurs sont inutilisés.
    4. Choisissez le premier joueur, ou tirez-le au sort. La boîte demande qui a câliné un chat, ou un autre animal, en dernier. On joue dans le sens des aiguilles d’une montre.
rules-R2-title = Les éditions à deux joueurs
rules-R2 = Vous pouvez jouer l’une ou l’autre ; sans autre choix, c’est l’édition internationale. À trois ou quatre joueurs, elles sont identiques.
rules-R2-international = on retire une tuile violette, une bleue, une orange et une verte : il en reste 9
rules-R2-french = on retire une tuile bleue, une orange et une verte : il en reste 10
rules-opening-title = Premières tuiles
rules-opening = Dans l’ordre du tour, chaque joueur fait sa mise en place : retournez la première tuile de la pioche, posez-la, et placez dessus un sauveteur de votre réserve. La première tuile va au milieu. Chaque tuile suivante va à côté d’une tuile déjà posée.
rules-picture-opening = Rouge a fait sa mise en place. La tuile de Bleu peut aller sur chaque emplacement en pointillé.
rules-R5-title = On voit d’abord la tuile
rules-R5 = Vous voyez une tuile avant de choisir son emplacement, à la mise en place comme en Expédition.
rules-R5-books = ne disent pas clairement si vous voyez une tuile avant de choisir son emplacement
rules-areas-title = Tuiles et zones
rules-areas =
    Les tuiles sont des triangles. Deux tuiles sont **adjacentes**, ou l’une à côté de l’autre, si elles partagent un côté entier. Une tuile a donc au plus trois voisines.

    Une **zone** est une tuile avec les tuiles adjacentes : quatre tuiles au plus.

    Toutes les tuiles en jeu forment un seul groupe relié, les **pyramides**. Il peut s’étendre sans limite dans toutes les directions.
rules-picture-areas = La zone de la tuile bleue, ce sont les quatre tuiles marquées. La tuile violette de droite n’en fait pas partie : elle ne touche que par un coin.
rules-R3-title = Les coins ne comptent pas
rules-R3 = Adjacent veut toujours dire : avec un côté entier en commun. Un coin ne suffit pas.
rules-R3-books = ne disent pas clairement si un coin commun suffit
rules-room-title = De la place sur une tuile
rules-room =
    Une tuile a de la **place** pour deux sauveteurs, mais jamais pour deux du même joueur.

    Les inspecteurs ne prennent pas de place et n’écartent personne : vous pouvez placer un sauveteur sur une tuile où il y en a un, ou l’y déplacer.
rules-picture-room = La tuile du milieu est pleine. Celle de gauche a de la place, mais pas pour un deuxième sauveteur rouge.
rules-R4-title = Un inspecteur par tuile
rules-R4 = Il y a au plus un inspecteur sur une tuile.
rules-R4-books = ne disent pas clairement si une tuile peut porter plus d’un inspecteur

rules-turn-title = Un tour
rules-turn =
    Les joueurs jouent chacun leur tour. Une **manche** est un tour de chaque joueur, à partir du premier joueur.

    Votre tour est l’un de ces trois :
    - une action de tuile, puis une action de sauveteur ;
    - une action de sauveteur, puis une autre action de sauveteur ;
    - un Sauvetage (Score) en première action : votre tour se termine alors aussitôt.

    Les actions de tuile sont Expédition et Recherche. Les actions de sauveteur sont Éclaireur, Faites équipe et Sauvetage (Score). Les règles avancées en ajoutent de chaque sorte.
rules-follow-up-title = Deux actions ou aucune
rules-follow-up = Une première action autre qu’un Sauvetage n’est permise que si une deuxième action est possible ensuite. D’après les livrets, vous reprendriez une telle action ; ici, elle ne vous est jamais proposée.
rules-scout-title = Expédition
rules-scout =
    Retournez la première tuile de la pioche et posez-la sur un emplacement libre, à côté d’au moins une tuile.

    Vous voyez la tuile avant de choisir son emplacement. Une fois que vous l’avez vue, vous ne pouvez plus reprendre votre Expédition. Si la pioche est vide, il n’y a pas d’Expédition.

    Vous ne pouvez choisir qu’un emplacement qui vous laisse une deuxième action ; s’il n’y en a pas, vous ne pouvez pas partir en Expédition.
rules-picture-scout = La nouvelle tuile peut aller sur chaque emplacement en pointillé.
rules-search-title = Recherche
rules-search =
    Prenez une tuile sans sauveteur ni inspecteur. Posez-la sur un autre emplacement libre, à côté d’au moins une des autres tuiles.

    Vous ne pouvez pas prendre
    - une tuile entourée : elle a une tuile sur chacun de ses trois côtés ;
    - une tuile sans laquelle les autres ne seraient plus reliées.
rules-picture-search = La tuile violette peut aller sur chaque emplacement en pointillé.
rules-picture-stays = Il n’y a personne sur trois tuiles, mais seule celle qui est marquée peut bouger : la violette du haut est entourée, et sans la tuile or la violette voisine serait coupée du reste.
rules-rescuers-title = Actions de sauveteur
rules-rescuers =
    Vous n’utilisez que vos propres sauveteurs. Éclaireur et Faites équipe demandent un sauveteur dans votre réserve, un Sauvetage demande un sauveteur sur le plateau.

    Un sauveteur a toujours besoin de place sur la tuile où il va.
rules-dispatch-title = Éclaireur
rules-dispatch = Placez un sauveteur de votre réserve sur la tuile que vous avez posée ou déplacée pendant ce tour, si elle a de la place. Éclaireur est donc toujours votre deuxième action, après une Expédition, une Recherche ou le déplacement d’une tuile Mafdat.
rules-picture-dispatch = Après une Expédition, Rouge a envoyé un Éclaireur sur la tuile marquée.
rules-team-title = Faites équipe
rules-team = Placez un sauveteur de votre réserve sur une tuile qui a de la place et qui est adjacente à une tuile où vous avez déjà un sauveteur.
rules-picture-team = Rouge peut faire équipe sur la tuile marquée. La violette n’est pas encore adjacente à son sauveteur.
rules-herd-title = Troupeau
rules-herd = Déplacez l’un de vos sauveteurs sur une tuile adjacente qui a de la place.
rules-picture-herd = Avec Troupeau, Rouge peut aller de la tuile verte sur chaque tuile marquée, mais pas sur la violette, où il a déjà un sauveteur.
rules-stuck-title = En cas de blocage
rules-stuck =
    Si vous ne pouvez jouer aucun tour complet, vous faites un **ralliement** : placez un sauveteur de votre réserve sur n’importe quelle tuile qui a de la place. Si votre réserve est vide, déplacez n’importe lequel de vos sauveteurs sur n’importe quelle tuile qui a de la place.

    Jouez ensuite une action de sauveteur, qui ne peut pas être Éclaireur. Seuls les ralliements qui vous en laissent une sont proposés.

    S’il n’y en a aucun, vous jouez seulement une action de tuile, et votre tour se termine.
rules-picture-stuck = Bleu n’a aucun sauveteur sur le plateau, la pioche est vide et aucune tuile ne peut bouger. Bleu rallie donc, sur n’importe quelle tuile marquée.
rules-R6-title = Personne ne perd son tour
rules-R6 = Le ralliement et l’action de tuile seule sont pour les tours où rien d’autre n’est possible. L’un des deux l’est toujours : aucun tour n’est jamais sauté.
rules-R6-books = ne disent pas clairement ce qui se passe si vous ne pouvez jouer aucun tour complet

rules-score-title = Sauvetage (Score)
rules-score =
    1. Choisissez l’un de vos sauveteurs sur une tuile sans inspecteur. C’est la **tuile de sauvetage**.
    2. Marquez 1 point pour chaque couleur différente de sa zone. De chaque couleur, une seule tuile est comptée.
    3. Marquez 1 point pour chaque **assistant** : un autre de vos sauveteurs sur une tuile comptée.
    4. Placez un inspecteur sur la tuile de sauvetage.
    5. Le sauveteur qui marque et les assistants reviennent dans votre réserve. Vos autres sauveteurs restent en place.
rules-picture-example-3c = Exemple 3c : quatre tuiles de quatre couleurs font { $points } points.
rules-colours-title = Couleurs égales
rules-colours = Chaque couleur compte une fois. Si deux ou trois voisines de la tuile de sauvetage ont la même couleur, vous choisissez celle qui est comptée. Si aucune ne porte votre sauveteur, ce choix ne change rien.
rules-picture-example-3a = Exemple 3a : deux fois le vert et une fois le bleu font { $points } points.
rules-picture-example-3b = Exemple 3b : une seule des deux tuiles orange est comptée, cela fait donc { $points } points.
rules-R7-title = La tuile de sauvetage compte pour sa couleur
rules-R7 = La tuile de sauvetage est toujours comptée. Une voisine de la même couleur ne l’est jamais.
rules-R7-books = ne disent pas clairement si une voisine peut compter pour la couleur de la tuile de sauvetage
rules-helpers-title = Assistants
rules-helpers = Chacun de vos sauveteurs sur une voisine comptée de la tuile de sauvetage est un assistant : 1 point, puis il revient dans votre réserve. Un sauveteur qui n’a pas compté reste sur sa tuile.
rules-picture-example-4a = Exemple 4a : quatre couleurs et deux assistants font { $points } points.
rules-picture-example-4b = Exemple 4b : les deux tuiles orange portent un sauveteur rouge, mais une seule est comptée. Trois couleurs et un assistant font { $points } points ; l’autre sauveteur reste.
rules-picture-inspected = Le sauveteur à côté de l’inspecteur ne peut pas marquer, mais il aide : trois couleurs et deux assistants font { $points } points.
rules-R8-title = Aider à côté d’un inspecteur
rules-R8 = Un assistant compte même si un inspecteur est sur sa tuile.
rules-R8-books = ne disent pas clairement si un assistant compte quand un inspecteur est sur sa tuile
rules-R9-title = Laisser un assistant de côté
rules-R9 = Si une autre voisine a la même couleur, vous pouvez compter celle-là, et garder ainsi un sauveteur sur le plateau. Un sauveteur sur la seule tuile d’une couleur aide toujours.
rules-R9-books = ne disent pas clairement si vous pouvez laisser un assistant de côté
rules-inspectors-title = Inspecteurs
rules-inspectors =
    Tant qu’un inspecteur est sur une tuile, personne ne peut y marquer. Tout le reste demeure possible.

    S’il y a un inspecteur inutilisé, il vient sur la tuile de sauvetage. Si les trois sont en jeu, vous en prenez un sur une autre tuile, celui que vous voulez.
rules-picture-inspectors = Rouge a marqué sur la tuile verte : un inspecteur y est maintenant.
rules-most-title = Le plus gros Sauvetage
rules-most = Un Sauvetage rapporte au plus 6 points dans le jeu de base, pour quatre couleurs et deux assistants, et 7 avec les règles avancées, grâce au point de Cleocatra.

rules-cats-title = Ce qu’ajoutent les règles avancées
rules-cats =
    Les règles avancées ajoutent Troupeau, et une capacité à chaque sorte de tuile.

    « Quand vous marquez ici » veut dire que c’est la tuile de sauvetage. Déplacer une tuile Mafdat et échanger des places avec Bastet sont des actions de tuile.
rules-cleocatra = On compare les points de tous avant ce Sauvetage, y compris les vôtres. Si plusieurs joueurs sont derniers, personne ne reçoit d’action bonus.
rules-picture-cleocatra = Trois couleurs, un assistant et le point de Cleocatra font { $points } points.
rules-R10-title = Actions bonus
rules-R10 =
    Une action bonus est une seule action : de tuile ou de sauveteur, mais ni Éclaireur ni ralliement. Rien ne doit la suivre. Vous pouvez passer, et si rien n’est possible, elle est perdue.

    Un Sauvetage bonus sur Cleocatra peut donner une autre action bonus, jugée de la même façon et jouée aussitôt.
rules-R10-books = ne disent pas clairement ce que peut être une action bonus, si vous pouvez passer, ni si elle peut en donner une autre
rules-mafdat = C’est alors la tuile déplacée pendant ce tour : vous pouvez y jouer Éclaireur si elle a de la place.
rules-picture-mafdat = Rouge peut déplacer la tuile Mafdat sur chaque emplacement en pointillé, avec le sauveteur et l’inspecteur.
rules-R11-title = Mafdat suit les limites de la Recherche
rules-R11 = Une tuile Mafdat ne bouge pas si elle est entourée, ou si les autres ne seraient plus reliées sans elle.
rules-R11-books = ne disent pas clairement si les limites de la Recherche valent aussi pour Mafdat
rules-bastet = Les inspecteurs ne bougent pas. Aucune tuile n’a été déplacée : vous ne pouvez donc pas jouer Éclaireur ensuite.
rules-picture-bastet = Le sauveteur rouge de la tuile Bastet peut échanger sa place avec le bleu.
rules-R12-title = Jamais deux du même joueur
rules-R12 = L’échange n’est pas permis si l’une des deux tuiles portait ensuite deux sauveteurs du même joueur.
rules-R12-books = ne disent pas clairement si un joueur peut se retrouver avec deux sauveteurs sur une tuile
rules-mut = Il peut y marquer de nouveau dès que l’inspecteur est parti.
rules-picture-mut = Rouge a marqué sur la tuile Mut. Son sauveteur est toujours là.
rules-princess = Les inspecteurs inutilisés viennent d’abord. S’il en manque, prenez-les sur les tuiles de votre choix. Si moins de deux tuiles sont sans inspecteur, placez-en autant que possible.
rules-picture-princess = Rouge a marqué sur la tuile Princess et placé les deux inspecteurs sur les tuiles des sauveteurs bleus.
rules-R13-title = Deux tuiles au choix
rules-R13 = Ce sont deux tuiles quelconques qui n’avaient pas d’inspecteur avant ce Sauvetage, y compris la tuile de sauvetage.
rules-R13-books = ne disent pas clairement si la tuile de sauvetage peut être l’une des deux

rules-end-title = La fin de la partie
rules-end =
    Quand quelqu’un a 23 points ou plus, la manche en cours est jouée jusqu’au bout, actions bonus comprises, pour que tous aient eu le même nombre de tours. Puis la partie se termine.

    Qui a le plus de points gagne. Les joueurs à égalité en tête partagent la victoire.
rules-R14-title = Une partie peut durer
rules-R14 = Le nombre de tours d’une partie n’a pas de limite. Une simulation peut l’arrêter après un certain nombre de tours, et le dit alors. Pour qu’aucune partie ne soit sans fin, un serveur l’arrête après 20 000 événements (les actions et tout ce qui arrive d’autre à la table), ou 4 000 si seuls des bots jouent. Personne ne gagne alors, et la pioche est montrée.
rules-R14-books = ne parlent d’aucune limite
rules-records-title = Parties enregistrées
rules-records =
    Une partie s’enregistre comme un texte court (.cleo), lisible par les gens et par les programmes. D’abord viennent les étiquettes : les règles, l’édition, les joueurs dans l’ordre du tour et toute la pioche à partir du haut, avec un point d’interrogation pour chaque tuile que personne n’a vue. D’autres étiquettes peuvent suivre. Après une ligne vide, chaque tour a sa ligne.

    Une ligne nomme la couleur du joueur, avec un astérisque si c’est une action bonus, puis les actions du tour. Un emplacement est une paire de nombres : le premier croît vers la droite, le second vers le bas, et la première tuile est en 0,0. Si leur somme est paire, la tuile pointe vers le haut.

    Un Sauvetage nomme la tuile de sauvetage, celles des assistants (with), celles où l’on prend des inspecteurs (from) et celles où on les place (to). Ces listes vont rangée par rangée depuis le haut, et de gauche à droite.

    Si quelque chose ne va pas dans une partie enregistrée, vous apprenez à quelle ligne, et pourquoi.
rules-counting-title = Compter les parties
rules-counting = Pour qui écrit des programmes : on compare des règles en comptant de combien de façons on peut jouer un nombre donné d’actions depuis une position (perft). L’ordre de la pioche est connu, et une Expédition compte avec son emplacement comme une seule action. Les actions bonus comptent aussi. Si la partie se termine plus tôt, cette façon ne compte pas. Il y a une seule façon de ne jouer aucune action.

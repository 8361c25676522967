# What is wrong with a record, and why the rules forbid an action: as the terminal says it, with cells. The page
# points at the board instead (why-… in game.ftl). A test holds the English against the library's own sentences.

## Why an action is not allowed. $cell, $cells, $start: coordinates; $player: a colour; $number: how many.

reason-game-over = la partie est terminée
reason-turn-other-player = c’est à { $player } de jouer
reason-opening-first = d’abord la mise en place : { $player } pose une tuile
reason-opening-done = la mise en place est terminée
reason-opening-first-cell = la première tuile se pose en 0,0
reason-second-tile-action = la deuxième action d’un tour est une action de sauveteur
reason-follow-up = aucune deuxième action ne serait possible ensuite
reason-bonus-dispatch = une action bonus ne peut pas être un Éclaireur
reason-bonus-rally = une action bonus ne peut pas être un ralliement
reason-pass-no-bonus = on ne peut refuser qu’une action bonus
reason-cell-occupied = il y a déjà une tuile en { $cell }
reason-cell-apart = { $cell } ne touche aucune tuile par un côté
reason-tile-none = il n’y a pas de tuile en { $cell }
reason-pile-empty = la pioche est vide
reason-scout-reveal-first = la tuile est retournée avant que son emplacement soit choisi
reason-scout-tile-open = une tuile est face visible : elle est posée d’abord
reason-search-rescuers = des sauveteurs sont sur la tuile { $cell }
reason-search-inspector = un inspecteur est sur la tuile { $cell }
reason-search-surrounded = la tuile { $cell } est entourée
reason-search-splits = sans la tuile { $cell }, les pyramides seraient divisées
reason-search-same-cell = la tuile doit aller à un autre emplacement
reason-search-beside-itself = { $cell } ne touche que la tuile déplacée elle-même
reason-supply-empty = { $player } n’a plus de sauveteur en réserve
reason-room-own = { $player } a déjà un sauveteur en { $cell }
reason-room-full = deux sauveteurs sont déjà sur la tuile { $cell }
reason-rescuer-none = { $player } n’a pas de sauveteur en { $cell }
reason-dispatch-first = l’Éclaireur suit une action de tuile du même tour
reason-dispatch-no-tile = aucune tuile n’a été posée ou déplacée pendant ce tour
reason-team-apart = la tuile { $cell } n’est adjacente à aucune tuile avec un sauveteur ({ $player })
reason-herd-basic = le Troupeau fait partie des règles avancées
reason-herd-apart = la tuile { $cell } n’est pas adjacente à { $start }
reason-rally-not-blocked = { $player } ne peut rallier un sauveteur que si aucun tour complet n’est possible
reason-rally-supply-first = avec des sauveteurs en réserve, le ralliement en prend un
reason-swap-basic = la capacité de Bastet fait partie des règles avancées
reason-swap-not-bastet = la tuile { $cell } n’est pas une tuile Bastet
reason-swap-same-tile = les deux sauveteurs doivent être sur des tuiles différentes
reason-swap-own-rescuer = l’autre sauveteur doit être à un autre joueur
reason-swap-no-such-player = { $player } ne participe pas à cette partie
reason-swap-doubles = la tuile { $cell } aurait deux sauveteurs du même joueur ({ $player })
reason-score-inspector = un inspecteur est en { $cell }
reason-score-unsorted = les tuiles d’une liste doivent être différentes et triées par y, puis par x
reason-score-helper-apart = { $cell } n’est pas adjacente à la tuile de sauvetage
reason-score-helper-own-colour = la tuile de sauvetage compte pour sa propre couleur : { $cell } ne compte pas
reason-score-helpers-same-colour = une seule tuile compte par couleur
reason-score-helper-missing = l’un des assistants en { $cells } doit compter : aucune autre tuile n’a cette couleur
reason-score-put-elsewhere = l’inspecteur va sur la tuile de sauvetage
reason-score-put-number =
    { $number ->
        [one] il faut placer { $number } inspecteur sur une tuile
       *[other] il faut placer { $number } inspecteurs sur des tuiles
    }
reason-score-put-inspected = il y avait déjà un inspecteur en { $cell } avant ce Sauvetage
reason-score-taken-number =
    { $number ->
        [0] les inspecteurs inutilisés viennent d’abord : aucun n’est pris sur une tuile
        [one] il faut prendre { $number } inspecteur sur une tuile : les inutilisés viennent d’abord
       *[other] il faut prendre { $number } inspecteurs sur des tuiles : les inutilisés viennent d’abord
    }
reason-score-taken-none = il n’y a pas d’inspecteur en { $cell }
reason-pass-forced = dans cette variante, une action bonus ne peut pas être refusée
reason-score-helper-left = dans cette variante, l’un des assistants en { $cells } doit compter
reason-score-put-rescue-tile = dans cette variante, aucun inspecteur ne va sur la tuile de sauvetage { $cell }
reason-score-put-not-rescue-tile = dans cette variante, un inspecteur va sur la tuile de sauvetage { $cell }

## What is wrong with a record. $word: as it stands there; $choices: words that would be right.

record-size = un enregistrement a au plus { $most } caractères
record-encoding = ce n’est pas de l’UTF-8
record-byte-order-mark = un enregistrement commence sans indicateur d’ordre des octets
record-control = caractère de contrôle { $character }
record-empty-line = il faut une ligne vide entre les étiquettes et les tours
record-tags-first = les étiquettes viennent avant le premier tour
record-tag-begins = une étiquette commence par [
record-tag-name = il faut ici le nom de l’étiquette : une lettre, puis des lettres et des chiffres
record-tag-value = il faut ici la valeur de l’étiquette, entre guillemets droits
record-tag-quote = la valeur de l’étiquette n’a pas de guillemet fermant
record-tag-close = il faut ici fermer l’étiquette par ]
record-tag-line = une étiquette a sa propre ligne, sans rien après elle
record-tag-missing = il manque l’étiquette { $tag }
record-tag-twice = l’étiquette « { $tag } » apparaît deux fois
record-rules-missing = il faut ici les règles : { $choices }
record-rules-one-word = un seul mot suffit pour les règles
record-rules-unknown = règles inconnues « { $word } » : au choix { $choices }
record-edition-missing = il faut ici l’édition : { $choices }
record-edition-one-word = un seul mot suffit pour l’édition
record-edition-unknown = édition inconnue « { $word } » : au choix { $choices }
record-kind-unknown = tuile inconnue « { $word } » : au choix { $choices }
record-players-twice = { $word } apparaît deux fois parmi les joueurs
record-players-number = une partie a 2, 3 ou 4 joueurs, et non { $number }
record-pile-too-many = trop de tuiles { $word } : cette partie en a { $number }
record-pile-number = la pioche doit avoir { $number } tuiles, et non { $found }
record-pile-unseen = la ligne { $line } tire cette tuile : elle ne peut pas être « ? »
record-variant-name-missing = il faut ici le nom de la variante
record-variant-setting = réglage inconnu « { $word } » : NAME=VALUE, au choix { $choices }
record-variant-twice = { $word } apparaît deux fois
record-variant-whole-number = il faut un nombre entier, et non « { $word } »
record-variant-changes-nothing = cette variante ne change rien : le jeu normal n’a pas cette étiquette
record-variant = { $field } : { $reason }
record-variant-name = il faut au plus 40 minuscules, chiffres et traits d’union
record-variant-standard = seul le jeu normal s’appelle standard
record-variant-number = il faut un nombre entier de { $least } à { $most }, et non { $value }
record-variant-tiles = il faut un nombre pour chacune des tuiles { $kinds }, et non { $value }
record-variant-abilities = il faut une suite de capacités, et non { $value }
record-variant-ability = capacité inconnue { $value } : au choix { $choices }
record-variant-ruling = il faut { $choices }, et non { $value }
record-variant-exclusive = { $ability } ne peut pas être à la fois activée et désactivée
record-variant-room = le noyau a de la place pour { $most } tuiles, et non { $tiles }
record-variant-few-tiles = pour commencer, { $players } joueurs ont besoin de { $players } tuiles, et non { $tiles }
record-variant-blocked = { $players } joueurs avec { $rescuers } sauveteurs chacun et { $inspectors } inspecteurs ont besoin de { $needed } tuiles, sinon un tour peut être impossible ; il y en a { $tiles }
record-variant-scores = tant d’inspecteurs, de sauveteurs et de tuiles Princess permettent plus de Sauvetages que le noyau ne peut en énumérer
record-variant-file-size = une variante a au plus { $most } octets
record-variant-file-encoding = ce n’est pas de l’UTF-8
record-variant-file-toml = ce n’est pas du TOML : { $reason }
record-variant-file-name = une variante doit en avoir un
record-variant-file-setting = réglage inconnu ; il y a { $choices }
record-variant-file-table = il faut une table : [{ $name }]
record-variant-file-kinds = il faut un nombre pour chaque sorte de tuile
record-variant-file-switch = il faut true ou false, et non { $value }
record-turn-over = le tour est déjà terminé : la suite a sa propre ligne
record-second-missing = il manque la deuxième action du tour
record-bonus-turn = c’est à { $player } de jouer une action bonus
record-bonus-star = c’est une action bonus : il faut écrire { $word }*:
record-bonus-no-star = ce n’est pas une action bonus : il faut écrire { $word }:
record-rule = { $reason } (règle { $rule })
record-not-allowed = { $action } n’est pas permis : { $reason } (règle { $rule })
record-action-missing = il manque une action
record-action-unknown = action inconnue « { $word } » : au choix { $choices }
record-colour-missing = il manque une couleur
record-colour-unknown = couleur inconnue « { $word } » : au choix { $choices }
record-coordinate-digits = une coordonnée a au plus { $most } chiffres
record-coordinate-form = ce nombre s’écrit { $right }, et non { $word }
record-list-words = « { $word } » apparaît deux fois ou trop tard : l’ordre est with, from, to
record-list-twice = { $cell } apparaît deux fois dans la liste
record-list-unsorted = { $cell } doit venir avant { $before } : les listes sont triées par y, puis par x
record-unexpected = { $expected }, et non { $found }
record-found-word = « { $word } »
record-found-line-end = la fin de la ligne
record-expect-separator = après une action, il faut « ; » ou la fin de la ligne
record-expect-colon = après le joueur, il faut un deux-points
record-expect-action-end = l’action doit finir ici
record-expect-cell-end = l’emplacement doit finir ici
record-expect-comma = un emplacement s’écrit x,y : il faut ici une virgule
record-expect-number = un emplacement s’écrit x,y : il faut ici un nombre entier
record-expect-target = il faut ici > et l’emplacement d’arrivée
record-expect-other-cell = il faut ici <> et l’emplacement de l’autre sauveteur
record-expect-other-colour = il faut ici = et la couleur de l’autre sauveteur
record-expect-to = un Sauvetage dit où vont les inspecteurs : il faut ici « to »

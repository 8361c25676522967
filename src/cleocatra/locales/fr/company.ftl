# À plusieurs autour de la table : invitations, départs, petites phrases. Et reprendre un tour, quand on joue seul.

## Invitations

invited = { $name } vous invite
invited-nameless = On vous invite à une partie
invited-text = Prenez place pour jouer, ou apprenez d’abord le jeu : votre invitation vous attend.
invited-learn = Apprendre d’abord
invited-join = Rejoindre la partie
invited-back = Retour à l’invitation
host-text = Vous ne voulez pas attendre ? Donnez une place libre à un bot.
seat-level = Bot pour cette place
seat-fill = Ajouter un bot
seat-leave = Rendre ma place
seat-remove = Renvoyer
seat-remove-sure = Vraiment renvoyer ?
shuffling = Tout le monde mélange les tuiles ensemble…
cancel-game = Annuler la partie
cancel-game-sure = L’annuler pour tous ?
cancelled = { $name } a annulé la partie.

## Partir et arrêter

leave-game = Quitter la partie
leave-game-text = Un bot joue à votre place. Rouvrez la partie pour la reprendre.
leave-game-last = Les autres sont partis aussi. La partie attend que l’un de vous revienne.
prompt-deserted = Tout le monde est parti. La partie attend que quelqu’un revienne.
ask-end = Proposer d’arrêter la partie
ask-end-text = La partie s’arrête dès que tout le monde est d’accord.
asks-end =
    { $count ->
        [one] { $names } veut arrêter la partie. Êtes-vous d’accord ?
       *[other] { $names } veulent arrêter la partie. Êtes-vous d’accord ?
    }
asked-end = Vous proposez d’arrêter la partie. Réponse attendue : { $names }.
agree-end = D’accord
play-on = Continuer à jouer

## Petites phrases

say = Dire quelque chose
said = { $name } : { $phrase }
phrases-shown = Afficher ce que disent les autres
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-wow = Waouh !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-thanks = Merci !
phrase-again = On rejoue ?

## Reprendre un tour

turn-take-backs = Permettre de reprendre des tours entiers
take-back-turn = Annuler le dernier tour
take-back-turn-title = Reprendre votre dernier tour ?
take-back-turn-text = Les tours joués depuis par les bots sont annulés aussi. Si une tuile a été retournée, les tuiles encore inconnues sont remélangées.
take-back-turn-do = Le reprendre
turn-taken-back = Vous voici de retour au début de votre tour.

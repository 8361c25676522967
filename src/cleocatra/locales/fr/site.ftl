# Le jeu sur un site sans serveur.

static-site = Ici, tout se passe dans votre navigateur, sans serveur : contre des bots ou à plusieurs sur un même appareil.
static-about = À propos du projet
static-starting = Préparation en cours. La première fois, cela prend quelques secondes.

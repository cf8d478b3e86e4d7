/** The frame of the site and the play screen in French. Templates as in src/text/template.ts. The other pages: pages.fr.ts. */
import type { FrameLines } from './keys.ts';
import { playFr } from './play.fr.ts';

export const fr: FrameLines = {
  ...playFr,
  // --- Partout
  'site.name': 'Turntable',

  // --- Plateaux
  'board.grid': 'Plateau',
  'board.list': 'Plateau en liste',
  'board.zoom-in': 'Agrandir',
  'board.zoom-out': 'Réduire',
  'board.fit': 'Montrer tout le plateau',
  'board.beyond': 'D’autres choix : {place}',
  'board.lit': 'Vous pouvez la choisir.',
  'board.chosen': 'Choisie, numéro {n}.',
  'board.only-lit': 'Seulement ce que je peux choisir',
  'board.place': 'Case',
  'board.state': 'Votre coup',

  // --- Cadre du site
  'site.skip': 'Aller à la page',
  'site.loading': 'La page arrive.',
  'site.reload': 'Recharger la page',
  'site.offline': 'Pas de connexion. Les parties sur cet appareil continuent ; le reste attend.',
  'site.newer': 'Une version plus récente du site est prête.',
  'site.take-newer': 'L’utiliser maintenant',
  'title.home': 'Turntable : jeux de chemin de fer',
  'title.settings': 'Réglages',
  'title.not-found': 'Cette page n’existe pas',
  'not-found.what': 'Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il manque une lettre.',
  'not-found.home': 'Aller à l’accueil',
  'lost.title': 'Cette page n’est pas arrivée',
  'lost.offline':
    'Il n’y a pas de connexion, et cette page n’a pas été gardée sur l’appareil. Les parties qui s’y trouvent restent jouables.',
  'lost.reload':
    'Le site a peut-être changé depuis que vous l’avez ouvert. Rechargez la page ; les parties sur cet appareil sont à l’abri.',
  'broken.title': 'Cette page s’est arrêtée',
  'broken.what':
    'Le programme a échoué quelque part. Les parties sont enregistrées après chaque coup : rien n’est perdu. Rechargez la page ; si elle échoue encore, transmettez le rapport.',
  'broken.copy': 'Copier le rapport',
  'broken.copied': 'Copié',
  'nav.site': 'Site',
  'nav.menu': 'Menu',
  'nav.play': 'Jouer',
  'nav.tables': 'Tables',
  'nav.saved': 'Parties gardées',
  'nav.learn': 'Apprendre',
  'nav.settings': 'Réglages',
  'nav.account': 'Compte',
  'nav.other-language': 'English',

  // --- Règles
  'title.rules': 'Règles',
  'rules.title': 'Règles : {game}',
  'rules.what':
    'Les règles avec nos propres mots. Chacune a un numéro ; le jeu le nomme dès qu’une règle arrête un coup.',
  'rules.search': 'Chercher dans les règles',
  'rules.found': '{count:count|Aucune règle ne contient ces mots.|# règle|# règles}',
  'rules.link': 'Lien vers la règle {id}',
  'rules.play': 'Y jouer maintenant',
  'rules.learn': 'Apprendre en jouant',
  'chart.table': 'En tableau',

  // --- Trouver une table
  'lobby.title': 'Trouver une table',

  // --- Ouvrir une table
  'open.title': 'Ouvrir une table',

  // --- Compte
  'account.title': 'Compte',

  // --- Joueurs et classements
  'person.title': 'Joueur',
  'title.ranks': 'Classement',

  // --- Avertissements
  'notify.title': 'M’avertir quand c’est mon tour',

  // --- Une nouvelle partie sur cet appareil
  'setup.title': 'Jouer sur cet appareil',

  // --- Parties gardées
  'saved.title': 'Parties gardées',

  // --- Robots du serveur
  'bot-name': 'Robot',
  'bot-name.newcomer': 'Robot Débutant',
  'bot-name.regular': 'Robot Habitué',
  'bot-name.expert': 'Robot Expert',
  'bot-name.master': 'Robot Maître',
  'bot-name.random': 'Robot Hasard',
  'bot-level.newcomer': 'Débutant',
  'bot-level.regular': 'Habitué',
  'bot-level.expert': 'Expert',
  'bot-level.master': 'Maître',
  'bot-level.random': 'Hasard',

  // --- Apprendre
  'learn.title': 'Apprendre',
};

import type { KernelKey } from './kernel-keys.ts';

export const kernelFr = {
  'violation.game-over': 'La partie est terminée : il n’y a plus rien à jouer.',
  'violation.not-your-turn': 'Ce n’est pas à vous de jouer : attendez votre tour.',
  'violation.not-now': 'Cela ne se joue pas à ce moment de la partie : choisissez parmi ce qui est proposé.',
  'violation.waiting-for-chance': 'La partie attend un tirage au sort : donnez-en le résultat pour continuer.',
  'violation.chance-impossible':
    'Le tirage « {value} » est impossible ici ({point:chance}, valeur n° {index}) : vérifiez-le et donnez-en un autre.',

  'event.forced': 'Seul choix possible pour {seat} : « {kind:action} ».',

  'problem.record-too-large': 'le fichier est trop gros. Une partie tient en {most} caractères au plus.',
  'problem.record-not-json':
    'le fichier n’est plus du JSON à la ligne {line}, colonne {column}. Il est tronqué, ou ce n’est pas une partie enregistrée : procurez-vous-le à nouveau, ou choisissez-en un autre.',
  'problem.record-foreign':
    'le fichier n’est pas une partie enregistrée. Une partie commence par un champ « format » qui vaut « {format} ».',
  'problem.record-version':
    'cette version du format n’est pas connue ici. Enregistrez la partie en version {known} ou mettez le programme à jour.',
  'problem.record-rules':
    'la partie suit des règles plus récentes que celles connues ici (version {known}). Mettez le programme à jour.',
  'problem.record-seats': 'ce nombre de joueurs ne convient pas. Nombres permis avec ces options : {allowed}.',
  'problem.record-action-malformed': 'ce n’est pas un coup de ce jeu. Vérifiez comment il est écrit.',
  'problem.record-action-illegal': 'ce coup n’est pas permis. {violation}',
  'problem.record-chance-missing': 'il manque le résultat d’un tirage au sort ({point:chance}). Ajoutez-le.',
  'problem.record-chance-differs':
    'les tirages inscrits ne sont pas ceux de la partie rejouée. Corrigez-les ou retirez-les.',
  'problem.record-chance-impossible': 'le tirage « {value} » est impossible ici ({point:chance}). Corrigez-le.',
  'problem.record-hash-differs':
    'l’empreinte finale est {found} et non {expected}. Le fichier a été modifié, ou vient d’un autre programme.',
  'problem.record-result-differs':
    'le résultat inscrit n’est pas celui de la partie rejouée. Corrigez-le ou retirez-le.',
  'problem.record-board-broken': 'ce plateau ne peut pas être joué. {fault}',
  'problem.record-start-broken': 'la position de départ est impossible, car {breach}. Corrigez-la.',
  'problem.record-bug':
    'le programme s’est trompé en rejouant ce coup ({message}). Signalez-le en joignant le fichier.',

  'problem.expected-object': 'il faut ici un objet, entre accolades.',
  'problem.expected-list': 'il faut ici une liste, entre crochets.',
  'problem.expected-text': 'il faut ici un texte, entre guillemets.',
  'problem.expected-whole-number': 'il faut ici un nombre entier.',
  'problem.expected-yes-or-no': 'il faut ici « true » ou « false ».',
  'problem.number-too-small': 'le nombre est trop petit. Il faut au moins {min}.',
  'problem.number-too-large': 'le nombre est trop grand. Il faut au plus {max}.',
  'problem.not-one-of': 'cette valeur n’est pas connue. Valeurs possibles : {values}.',
  'problem.text-too-long': 'le texte est trop long. {longest:plural|# caractère|# caractères} au plus.',
  'problem.text-malformed': 'le texte contient des caractères interdits ou n’a pas la forme attendue. Corrigez-le.',
  'problem.list-too-long': 'la liste est trop longue. {longest:plural|# élément|# éléments} au plus.',
  'problem.list-too-short': 'la liste est trop courte. {shortest:plural|# élément|# éléments} au moins.',
  'problem.unknown-field': 'ce champ n’existe pas. Retirez-le ou corrigez son nom.',
  'problem.expected-nothing': 'il ne faut rien ici. Retirez ce champ.',

  'breach.board-differs': 'elle se joue sur un autre plateau',
  'breach.seats-differ': 'elle n’a pas le même nombre de joueurs que la partie',
  'breach.rules-differ': 'elle ne suit pas la même version des règles que la partie',
  'breach.options-differ': 'elle n’a pas les mêmes options que la partie',

  'problem-at.action': 'Coup n° {n}, « {at} » : {problem}',
  'problem-at.field': 'Champ « {at} » : {problem}',

  'ask.number': 'Tirage ({point:chance}) : donnez un nombre de {from} à {to}.',
  'ask.seat': 'Tirage ({point:chance}) : indiquez le joueur.',
  'ask.token': 'Tirage ({point:chance}) : donnez {tokens:token|or}.',
  'ask.hidden': 'Tirage ({point:chance}) : donnez-en le résultat.',
  'ask.reveal': 'On attend que la table révèle ce qui était caché.',

  'outcome.won': '{winners:seat} {n:plural|gagne|se partagent la victoire} avec {score}.',
  'outcome.won-you': 'Vous gagnez avec {score}.',
  'outcome.place': '{place:ordinal} place : {seats:seat}, {score}.',
  'outcome.lost': '{seats:seat} {n:plural|a|ont} perdu.',
  'outcome.reasons': 'Fin du jeu : {reasons:end}.',

  'fact-line.owned': '{of:owner}, {label} : {value}',
  'fact-line.table': '{label} : {value}',
  'fact-line.part': '{label} {value}',
  'fact-line.part-of': '{of:owner} {value}',
  'fact-line.change-of': '{label} {of:owner} {value}',

  // Of a place, so feminine.
  'ordinal.zero': '{n}e',
  'ordinal.one': '{n}re',
  'ordinal.two': '{n}e',
  'ordinal.few': '{n}e',
  'ordinal.many': '{n}e',
  'ordinal.other': '{n}e',

  'seat.unnamed': 'Joueur {n}',
  'list.empty': 'aucun',
  'prompt.over': 'La partie est terminée.',
  'owner.table': 'la table',
  yes: 'oui',
  no: 'non',
} satisfies Record<KernelKey, string>;

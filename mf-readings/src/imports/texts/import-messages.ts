import { defineMessages } from '@seguia/shared/platform';

export const importMessages = defineMessages({
  title: { id: 'readings.imports.title', defaultMessage: 'Importer des relevés' },
  lead: {
    id: 'readings.imports.lead',
    defaultMessage: 'Relevés, eau et lumière. Rien n’est importé avant votre accord.',
  },
  open: { id: 'readings.imports.open', defaultMessage: 'Ouvrir un tableau (Excel, CSV)' },
  another: { id: 'readings.imports.another', defaultMessage: 'Ouvrir un autre tableau' },
  reading: {
    id: 'readings.imports.reading',
    defaultMessage: 'Lecture… {count, plural, one {# ligne} other {# lignes}}',
  },
  mayNot: { id: 'readings.imports.mayNot', defaultMessage: 'Seul un responsable importe des relevés.' },
  notThere: { id: 'readings.imports.notThere', defaultMessage: 'Ce serveur ne sait pas importer.' },
  preview: { id: 'readings.imports.preview', defaultMessage: 'Premières lignes' },
  questions: { id: 'readings.imports.questions', defaultMessage: 'À préciser' },
  columns: { id: 'readings.imports.columns', defaultMessage: 'Ce que dit chaque colonne, et l’heure' },
  left: { id: 'readings.imports.left', defaultMessage: 'Colonnes ignorées : {columns}.' },
  doubts: { id: 'readings.imports.doubts', defaultMessage: 'À vérifier' },
  more: { id: 'readings.imports.more', defaultMessage: 'Et {count, number} de plus.' },
  import: {
    id: 'readings.imports.import',
    defaultMessage: '{count, plural, =0 {Importer} one {Importer # relevé} other {Importer # relevés}}',
  },
  importWhat: { id: 'readings.imports.importWhat', defaultMessage: 'Importer {what}' },
  readings: {
    id: 'readings.imports.readings',
    defaultMessage: '{count, plural, one {# relevé} other {# relevés}}',
  },
  days: {
    id: 'readings.imports.days',
    defaultMessage: '{count, plural, one {# jour d’eau et de lumière} other {# jours d’eau et de lumière}}',
  },
  // Arabic has another word for two days where they are no object of a verb.
  daysAlone: {
    id: 'readings.imports.daysAlone',
    defaultMessage: '{count, plural, one {# jour d’eau et de lumière} other {# jours d’eau et de lumière}}',
  },
  and: { id: 'readings.imports.and', defaultMessage: '{readings} et {days}' },
  takeReadings: { id: 'readings.imports.takeReadings', defaultMessage: 'Importer les relevés' },
  takeWater: { id: 'readings.imports.takeWater', defaultMessage: 'Importer l’eau et la lumière' },
  paste: { id: 'readings.imports.paste', defaultMessage: 'Ou coller les lignes d’un tableau' },
  pasteLabel: { id: 'readings.waterImport.paste', defaultMessage: 'Collez les lignes du tableau' },
  pasteHint: { id: 'readings.imports.pasteHint', defaultMessage: 'La première ligne nomme les colonnes.' },
  pasteName: { id: 'readings.imports.pasteName', defaultMessage: 'Lignes collées' },
  pasteRead: { id: 'readings.imports.pasteRead', defaultMessage: 'Lire ces lignes' },
  saving: { id: 'readings.imports.saving', defaultMessage: 'Enregistrement de {days}…' },
  sending: {
    id: 'readings.imports.sending',
    defaultMessage: '{count, plural, one {Envoi de # relevé…} other {Envoi de # relevés…}}',
  },
  mayLeave: { id: 'readings.imports.mayLeave', defaultMessage: 'Vous pouvez quitter cet écran : l’envoi continue.' },
  openQuestions: {
    id: 'readings.imports.openQuestions',
    defaultMessage: '{count, plural, one {# question à régler} other {# questions à régler}}',
  },
  allThere: {
    id: 'readings.imports.allThere',
    defaultMessage: 'Tous ces relevés sont déjà dans l’exploitation.',
  },
  ofRows: { id: 'readings.imports.ofRows', defaultMessage: 'Lignes prêtes : {ready} sur {all}' },
  span: { id: 'readings.imports.span', defaultMessage: 'du {from} au {to}' },
  skipped: {
    id: 'readings.imports.skipped',
    defaultMessage: '{count, plural, one {# était déjà là} other {# étaient déjà là}}',
  },
  daysDone: {
    id: 'readings.imports.daysDone',
    defaultMessage:
      '{count, plural, one {# jour d’eau et de lumière enregistré} other {# jours d’eau et de lumière enregistrés}} sur cet appareil',
  },
  lookAtWater: { id: 'readings.imports.lookAtWater', defaultMessage: 'Voir l’eau et la lumière' },
  look: { id: 'readings.imports.look', defaultMessage: 'Voir ces relevés' },
  campaign: { id: 'readings.imports.campaign', defaultMessage: 'Créer la campagne de ces jours' },
  cancel: { id: 'readings.imports.cancel', defaultMessage: 'Annuler' },
  answer: { id: 'readings.imports.answer', defaultMessage: 'Valider' },
  done: {
    id: 'readings.imports.done',
    defaultMessage: '{count, plural, one {# relevé importé} other {# relevés importés}}',
  },
  past: { id: 'readings.imports.past', defaultMessage: 'Fichiers importés' },
  noPast: { id: 'readings.imports.noPast', defaultMessage: 'Aucun fichier importé.' },
  pastFailed: {
    id: 'readings.imports.pastFailed',
    defaultMessage: 'La liste se lit sur le serveur : il faut du réseau.',
  },
  undo: { id: 'readings.imports.undo', defaultMessage: 'Défaire' },
  undoTitle: { id: 'readings.imports.undoTitle', defaultMessage: 'Défaire cet import ?' },
  undoText: {
    id: 'readings.imports.undoText',
    defaultMessage:
      'Ses relevés disparaissent, et son eau et sa lumière redeviennent ce qu’elles étaient. Ce qu’on a modifié depuis reste, comme les parcelles, les appareils et les variétés créés.',
  },
  undoElsewhere: {
    id: 'readings.imports.undoElsewhere',
    defaultMessage:
      'Ses relevés disparaissent. Son eau et sa lumière, s’il en a, restent : elles ne se défont que sur l’appareil qui les a importées. Ce qu’on a modifié depuis reste aussi, comme les parcelles, les appareils et les variétés créés.',
  },
  undoHere: {
    id: 'readings.imports.undoHere',
    defaultMessage: 'L’eau et la lumière ne se défont que sur cet appareil, qui les a importées.',
  },
  stayed: {
    id: 'readings.imports.stayed',
    defaultMessage:
      '{count, plural, one {# jour d’eau et de lumière, modifié depuis, reste} other {# jours d’eau et de lumière, modifiés depuis, restent}}',
  },
  undone: { id: 'readings.imports.undone', defaultMessage: 'Import défait' },
  wasUndone: { id: 'readings.imports.wasUndone', defaultMessage: 'Défait le {date}' },
});

/** How many rows there are of each kind. */
export const countMessages = defineMessages({
  ready: { id: 'readings.imports.count.ready', defaultMessage: 'Prêts' },
  doubtful: { id: 'readings.imports.count.doubtful', defaultMessage: 'À vérifier' },
  impossible: { id: 'readings.imports.count.impossible', defaultMessage: 'Impossibles' },
  there: { id: 'readings.imports.count.there', defaultMessage: 'Déjà là' },
  none: { id: 'readings.imports.count.none', defaultMessage: 'Lignes sans relevé' },
});

/** Why a file cannot be read or compared. */
export const faultMessages = defineMessages({
  old_format: {
    id: 'readings.imports.fault.old',
    defaultMessage: 'Ancien format .xls : enregistrez-le en .xlsx ou en CSV.',
  },
  locked: { id: 'readings.imports.fault.locked', defaultMessage: 'Ce fichier a un mot de passe : retirez-le.' },
  unreadable: { id: 'readings.imports.fault.unreadable', defaultMessage: 'Ce fichier n’est pas un tableau lisible.' },
  too_large: { id: 'readings.imports.fault.large', defaultMessage: 'Ce fichier dépasse 25 Mo : coupez-le.' },
  offline: {
    id: 'readings.imports.fault.offline',
    defaultMessage: 'Hors ligne. Il faut du réseau pour comparer et importer.',
  },
});

/** Why sending an import failed. */
export const sendingMessages = defineMessages({
  offline: {
    id: 'readings.imports.sent.offline',
    defaultMessage: 'Le serveur n’a pas répondu. Réessayez : rien ne sera doublé.',
  },
  refused: { id: 'readings.imports.sent.refused', defaultMessage: 'Le serveur a refusé : rien n’a été importé.' },
  too_large: {
    id: 'readings.imports.sent.large',
    defaultMessage:
      'Ce fichier est trop volumineux pour le serveur, ou pour ce qui est devant lui : rien n’a été importé. Coupez-le, ou prévenez la personne qui administre le serveur.',
  },
  cut_off: {
    id: 'readings.imports.sent.cutOff',
    defaultMessage:
      'Le serveur répond, mais ce fichier n’arrive pas. Il est peut-être trop volumineux : coupez-le, ou essayez un autre réseau. Rien ne sera doublé.',
  },
  device_full: {
    id: 'readings.imports.sent.full',
    defaultMessage:
      'Cet appareil est plein : l’eau et la lumière ne sont pas toutes enregistrées. Libérez de la place et réessayez : rien ne sera doublé.',
  },
  too_many: { id: 'readings.imports.sent.many', defaultMessage: '20 000 relevés au plus : coupez le fichier.' },
});

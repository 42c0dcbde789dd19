import { defineMessages } from '@seguia/shared/platform';

/** The texts of the reading form, except those of its fields and problems. */
export const formMessages = defineMessages({
  form: { id: 'readings.form.name', defaultMessage: 'Relevé' },
  newTitle: { id: 'readings.form.newTitle', defaultMessage: 'Nouveau relevé' },
  editTitle: { id: 'readings.form.editTitle', defaultMessage: 'Modifier le relevé' },
  noteLength: { id: 'readings.form.noteLength', defaultMessage: '{length} caractères sur {max}' },
  save: { id: 'readings.form.save', defaultMessage: 'Enregistrer' },
  saved: { id: 'readings.form.saved', defaultMessage: 'Enregistré sur cet appareil' },
  sent: { id: 'readings.form.sent', defaultMessage: 'Envoyé' },
  refused: { id: 'readings.form.refused', defaultMessage: 'Refusé : {reason}' },
  unitChanged: { id: 'readings.form.unitChanged', defaultMessage: 'L’unité a changé' },
  intakeChanged: { id: 'readings.form.intakeChanged', defaultMessage: 'L’apport par goutteur a changé' },
  changedFromTo: {
    id: 'readings.form.changedFromTo',
    defaultMessage: 'De {before} à {after}. La nouvelle valeur sera retenue pour cette parcelle.',
  },
  storageFull: {
    id: 'readings.form.storageFull',
    defaultMessage: 'Pas enregistré : cet appareil n’a plus de place. Libérez-en, puis enregistrez à nouveau.',
  },
  storageUnavailable: {
    id: 'readings.form.storageUnavailable',
    defaultMessage: 'Pas enregistré : ce navigateur ne permet pas de garder des données. Gardez cette page ouverte.',
  },
  storageHangs: {
    id: 'readings.form.storageHangs',
    defaultMessage: 'Pas enregistré : le stockage ne répond pas. Redémarrez le navigateur, puis enregistrez à nouveau.',
  },
  againTitle: { id: 'readings.form.againTitle', defaultMessage: 'Enregistrer à nouveau ?' },
  againText: {
    id: 'readings.form.againText',
    defaultMessage: 'Ce relevé existe déjà : même parcelle, même minute, mêmes valeurs.',
  },
  againConfirm: { id: 'readings.form.againConfirm', defaultMessage: 'Enregistrer à nouveau' },
  draftBack: { id: 'readings.form.draftBack', defaultMessage: 'Votre saisie non enregistrée est de retour.' },
  goneMeanwhile: {
    id: 'readings.meanwhile.gone',
    defaultMessage: 'Ce relevé a été supprimé entre-temps. Ne l’enregistrez que s’il doit être rétabli.',
  },
  startOver: { id: 'readings.form.startOver', defaultMessage: 'Recommencer' },
  mayNotCreate: { id: 'readings.form.mayNotCreate', defaultMessage: 'Votre rôle permet de consulter, pas de saisir.' },
  mayNotEdit: { id: 'readings.form.mayNotEdit', defaultMessage: 'Votre rôle ne permet pas de modifier ce relevé.' },
});

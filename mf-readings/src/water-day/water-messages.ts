import { defineMessages } from '@seguia/shared/platform';

/** The texts of a water day. */
export const waterMessages = defineMessages({
  title: { id: 'readings.water.title', defaultMessage: 'Eau et lumière' },
  lead: { id: 'readings.water.lead', defaultMessage: 'L’eau apportée et la lumière reçue, jour par jour.' },
  irrigation: { id: 'readings.water.irrigation', defaultMessage: 'Eau apportée' },
  radiation: { id: 'readings.water.radiation', defaultMessage: 'Lumière reçue' },
  farm: { id: 'readings.water.farm', defaultMessage: 'Toute l’exploitation' },
  ratio: { id: 'readings.water.ratio', defaultMessage: '{value} mL par joule' },
  none: { id: 'readings.water.none', defaultMessage: 'Aucun jour noté.' },
  add: { id: 'readings.water.add', defaultMessage: 'Noter un jour' },
  edit: { id: 'readings.water.edit', defaultMessage: 'Modifier un jour' },
  import: { id: 'readings.water.import', defaultMessage: 'Importer un fichier' },
  days: { id: 'readings.water.days', defaultMessage: 'Jours notés' },
  more: { id: 'readings.water.more', defaultMessage: 'Jours plus anciens' },
  waiting: { id: 'readings.water.waiting', defaultMessage: 'Non envoyé' },
  refused: { id: 'readings.water.refused', defaultMessage: 'Refusé' },
  conflict: { id: 'readings.water.conflict', defaultMessage: 'Deux versions' },
  day: { id: 'readings.water.day', defaultMessage: 'Jour' },
  plot: { id: 'readings.water.plot', defaultMessage: 'Pour' },
  save: { id: 'readings.water.save', defaultMessage: 'Enregistrer' },
  cancel: { id: 'readings.water.cancel', defaultMessage: 'Annuler' },
  remove: { id: 'readings.water.remove', defaultMessage: 'Supprimer ce jour' },
  removeTitle: { id: 'readings.water.removeTitle', defaultMessage: 'Supprimer ce jour ?' },
  removeText: {
    id: 'readings.water.removeText',
    defaultMessage: 'Son eau et sa lumière disparaissent des graphiques.',
  },
  saved: {
    id: 'readings.water.saved',
    defaultMessage: 'Eau et lumière du {date} : enregistré sur cet appareil',
  },
  locked: {
    id: 'readings.water.locked',
    defaultMessage: 'Noté par quelqu’un d’autre : un responsable peut le changer.',
  },
  ofDay: { id: 'readings.water.ofDay', defaultMessage: 'Eau et lumière du {date}' },
  earlier: { id: 'readings.water.earlier', defaultMessage: 'Voir tous les jours' },
});

/** Impossible and unusual values of a field. */
export const waterProblemMessages = defineMessages({
  not_a_number: { id: 'readings.water.notANumber', defaultMessage: 'Saisissez un nombre, comme {example}.' },
  two_separators: { id: 'readings.water.twoSeparators', defaultMessage: 'Gardez un seul séparateur décimal.' },
  below_possible: { id: 'readings.water.below', defaultMessage: 'Entre {low} et {high} {unit}.' },
  above_possible: { id: 'readings.water.above', defaultMessage: 'Entre {low} et {high} {unit}.' },
  unusual: { id: 'readings.water.unusual', defaultMessage: '{value} {unit} : inhabituel. Est-ce exact ?' },
  on_record: { id: 'readings.water.onRecord', defaultMessage: '{value} {unit} : déjà noté. Remplacer ?' },
  nothing_measured: { id: 'readings.water.nothing', defaultMessage: 'Saisissez au moins une valeur.' },
  date_in_future: { id: 'readings.water.future', defaultMessage: 'Choisissez un jour passé, ou aujourd’hui.' },
  date_invalid: { id: 'readings.water.noDate', defaultMessage: 'Choisissez un jour.' },
  date_long_ago: { id: 'readings.water.longAgo', defaultMessage: 'Il y a longtemps. Est-ce exact ?' },
});

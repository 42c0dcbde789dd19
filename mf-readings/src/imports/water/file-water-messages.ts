import { defineMessages } from '@seguia/shared/platform';

/** The texts about the water and light of a file. */
export const fileWaterMessages = defineMessages({
  unit: { id: 'readings.waterImport.unit', defaultMessage: 'Unité : {field}' },
  density: { id: 'readings.waterImport.density', defaultMessage: 'Goutteurs par m²' },
  columns: { id: 'readings.waterImport.columns', defaultMessage: 'Colonnes lues : {columns}.' },
  found: {
    id: 'readings.waterImport.found',
    defaultMessage: '{count, plural, one {# jour} other {# jours}}, du {from} au {to}',
  },
  effect: {
    id: 'readings.waterImport.effect',
    defaultMessage: 'nouveaux : {added, number}, changés : {changed, number}, déjà là : {same, number}',
  },
  doubts: {
    id: 'readings.waterImport.doubts',
    defaultMessage: '{count, plural, one {# valeur douteuse} other {# valeurs douteuses}}',
  },
  line: { id: 'readings.waterImport.line', defaultMessage: 'Ligne {line} : {reason}' },
  noDate: { id: 'readings.waterImport.noDate', defaultMessage: 'Aucune colonne de date : nommez-la « Date ».' },
  takeUnusual: { id: 'readings.waterImport.takeUnusual', defaultMessage: 'Prendre aussi les valeurs inhabituelles' },
});

/** Why a value is in doubt; each follows the number of its line. */
export const waterDoubtMessages = defineMessages({
  date_invalid: { id: 'readings.doubt.date', defaultMessage: '« {text} » n’est pas une date.' },
  date_in_future: { id: 'readings.doubt.future', defaultMessage: 'ce jour n’est pas encore passé.' },
  date_long_ago: { id: 'readings.doubt.longAgo', defaultMessage: 'ce jour est très ancien.' },
  plot_unknown: { id: 'readings.doubt.plot', defaultMessage: 'aucune parcelle « {text} ».' },
  not_a_number: { id: 'readings.doubt.number', defaultMessage: '« {text} » n’est pas un nombre.' },
  below_possible: { id: 'readings.doubt.below', defaultMessage: '{text} est impossible. Vérifiez l’unité.' },
  above_possible: { id: 'readings.doubt.above', defaultMessage: '{text} est impossible. Vérifiez l’unité.' },
  unusual: { id: 'readings.doubt.unusual', defaultMessage: '{text} est inhabituel.' },
  twice: { id: 'readings.doubt.twice', defaultMessage: '{text} : ce jour y est plusieurs fois.' },
  density_missing: { id: 'readings.doubt.density', defaultMessage: 'indiquez les goutteurs par m².' },
  nothing_measured: { id: 'readings.doubt.nothing', defaultMessage: 'aucune valeur.' },
});

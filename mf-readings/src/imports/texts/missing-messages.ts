import { defineMessages } from '@seguia/shared/platform';

/** The plots that a file names and the farm lacks. */
export const plotMessages = defineMessages({
  title: { id: 'readings.imports.plots.title', defaultMessage: 'Parcelles que l’exploitation n’a pas' },
  lead: {
    id: 'readings.imports.plots.lead',
    defaultMessage: 'Cochez celles à créer. Pour les autres, choisissez la parcelle plus bas.',
  },
  make: {
    id: 'readings.imports.plots.make',
    defaultMessage: '{count, plural, one {Créer # parcelle} other {Créer # parcelles}}',
  },
  failed: {
    id: 'readings.imports.plots.failed',
    defaultMessage: 'Toutes les parcelles n’ont pas pu être créées. Réessayez : rien ne sera doublé.',
  },
});

/** The meters that a file names and the farm lacks. */
export const missingMeterMessages = defineMessages({
  title: { id: 'readings.imports.meters.title', defaultMessage: 'Appareils que l’exploitation n’a pas' },
  lead: {
    id: 'readings.imports.meters.lead',
    defaultMessage: 'Cochez ceux à créer. Pour les autres, choisissez l’appareil plus bas.',
  },
  make: {
    id: 'readings.imports.meters.make',
    defaultMessage: '{count, plural, one {Créer # appareil} other {Créer # appareils}}',
  },
  failed: {
    id: 'readings.imports.meters.failed',
    defaultMessage: 'Tous les appareils n’ont pas pu être créés. Réessayez : rien ne sera doublé.',
  },
});

/** The varieties that a file names, and that are not noted in their plots. */
export const varietyMessages = defineMessages({
  title: { id: 'readings.imports.varieties.title', defaultMessage: 'Variétés que le fichier nomme' },
  lead: {
    id: 'readings.imports.varieties.lead',
    defaultMessage: 'Cochez celles à noter dans leur parcelle, du premier au dernier jour du fichier.',
  },
  column: {
    id: 'readings.imports.varieties.column',
    defaultMessage: 'Variétés : {columns}. Vous les noterez une fois les questions réglées.',
  },
  days: { id: 'readings.imports.varieties.days', defaultMessage: 'du {from} au {to}' },
  crop: { id: 'readings.imports.varieties.crop', defaultMessage: 'Culture des nouvelles variétés' },
  otherCrop: { id: 'readings.imports.varieties.otherCrop', defaultMessage: 'Une autre culture…' },
  cropName: { id: 'readings.imports.varieties.cropName', defaultMessage: 'Nom de la culture' },
  make: {
    id: 'readings.imports.varieties.make',
    defaultMessage: '{count, plural, one {Noter # variété} other {Noter # variétés}}',
  },
  failed: {
    id: 'readings.imports.varieties.failed',
    defaultMessage: 'Toutes les variétés n’ont pas pu être notées. Réessayez : rien ne sera doublé.',
  },
});

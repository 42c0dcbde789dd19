import { defineMessages } from '@seguia/shared/platform';

/** The questions that a file leaves open. */
export const questionMessages = defineMessages({
  plot: { id: 'readings.imports.ask.plot', defaultMessage: 'Quelle parcelle est « {name} » ?' },
  meter: { id: 'readings.imports.ask.meter', defaultMessage: 'Quel appareil est « {name} » ?' },
  noMeter: { id: 'readings.imports.ask.noMeter', defaultMessage: 'Importer sans appareil' },
  leave: { id: 'readings.imports.ask.leave', defaultMessage: 'Ne pas importer' },
  choose: { id: 'readings.imports.ask.choose', defaultMessage: 'À choisir' },
  column: { id: 'readings.imports.ask.column', defaultMessage: 'Que contient « {name} » ?' },
  unit: { id: 'readings.imports.ask.unit', defaultMessage: 'Unité de « {name} »' },
  share: { id: 'readings.imports.ask.share', defaultMessage: 'Part ({example} = 28 %)' },
  order: { id: 'readings.imports.ask.order', defaultMessage: '« {name} » est le' },
  decimal: { id: 'readings.imports.ask.decimal', defaultMessage: 'Dans « {name} », le signe sépare' },
  decimals: { id: 'readings.imports.ask.decimals', defaultMessage: 'les décimales' },
  thousands: { id: 'readings.imports.ask.thousands', defaultMessage: 'les milliers' },
  time: { id: 'readings.imports.ask.time', defaultMessage: 'Heure des lignes sans heure' },
  drippers: { id: 'readings.imports.ask.drippers', defaultMessage: 'Nombre de goutteurs mesurés' },
  zone: { id: 'readings.imports.ask.zone', defaultMessage: 'Heures du fichier' },
  ofFarm: { id: 'readings.imports.ask.ofFarm', defaultMessage: 'Heure de l’exploitation' },
  measure: { id: 'readings.imports.ask.measure', defaultMessage: 'Contenu des colonnes {plots}' },
  year: { id: 'readings.imports.ask.year', defaultMessage: 'Année de « {name} »' },
  samples: { id: 'readings.imports.ask.samples', defaultMessage: 'Dans le fichier : {values}' },
  leaveColumn: { id: 'readings.imports.ask.leaveColumn', defaultMessage: 'Ne pas importer cette colonne' },
  suggested: { id: 'readings.imports.ask.suggested', defaultMessage: '{name} (probable)' },
  unknown: {
    id: 'readings.imports.ask.unknown',
    defaultMessage: 'Cette version ne sait pas poser une des questions du fichier. Rechargez la page.',
  },
});

import { defineMessages } from '@seguia/shared/platform';

/** The names of the form's fields, except the measured ones (measures.ts). */
export const fieldMessages = defineMessages({
  plotId: { id: 'readings.field.plot', defaultMessage: 'Parcelle' },
  date: { id: 'readings.field.date', defaultMessage: 'Date' },
  time: { id: 'readings.field.time', defaultMessage: 'Heure' },
  entryType: { id: 'readings.field.entryType', defaultMessage: 'Type de saisie' },
  entryValue: { id: 'readings.field.entryValue', defaultMessage: 'Valeur' },
  entryDrippers: { id: 'readings.field.entryDrippers', defaultMessage: 'Calculé à partir des goutteurs' },
  totalDrained: { id: 'readings.field.totalDrained', defaultMessage: 'Total drainé' },
  intakePerDripper: { id: 'readings.field.intakePerDripper', defaultMessage: 'Apport par goutteur' },
  dripperCount: { id: 'readings.field.dripperCount', defaultMessage: 'Nombre de goutteurs' },
  dripperUnit: { id: 'readings.field.dripperUnit', defaultMessage: 'Unité' },
  note: { id: 'readings.field.note', defaultMessage: 'Note' },
  meterId: { id: 'readings.field.meter', defaultMessage: 'Appareil de mesure' },
});

/** The symbols of the dripper units; they are the same in all our languages. */
export const unitSymbols = { ml: 'mL', cl: 'cL', l: 'L' } as const;

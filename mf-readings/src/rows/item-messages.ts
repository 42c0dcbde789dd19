import { defineMessages } from '@seguia/shared/platform';

/** The text of the mark at a row's start. */
export const worstMessages = defineMessages({
  in: { id: 'readings.row.in', defaultMessage: 'Dans la cible' },
  'near-low': { id: 'readings.row.near', defaultMessage: 'Près d’une limite' },
  'near-high': { id: 'readings.row.near', defaultMessage: 'Près d’une limite' },
  below: { id: 'readings.row.outside', defaultMessage: 'Hors cible' },
  above: { id: 'readings.row.outside', defaultMessage: 'Hors cible' },
});

/** The names of the two waters. */
export const sideMessages = defineMessages({
  intake: { id: 'readings.side.intake', defaultMessage: 'Apport' },
  drain: { id: 'readings.side.drain', defaultMessage: 'Drainage' },
});

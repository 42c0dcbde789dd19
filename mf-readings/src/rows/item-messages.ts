import { defineMessages } from '@seguia/shared/platform';

/** What the shape at a row's start says. */
export const worstMessages = defineMessages({
  in: { id: 'readings.row.in', defaultMessage: 'Dans la cible' },
  'near-low': { id: 'readings.row.near', defaultMessage: 'Près d’une limite' },
  'near-high': { id: 'readings.row.near', defaultMessage: 'Près d’une limite' },
  below: { id: 'readings.row.outside', defaultMessage: 'Hors cible' },
  above: { id: 'readings.row.outside', defaultMessage: 'Hors cible' },
});

/** The two waters. */
export const sideMessages = defineMessages({
  intake: { id: 'readings.side.intake', defaultMessage: 'Apport' },
  drain: { id: 'readings.side.drain', defaultMessage: 'Drainage' },
});

import { defineMessages } from '@seguia/shared/platform';

/** The texts about the meter of a reading. */
export const meterMessages = defineMessages({
  with: { id: 'readings.meter.with', defaultMessage: 'Mesuré avec {name}' },
  choose: { id: 'readings.meter.choose', defaultMessage: 'Choisir l’appareil' },
  none: { id: 'readings.meter.none', defaultMessage: 'Sans appareil noté' },
  overdue: { id: 'readings.meter.overdue', defaultMessage: '{quantity} : étalonnage en retard, fait {ago}' },
  never: { id: 'readings.meter.never', defaultMessage: '{quantity} : appareil jamais étalonné' },
  calibrate: { id: 'readings.meter.calibrate', defaultMessage: 'Étalonner' },
  mark: { id: 'readings.meter.mark', defaultMessage: 'Étalonnage en retard' },
});

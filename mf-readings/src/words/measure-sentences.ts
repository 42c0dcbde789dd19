import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';
import type { DripperNumber } from '@seguia/shared/domain/readings/reading-fields';

/** A number field as the subject of a sentence. */
export const subjectMessages: Record<MeasuredField | DripperNumber, MessageDescriptor> = defineMessages({
  intakeEc: { id: 'readings.subject.intakeEc', defaultMessage: 'L’EC d’apport' },
  intakePh: { id: 'readings.subject.intakePh', defaultMessage: 'Le pH d’apport' },
  drainEc: { id: 'readings.subject.drainEc', defaultMessage: 'L’EC de drainage' },
  drainPh: { id: 'readings.subject.drainPh', defaultMessage: 'Le pH de drainage' },
  drainPercent: { id: 'readings.subject.drainPercent', defaultMessage: 'Le % de drainage' },
  totalDrained: { id: 'readings.subject.totalDrained', defaultMessage: 'Le total drainé' },
  intakePerDripper: { id: 'readings.subject.intakePerDripper', defaultMessage: 'L’apport par goutteur' },
  dripperCount: { id: 'readings.subject.dripperCount', defaultMessage: 'Le nombre de goutteurs' },
});

/** Asks about an unusual value of each measure. */
export const unusualValueMessages: Record<MeasuredField, MessageDescriptor> = defineMessages({
  intakeEc: { id: 'readings.unusual.intakeEc', defaultMessage: 'EC d’apport de {value} inhabituelle. Est-ce exact ?' },
  intakePh: { id: 'readings.unusual.intakePh', defaultMessage: 'pH d’apport {value} inhabituel. Est-ce exact ?' },
  drainEc: { id: 'readings.unusual.drainEc', defaultMessage: 'EC de drainage de {value} inhabituelle. Est-ce exact ?' },
  drainPh: { id: 'readings.unusual.drainPh', defaultMessage: 'pH de drainage {value} inhabituel. Est-ce exact ?' },
  drainPercent: {
    id: 'readings.unusual.drainPercent',
    defaultMessage: '{value} de drainage, c’est inhabituel. Est-ce exact ?',
  },
});

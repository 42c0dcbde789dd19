import type { OutboxEntry } from '../../../device/database/rows.ts';
import { type Subject, subjectOf } from '../../../device/outbox/subjects.ts';
import { calibrations } from './calibrations.ts';
import { instructions } from './instructions.ts';
import { readings } from './readings.ts';
import type { Sender } from './sender.ts';
import { waterDays } from './water-days.ts';

const senders: Record<Subject, Sender> = {
  reading: readings,
  water: waterDays,
  calibration: calibrations,
  instruction: instructions,
};

/** How an entry is sent. */
export const senderOf = (entry: OutboxEntry): Sender => senders[subjectOf(entry)];

import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import type { OutboxEntry } from '@seguia/shared/platform';
import { storyFarm } from '@seguia/testing/story-server';
import { storyReading } from './story-readings.ts';

/** A change of the nth reading of a story that is not sent. */
export function storyEntry(number: number, more: Partial<OutboxEntry> = {}): Omit<OutboxEntry, 'seq'> {
  const reading = storyReading(number);
  return {
    key: `key-${number}`,
    kind: 'put',
    readingId: reading.id,
    farmId: storyFarm.id,
    body: normaliseReading(reading),
    baseVersion: null,
    state: 'waiting',
    createdAt: reading.createdAt,
    attempts: 0,
    ...more,
  };
}

/** The server's reason for refusing a change. */
export const storyProblem = (
  status: number,
  code: string,
  errors: { field: string; code: string; message: string }[] = [],
) => ({ type: `/problems/${code}`, title: 'Some values break a rule.', status, code, errors });

export const tooHigh = storyProblem(422, 'rule_broken', [{ field: 'intake_ec', code: 'ec_over_20', message: '' }]);
export const plotClosed = storyProblem(422, 'rule_broken', [{ field: 'plot_id', code: 'plot_closed', message: '' }]);

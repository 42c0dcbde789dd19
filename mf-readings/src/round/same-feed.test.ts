import type { Plot } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { markDone, type Round, startRound } from './stops/round.ts';
import { bandOf } from '@seguia/testing/readings';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { aReading } from '../../testing/a-reading.ts';
import { feedOf, needsSecondLook } from './same-feed.ts';

const today = '2026-06-15';
const plot = (id: string, ...crops: { cropId: string; from?: string; to?: string | null }[]) =>
  ({ id, crops: crops.map(({ cropId, from = '2026-01-01', to = null }) => ({ cropId, from, to })) }) as unknown as Plot;
const [first, rose, second, old, bare] = [
  plot('first', { cropId: 'tomato' }),
  plot('rose', { cropId: 'rose' }),
  plot('second', { cropId: 'tomato' }),
  plot('old', { cropId: 'tomato', to: '2026-05-31' }, { cropId: 'rose', from: '2026-06-01' }),
  plot('bare'),
];
const plots = [first, rose, second, old, bare];
const at = (plotId: string, ...done: string[]): Round =>
  done.reduce<Round>((round, id) => markDone(round, id, `reading-${id}`), { ...startRound(today, plots), plotId });

test.each([
  [
    'the nearest before it with the same crop',
    at('second', 'first', 'rose'),
    { plot: first, readingId: 'reading-first' },
  ],
  ['one whose crop was the same in another season has not', at('old', 'first', 'second'), null],
  ['of what grows there now', at('old', 'first', 'rose', 'second'), { plot: rose, readingId: 'reading-rose' }],
  ['one that was passed over has no reading', at('second', 'rose'), null],
  ['one after it does not count', at('first', 'second'), null],
  ['an empty plot shares with none', at('bare', 'first', 'rose', 'second', 'old'), null],
])('the same feed: %s', (_what, round, feed) => {
  expect(feedOf(round, plots, today)).toEqual(feed);
});

const nothingBefore = byMeasure(() => null);
const before = (intakeEc: number) => ({
  ...nothingBefore,
  intakeEc: { value: intakeEc, date: '2026-06-14', time: '09:00', daysBefore: 1 },
});
const band = bandOf({ intakeEc: { low: 2.2, high: 3 }, drainEc: { low: 3, high: 4.2 } });

test.each([
  ['in target and as the day before', aReading({ intakeEc: 2.4 }), before(2.4), band, false],
  ['without a target and an earlier value', aReading({ intakeEc: 2.4 }), nothingBefore, null, false],
  ['outside of its target', aReading({ intakeEc: 4.9 }), before(4.9), band, true],
  ['far from the day before', aReading({ intakeEc: 2.4 }), before(1.2), null, true],
  ['unusual on any farm', aReading({ intakePh: 8.4 }), nothingBefore, null, true],
  ['right, while only the drain is outside', aReading({ intakeEc: 2.4, drainEc: 5 }), before(2.4), band, false],
])('a feed that is %s', (_what, reading, compared, target, isFlagged) => {
  expect(needsSecondLook(reading, compared, target)).toBe(isFlagged);
});

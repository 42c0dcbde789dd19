import type { Plot } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { markDone, type Round, startRound } from './stops/round.ts';
import { feedOf } from './same-feed.ts';

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
  ['of what stands there now', at('old', 'first', 'rose', 'second'), { plot: rose, readingId: 'reading-rose' }],
  ['one that was passed over has no reading', at('second', 'rose'), null],
  ['one after it does not count', at('first', 'second'), null],
  ['an empty plot shares with none', at('bare', 'first', 'rose', 'second', 'old'), null],
])('the same feed: %s', (_what, round, feed) => {
  expect(feedOf(round, plots, today)).toEqual(feed);
});

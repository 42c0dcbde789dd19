import type { Meter } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { automaticMeter } from './automatic-meter.ts';

const meter = (id: string, retired = false): Meter => ({
  id,
  name: id,
  kind: 'ec_ph',
  serialNumber: null,
  phBuffers: [],
  ecStandards: [],
  calibrationDays: 30,
  retired,
  updatedAt: 1,
  version: 1,
});

test.each([
  ['none where the farm has none', [], null, null],
  ['the farm’s only one', [meter('a')], null, 'a'],
  ['the only one in use', [meter('a'), meter('b', true)], 'b', 'a'],
  ['none of two where nobody has used one yet', [meter('a'), meter('b')], null, null],
  ['the one that was used last', [meter('a'), meter('b')], 'b', 'b'],
  ['none of two where the last is gone', [meter('a'), meter('b')], 'c', null],
] as [string, Meter[], string | null, string | null][])('a new reading begins with %s', (_what, meters, last, id) => {
  expect(automaticMeter(meters, last)).toBe(id);
});

import { expect, expectTypeOf, test } from 'vitest';
import type { CampaignBody, PlantingBody, ReadingBody, TargetBandBody, Wire } from './index.ts';
import { onWire } from './on-wire.ts';

const none = { low: null, high: null };

test('leaves out every empty field, whatever its name', () => {
  expect(onWire({ intakeEc: 2, drainPh: null, meterId: null, laterMeasure: null, note: undefined })).toEqual({
    intake_ec: 2,
  });
});

test('keeps zero, an empty list and an empty text, which are values', () => {
  expect(onWire({ drainPercent: 0, points: [], name: '' })).toEqual({ drain_percent: 0, points: [], name: '' });
});

test('sends an empty field only where it removes a value', () => {
  const before = { intakeEc: 2, drainEc: null, meterId: 'm' };
  expect(onWire({ intakeEc: null, drainEc: null, meterId: null, note: null }, before)).toEqual({
    intake_ec: null,
    meter_id: null,
  });
});

test('treats limits without a bound as empty', () => {
  const half = { low: 2, high: null };
  expect(onWire({ intakeEc: half, drainEc: none, drainPh: none }, { drainPh: half })).toEqual({
    intake_ec: half,
    drain_ph: none,
  });
});

test('sends the bodies that the contract describes, except where it requires a null', () => {
  expectTypeOf(onWire({} as ReadingBody)).toExtend<Wire['ReadingBody']>();
  expectTypeOf(onWire({} as CampaignBody)).toExtend<Wire['CampaignBody']>();
  expectTypeOf(onWire({} as TargetBandBody)).toExtend<Wire['TargetBandBody']>();
  expectTypeOf(onWire({} as PlantingBody)).not.toExtend<Wire['PlantingBody']>();
});

import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { momentOf, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import { testServer } from '../../testing/test-server.ts';
import { utcOffsets, zoneNamed } from './utc-offsets.ts';

const server = await testServer();
const now = new Date('2026-06-15T12:00:00Z');
const at = (iso: string) => Date.parse(iso) / 1000;

describe('a farm carries its UTC offsets', () => {
  test('with the instants at which they change, in the farm and in the list of farms', async () => {
    const farm = await server.addFarm({ timeZone: 'Europe/Paris' });
    const person = await server.addPerson(farm);
    const { body } = await person.get<Wire['Farm']>(farm.url);
    expect(body.utc_offsets).toEqual([
      { from: at('2024-06-01T00:00:00Z'), to: at('2024-10-27T01:00:00Z'), offset: 7200 },
      { from: at('2024-10-27T01:00:00Z'), to: at('2025-03-30T01:00:00Z'), offset: 3600 },
      { from: at('2025-03-30T01:00:00Z'), to: at('2025-10-26T01:00:00Z'), offset: 7200 },
      { from: at('2025-10-26T01:00:00Z'), to: at('2026-03-29T01:00:00Z'), offset: 3600 },
      { from: at('2026-03-29T01:00:00Z'), to: at('2026-10-25T01:00:00Z'), offset: 7200 },
      { from: at('2026-10-25T01:00:00Z'), to: at('2027-03-28T01:00:00Z'), offset: 3600 },
      { from: at('2027-03-28T01:00:00Z'), to: at('2027-07-01T00:00:00Z'), offset: 7200 },
    ]);
    const list = await person.get<Wire['FarmerPage']>('/farmers');
    expect(list.body.data[0]?.utc_offsets).toEqual(body.utc_offsets);
  });

  test('one alone where the clocks are never changed, half hours and the west of Greenwich included', () => {
    const whole = { from: at('2024-06-01T00:00:00Z'), to: at('2027-07-01T00:00:00Z') };
    expect(utcOffsets('Asia/Kolkata', now)).toEqual([{ ...whole, offset: 19_800 }]);
    const newfoundland = utcOffsets('America/St_Johns', now);
    expect(
      newfoundland.find(({ from, to }) => from <= at(now.toISOString()) && at(now.toISOString()) < to)?.offset,
    ).toBe(-9000);
  });

  test('and a device that has only the table reads the same clock as the server, hour by hour', () => {
    for (const zone of ['Africa/Casablanca', 'Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe']) {
      // The device does not know such a zone, so it takes everything from the table.
      const device = { zone: 'No/Such_Zone', offsets: utcOffsets(zone, now) };
      const changes = device.offsets
        .slice(1)
        .flatMap(({ from }) => Array.from({ length: 48 }, (_, n) => from + (n - 24) * 1800));
      for (const instant of [...changes, at('2025-01-10T10:00:00Z'), at('2026-07-10T22:30:00Z')]) {
        const there = momentOf(instant, zoneClock(zone));
        expect(momentOf(instant, device), zone).toEqual(there);
        const back = timestampOf(there.date, there.time, device);
        expect(back, `${zone} ${there.date} ${there.time}`).toBe(timestampOf(there.date, there.time, zoneClock(zone)));
      }
    }
  });
});

test.each([
  ['asia/TOKYO', 'Asia/Tokyo'],
  ['Europe/Paris', 'Europe/Paris'],
  ['+09:00', null],
  ['Asia/Agadir', null],
])('the zone %s is %s, in one spelling', (name, zone) => {
  expect(zoneNamed(name)).toBe(zone);
});

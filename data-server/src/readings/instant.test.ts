import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
// This zone is half hours away from UTC, so a test notices code that takes one clock for the other.
const farm = await server.addFarm({ timeZone: 'Asia/Kolkata' });
const recorder = await server.addPerson(farm, 'recorder');
const plot = await farm.addPlot();
const at = (iso: string) => Date.parse(iso) / 1000;

const put = (id: string, more: Partial<Wire['ReadingBody']>, seen: number | null = null) =>
  recorder.write<Wire['Reading']>('PUT', `${farm.url}/readings/${id}`, { body: aReading(plot, more), seen });
const save = (more: Partial<Wire['ReadingBody']>) => put(newId(), more);
const refused = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  (body as unknown as Wire['Problem']).errors?.map(({ field, code }) => `${field} ${code}`),
];

describe('the instant travels with the reading', () => {
  test('and is kept beside date and time as the person gave them', async () => {
    // A phone with other rules for the zone: its instant is an hour off this server's.
    const when = { date: '2026-06-15', time: '17:00', timestamp: at('2026-06-15T10:30:00Z') };
    const { status, body } = await save(when);
    expect(status).toBe(201);
    expect(body).toMatchObject(when);
  });

  test('without it the instant is made of date, time and the farm’s zone', async () => {
    const { body } = await save({ date: '2026-06-15', time: '17:00' });
    expect(body.timestamp).toBe(at('2026-06-15T11:30:00Z'));
  });

  test('and stays when an edit without one leaves date and time alone', async () => {
    const id = newId();
    const when = { date: '2026-06-15', time: '17:00', timestamp: at('2026-06-15T10:30:00Z') };
    await put(id, when);
    const { timestamp: _, ...typed } = when;
    expect((await put(id, { ...typed, intake_ec: 2.2 }, 1)).body.timestamp).toBe(when.timestamp);
    expect((await put(id, { ...typed, time: '16:00' }, 2)).body.timestamp).toBe(at('2026-06-15T10:30:00Z'));
    expect((await put(id, { ...typed, time: '15:00' }, 3)).body.timestamp).toBe(at('2026-06-15T09:30:00Z'));
  });
});

// The server's clock is at 12:00 UTC, which is 17:30 on the farm.
describe('the future is judged by the instant', () => {
  test('an hour that has not come by this server’s rules is taken when the instant has been', async () => {
    expect((await save({ date: '2026-06-15', time: '18:25', timestamp: at('2026-06-15T11:55:00Z') })).status).toBe(201);
  });

  test('a quarter of an hour is a phone’s inaccuracy, more is the future', async () => {
    const in14 = { date: '2026-06-15', time: '17:44', timestamp: at('2026-06-15T12:14:00Z') };
    expect((await save(in14)).status).toBe(201);
    const in16 = { date: '2026-06-15', time: '17:46', timestamp: at('2026-06-15T12:16:00Z') };
    expect(refused(await save(in16))).toEqual([422, ['time date_in_future']]);
    const tomorrow = { date: '2026-06-16', time: '08:00', timestamp: at('2026-06-16T02:30:00Z') };
    expect(refused(await save(tomorrow))).toEqual([422, ['date date_in_future']]);
  });

  test('an instant more than two hours off its date and time is refused, two hours are not', async () => {
    const clock = { date: '2026-06-15', time: '12:00' }; // 06:30 UTC
    expect((await save({ ...clock, timestamp: at('2026-06-15T08:30:00Z') })).status).toBe(201);
    expect((await save({ ...clock, timestamp: at('2026-06-15T04:30:00Z') })).status).toBe(201);
    for (const iso of ['2026-06-15T08:32:00Z', '2026-06-15T04:28:00Z', '2025-06-15T06:30:00Z'])
      expect(refused(await save({ ...clock, timestamp: at(iso) }))).toEqual([422, ['timestamp timestamp_mismatch']]);
  });

  test('an instant is whole seconds', async () => {
    expect((await save({ timestamp: 1_781_500_000.5 })).status).toBe(400);
  });
});

test('devices hear the server’s own clock, also from another origin', async () => {
  server.setClock('2026-06-15T13:00:00Z');
  const { headers } = await recorder.get(farm.url, { origin: 'http://localhost:3000' });
  expect(headers['date']).toBe('Mon, 15 Jun 2026 13:00:00 GMT');
  expect(headers['access-control-expose-headers']).toContain('Date');
});

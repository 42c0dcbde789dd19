import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarmWithAPlot() {
  const farm = await server.addFarm();
  const recorder = await server.addPerson(farm, 'recorder');
  return { farm, plot: await farm.addPlot(), recorder, at: `${farm.url}/readings/${newId()}` };
}

describe('a reading is written', () => {
  test('and comes back as it was typed, with who, when and version', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    const body = aReading(plot, { drain_ec: 3.05, note: ' Pluie ', drain_percent: 28 });
    const created = await recorder.write<Wire['Reading']>('PUT', at, { body, seen: null });
    expect(created.status).toBe(201);
    expect(created.headers['etag']).toBe('"1"');
    expect(created.body).toMatchObject({
      ...body,
      note: 'Pluie',
      drain_ph: null,
      dripper_count: null,
      timestamp: Date.parse('2026-06-15T03:00:00Z') / 1000,
      created_by: { id: recorder.id, firstname: 'Nadia', lastname: 'recorder' },
      created_at: Date.parse('2026-06-15T12:00:00Z') / 1000,
      version: 1,
    });
    const read = await recorder.get<Wire['Reading']>(at);
    expect(read.body).toEqual(created.body);
    expect(read.headers['etag']).toBe('"1"');
    expect((await recorder.get(at, { 'if-none-match': '"1"' })).status).toBe(304);
    expect((await recorder.get(at, { 'if-none-match': 'W/"1"' })).status).toBe(304);
  });

  test('with drippers the server calculates the percentage again', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    const drippers = { total_drained: 42, intake_per_dripper: 25, dripper_count: 6, dripper_unit: 'cl' } as const;
    const body = aReading(plot, { entry_type: 'drippers', drain_percent: 99, ...drippers });
    const { body: saved } = await recorder.write<Wire['Reading']>('PUT', at, { body, seen: null });
    expect(saved).toMatchObject({ drain_percent: 28, ...drippers });
  });

  test('a replaced one answers 200 and keeps its author', async () => {
    const { farm, plot, recorder, at } = await aFarmWithAPlot();
    const manager = await server.addPerson(farm, 'manager');
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    const replaced = await manager.write<Wire['Reading']>('PUT', at, {
      body: aReading(plot, { intake_ec: 2.4 }),
      seen: 1,
    });
    expect(replaced.status).toBe(200);
    expect(replaced.headers['etag']).toBe('"2"');
    expect(replaced.body).toMatchObject({ intake_ec: 2.4, version: 2, created_by: { id: recorder.id } });
  });

  test('of a doubled hour the first is meant, and daylight saving is the farm’s', async () => {
    const farm = await server.addFarm({ timeZone: 'Europe/Paris' });
    const recorder = await server.addPerson(farm, 'recorder');
    const plot = await farm.addPlot();
    const save = async (date: string, time: string) => {
      const url = `${farm.url}/readings/${newId()}`;
      const { body } = await recorder.write<Wire['Reading']>('PUT', url, {
        body: aReading(plot, { date, time }),
        seen: null,
      });
      return new Date(body.timestamp * 1000).toISOString();
    };
    expect(await save('2025-10-26', '02:30')).toBe('2025-10-26T00:30:00.000Z');
    expect(await save('2026-03-28', '12:00')).toBe('2026-03-28T11:00:00.000Z');
    expect(await save('2026-03-29', '12:00')).toBe('2026-03-29T10:00:00.000Z');
  });
});

describe('nothing is lost when two people write', () => {
  test('the second to arrive gets 412 and hears which version is there', async () => {
    const { farm, plot, recorder, at } = await aFarmWithAPlot();
    const manager = await server.addPerson(farm, 'manager');
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    await manager.write('PUT', at, { body: aReading(plot, { intake_ec: 2.5 }), seen: 1 });
    const late = await recorder.write<Wire['MovedOnProblem']>('PUT', at, {
      body: aReading(plot, { intake_ec: 2.2 }),
      seen: 1,
    });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ code: 'moved_on', current_version: 2, current_deleted: false });
    expect((await recorder.get<Wire['Reading']>(at)).body.intake_ec).toBe(2.5);
  });

  test('creating what is there already is a 412, replacing what never was, too', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    const never = await recorder.write<Wire['MovedOnProblem']>('PUT', at, { body: aReading(plot), seen: 1 });
    expect([never.status, never.body.current_version]).toEqual([412, null]);
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    expect((await recorder.write('PUT', at, { body: aReading(plot), seen: null })).status).toBe(412);
  });

  test('a write without a precondition is a 428, without a key a 400', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    expect((await recorder.write('PUT', at, { body: aReading(plot) })).status).toBe(428);
    const keyless = await recorder.call('PUT', at, { body: aReading(plot), headers: { 'if-none-match': '*' } });
    expect(keyless.status).toBe(400);
    expect(keyless.body.errors).toMatchObject([{ field: 'Idempotency-Key', code: 'required' }]);
  });
});

describe('the same change sent twice changes nothing', () => {
  test('a repeated creation answers 200 with what it made', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    const write = { body: aReading(plot), seen: null, key: newId() };
    const first = await recorder.write<Wire['Reading']>('PUT', at, write);
    const again = await recorder.write<Wire['Reading']>('PUT', at, write);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  test('however late: the key is looked at before the precondition, and the answer is what the change made then', async () => {
    const { farm, plot, recorder, at } = await aFarmWithAPlot();
    const manager = await server.addPerson(farm, 'manager');
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    const lost = { body: aReading(plot, { intake_ec: 2.2 }), seen: 1, key: newId() };
    await recorder.write('PUT', at, lost);
    await manager.write('PUT', at, { body: aReading(plot, { intake_ec: 3 }), seen: 2 });
    const retry = await recorder.write<Wire['Reading']>('PUT', at, lost);
    // The answer is version 2, not 3: as the base of the next edit, version 3 would hide the manager's change.
    expect([retry.status, retry.headers['etag'], retry.body.intake_ec]).toEqual([200, '"2"', 2.2]);
    expect((await recorder.get<Wire['Reading']>(at)).body).toMatchObject({ version: 3, intake_ec: 3 });
  });

  test('a key used for something else is a 409: another body, another reading, another person', async () => {
    const { farm, plot, recorder, at } = await aFarmWithAPlot();
    const key = newId();
    await recorder.write('PUT', at, { body: aReading(plot), seen: null, key });
    const other = `${farm.url}/readings/${newId()}`;
    expect((await recorder.write('PUT', at, { body: aReading(plot, { intake_ec: 1 }), seen: 1, key })).status).toBe(
      409,
    );
    expect((await recorder.write('PUT', other, { body: aReading(plot), seen: null, key })).status).toBe(409);
    expect((await recorder.write('DELETE', at, { seen: 1, key })).status).toBe(409);
    const manager = await server.addPerson(farm, 'manager');
    expect((await manager.write('PUT', at, { body: aReading(plot), seen: null, key })).status).toBe(409);
  });

  test('the order of fields does not make it another change', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    const key = newId();
    const body = aReading(plot);
    await recorder.write('PUT', at, { body, seen: null, key });
    const turned = Object.fromEntries(Object.entries(body).toReversed());
    expect((await recorder.write('PUT', at, { body: turned, seen: null, key })).status).toBe(200);
  });
});

describe('a deletion', () => {
  test('is a tombstone: gone for readers, and a repeat is a 204 again', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    const deletion = { seen: 1, key: newId() };
    const gone = await recorder.write('DELETE', at, deletion);
    expect([gone.status, gone.headers['etag'], gone.body]).toEqual([204, '"2"', null]);
    expect((await recorder.get(at)).status).toBe(404);
    expect((await recorder.write('DELETE', at, deletion)).status).toBe(204);
    expect((await recorder.write('DELETE', at, { seen: 2 })).status).toBe(404);
  });

  test('does not take somebody else’s newer change with it', async () => {
    const { farm, plot, recorder, at } = await aFarmWithAPlot();
    const manager = await server.addPerson(farm, 'manager');
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    await manager.write('PUT', at, { body: aReading(plot, { intake_ec: 2.5 }), seen: 1 });
    expect((await recorder.write('DELETE', at, { seen: 1 })).status).toBe(412);
    expect((await recorder.write('DELETE', at, {})).status).toBe(428);
  });

  test('is undone by a manager', async () => {
    const { farm, plot, recorder, at } = await aFarmWithAPlot();
    const manager = await server.addPerson(farm, 'manager');
    await recorder.write('PUT', at, { body: aReading(plot, { intake_ec: 1.9 }), seen: null });
    await recorder.write('DELETE', at, { seen: 1 });
    expect((await recorder.write('POST', `${at}/restore`, { seen: 2 })).status).toBe(403);
    expect((await manager.write('POST', `${at}/restore`, { seen: 1 })).status).toBe(412);
    const restore = { seen: 2, key: newId() };
    const back = await manager.write<Wire['Reading']>('POST', `${at}/restore`, restore);
    expect([back.status, back.body.version, back.body.intake_ec]).toEqual([200, 3, 1.9]);
    expect((await manager.write<Wire['Reading']>('POST', `${at}/restore`, restore)).body).toEqual(back.body);
    expect((await manager.write<Wire['Reading']>('POST', `${at}/restore`, { seen: 3 })).body.version).toBe(3);
    expect((await recorder.get(at)).status).toBe(200);
  });

  test('that met an edit can be undone by keeping the edit', async () => {
    const { plot, recorder, at } = await aFarmWithAPlot();
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    await recorder.write('DELETE', at, { seen: 1 });
    const edit = await recorder.write<Wire['MovedOnProblem']>('PUT', at, {
      body: aReading(plot, { intake_ec: 2.6 }),
      seen: 1,
    });
    expect(edit.body).toMatchObject({ status: 412, current_version: 2, current_deleted: true });
    const mine = await recorder.write<Wire['Reading']>('PUT', at, {
      body: aReading(plot, { intake_ec: 2.6 }),
      seen: 2,
    });
    expect([mine.status, mine.body.version]).toEqual([200, 3]);
  });

  test('the deleted ones are listed for who may delete any', async () => {
    const { farm, plot, recorder, at } = await aFarmWithAPlot();
    const manager = await server.addPerson(farm, 'manager');
    await recorder.write('PUT', at, { body: aReading(plot), seen: null });
    await recorder.write('DELETE', at, { seen: 1 });
    const { body } = await manager.get<Wire['ReadingPage']>(`${farm.url}/readings?deleted=true`);
    expect(body.data).toMatchObject([{ version: 2, deleted_at: Date.parse('2026-06-15T12:00:00Z') / 1000 }]);
    expect((await recorder.get(`${farm.url}/readings?deleted=true`)).status).toBe(403);
  });
});

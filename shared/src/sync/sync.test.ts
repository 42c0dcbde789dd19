import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestFarm } from '../../../data-server/testing/test-farm.ts';
import { resolveConflict } from '../device/outbox/reading-conflict.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { TestDevice } from '@seguia/testing/test-device';
import { sendEntry } from './push/send-entry.ts';

let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let person: TestPerson;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  person = await server.addPerson([farm], 'manager');
});

type Fault = (request: Request, send: () => Promise<Response>) => Promise<Response>;

/** A phone whose network first does what `faults` say, one for each write, and then works. */
function phone(who = person, ...faults: Fault[]): TestDevice {
  let isDown = false;
  const fetchOrFail = async (request: Request) => {
    const fault = request.method === 'GET' ? undefined : faults.shift();
    // The network that loses a write has nothing for the look at the server that follows.
    const wasDown = isDown;
    isDown = false;
    if (request.method === 'GET' && wasDown) throw new TypeError('Failed to fetch');
    if (!fault) return fetch(request);
    return fault(request, () => fetch(request)).catch((error: unknown) => {
      isDown = true;
      throw error;
    });
  };
  return new TestDevice({ url: server.url, farmId: farm.id, person: who, fetch: fetchOrFail });
}

const lostBefore: Fault = async () => {
  throw new TypeError('Failed to fetch');
};
const lostAfter: Fault = async (_request, send) => {
  await send();
  throw new TypeError('Failed to fetch');
};
const twice: Fault = async (request, send) => {
  await fetch(request.clone());
  return send();
};
const answering =
  (status: number, headers: Record<string, string> = {}): Fault =>
  async () =>
    Response.json({ type: '/problems/x', title: 'x', status, code: 'x' }, { status, headers });
const html: Fault = async () =>
  new Response('<h1>Wi-Fi of the hotel</h1>', { headers: { 'content-type': 'text/html' } });

const rows = () => server.db.selectFrom('readings').selectAll().where('farmer_id', '=', farm.id).execute();
const revisions = () => server.db.selectFrom('revisions').selectAll().where('farmer_id', '=', farm.id).execute();

describe('one phone', () => {
  test('a saved reading is on the device at once, and on the server exactly once', async () => {
    const device = phone();
    const saved = await device.save({ plotId, intakeEc: 2.1, note: ' après la pluie ' });
    expect(saved).toMatchObject({ state: 'waiting', intakeEc: 2.1, note: 'après la pluie', version: 0 });
    expect(await device.push()).toMatchObject({ halt: null, sent: 1 });
    expect(await device.reading(saved.id)).toMatchObject({ state: 'sent', version: 1, timestamp: saved.timestamp });
    expect(await device.outbox()).toEqual([]);
    expect(await rows()).toMatchObject([{ id: saved.id, intake_ec: 2.1, note: 'après la pluie' }]);
  });

  test.each([
    ['is lost before it arrives', lostBefore],
    ['is done, but the answer is lost', lostAfter],
    ['arrives twice', twice],
    ['meets a server that is too busy', answering(503, { 'retry-after': '0' })],
    ['is one too many', answering(429, { 'retry-after': '0' })],
    ['is answered by the hotel’s Wi-Fi', html],
  ])('exactly once also when the request %s', async (_what, fault) => {
    const device = phone(person, fault, fault);
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    while ((await device.outbox()).length > 0) await device.push();
    expect(await device.reading(id)).toMatchObject({ state: 'sent', version: 1 });
    expect(await rows()).toHaveLength(1);
    expect(await revisions()).toHaveLength(1);
  });

  test('an edit before sending is sent with the first, one after a try follows it', async () => {
    const device = phone(person, lostAfter);
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await device.save({ id, plotId, intakeEc: 2.2 });
    expect(await device.outbox()).toHaveLength(1);
    await device.push();
    const [sent] = await device.outbox();
    await device.save({ id, plotId, intakeEc: 2.3 });
    await device.save({ id, plotId, intakeEc: 2.4 });
    expect(await device.outbox()).toMatchObject([
      { key: sent?.key, body: { intakeEc: 2.2 } },
      { baseVersion: 'undecided', body: { intakeEc: 2.4 } },
    ]);
    expect(await device.push()).toMatchObject({ sent: 2 });
    expect(await device.reading(id)).toMatchObject({ state: 'sent', version: 2, intakeEc: 2.4 });
    expect(await rows()).toMatchObject([{ intake_ec: 2.4, version: 2 }]);
  });

  test('a deletion can be undone while it waits', async () => {
    const device = phone();
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await device.push();
    await device.delete(id);
    expect(await device.reading(id)).toBeNull();
    expect((await device.push()).heldUntil).toBeGreaterThan(Date.now());
    await device.undo(id);
    expect(await device.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.1 });
    expect(await device.outbox()).toEqual([]);
  });

  test('a deletion that has arrived is undone by one more change', async () => {
    const device = phone();
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await device.push();
    await device.delete(id);
    await release(device);
    await device.push();
    expect(await rows()).toMatchObject([{ version: 2, deleted_at: expect.any(Number) }]);
    await device.undo(id);
    await device.push();
    expect(await device.reading(id)).toMatchObject({ state: 'sent', version: 3 });
    expect(await rows()).toMatchObject([{ version: 3, deleted_at: null }]);
    await device.pull();
    expect(await device.reading(id)).toMatchObject({ state: 'sent', version: 3 });
  });

  test('a reading that was never sent and is deleted leaves no trace', async () => {
    const device = phone();
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await device.delete(id);
    await release(device);
    await device.push();
    expect(await device.outbox()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('a refused change stays, with its reason, and blocks only its own reading', async () => {
    const device = phone();
    const refused = await device.save({ plotId, intakeEc: 25 });
    const good = await device.save({ plotId, intakeEc: 2.5 });
    await device.push();
    expect(await device.reading(good.id)).toMatchObject({ state: 'sent' });
    expect(await device.reading(refused.id)).toMatchObject({ state: 'refused', intakeEc: 25 });
    expect(await device.outbox()).toMatchObject([
      { state: 'refused', problem: { status: 422, errors: [{ field: 'intake_ec', code: 'ec_over_20' }] } },
    ]);
    await device.save({ id: refused.id, plotId, intakeEc: 2.5 });
    expect(await device.reading(refused.id)).toMatchObject({ state: 'waiting' });
    await device.push();
    expect(await device.reading(refused.id)).toMatchObject({ state: 'sent', version: 1 });
  });

  test.each([403, 416])('%d makes a change wait, never vanish', async (status) => {
    const device = phone(person, answering(status));
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    expect(await device.push()).toMatchObject({ halt: null, sent: 0 });
    expect(await device.outbox()).toMatchObject([{ state: 'waiting', problem: { status } }]);
    await device.push();
    expect(await device.reading(id)).toMatchObject({ state: 'sent' });
  });

  test.each([401, 408, 503])('%d stops sending', async (status) => {
    const device = phone(person, answering(status));
    await device.save({ plotId, intakeEc: 2.1 });
    expect((await device.push()).halt).toMatchObject({ status });
    expect(await device.outbox()).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('two phones', () => {
  test('a pull brings what the other phone sent, and removes what it deleted', async () => {
    const [mine, theirs] = [phone(), phone(await server.addPerson([farm]))];
    const { id } = await mine.save({ plotId, intakeEc: 2.1 });
    await mine.push();
    expect(await theirs.pull()).toBe(true);
    expect(await theirs.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.1, createdBy: { id: person.id } });
    expect(await theirs.pull()).toBe(false);
    await mine.delete(id);
    await release(mine);
    await mine.push();
    expect(await theirs.pull()).toBe(true);
    expect(await theirs.reading(id)).toBeNull();
  });

  test('the second to arrive sees both versions, and picks one', async () => {
    const [first, second] = [phone(), phone()];
    const { id } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    await first.save({ id, plotId, intakeEc: 2.1 });
    await second.save({ id, plotId, intakeEc: 2.2 });
    await first.push();
    await second.push();
    const [entry] = await second.outbox();
    expect(entry).toMatchObject({ state: 'conflict', body: { intakeEc: 2.2 }, theirs: { intakeEc: 2.1, version: 2 } });
    expect(await second.reading(id)).toMatchObject({ state: 'conflict', intakeEc: 2.2 });
    if (!entry) throw new Error('no entry');

    await resolveConflict(second.source.device, entry, 'mine');
    await second.push();
    expect(await second.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.2, version: 3 });
    await first.pull();
    expect(await first.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.2, version: 3 });
  });

  test('says what arrived on the phone behind an open form, and overwrites nothing', async () => {
    const [first, second] = [phone(), phone()];
    const { id } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    const seen = (await second.reading(id))!;
    await first.save({ id, plotId, intakeEc: 2.1 });
    await first.push();
    await second.pull();
    await second.save({ id, seen, plotId, intakeEc: 2.2 });
    await second.push();
    expect(await second.outbox()).toMatchObject([{ state: 'conflict', theirs: { intakeEc: 2.1 } }]);
  });

  test('a form that was open while its reading was sent meets no conflict', async () => {
    const mine = phone();
    const seen = await mine.save({ plotId, intakeEc: 2 });
    await mine.push();
    await mine.save({ id: seen.id, seen, plotId, intakeEc: 2.2 });
    await mine.push();
    expect(await mine.reading(seen.id)).toMatchObject({ state: 'sent', intakeEc: 2.2, version: 2 });
  });

  test.each([
    ['theirs' as const, 2.1],
    [{ plotId: '', date: '', time: '', entryType: 'value' as const, intakeEc: 2.15 }, 2.15],
  ])('a conflict is settled with %o', async (choice, intakeEc) => {
    const [first, second] = [phone(), phone()];
    const { id, date, time } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    await first.save({ id, plotId, intakeEc: 2.1 });
    await second.save({ id, plotId, intakeEc: 2.2 });
    await first.push();
    await second.push();
    const [entry] = await second.outbox();
    if (!entry) throw new Error('no entry');
    const merged = choice === 'theirs' ? choice : { ...choice, plotId, date, time };
    await resolveConflict(second.source.device, entry, merged);
    await second.push();
    await first.pull();
    expect(await second.outbox()).toEqual([]);
    expect(await first.reading(id)).toMatchObject({ intakeEc, state: 'sent' });
    expect(await second.reading(id)).toMatchObject({ intakeEc, state: 'sent' });
  });

  test('"mine" reverts only what I changed, and keeps together what belongs together', async () => {
    const [first, second] = [phone(), phone()];
    const drippers = { entryType: 'drippers', totalDrained: 250, intakePerDripper: 100, dripperCount: 10 } as const;
    const began = { plotId, intakeEc: 2, intakePh: 5.8, drainPercent: 20 };
    const { id, date, time } = await first.save(began);
    await first.push();
    await second.pull();
    await second.save({ ...began, id, date, time, intakeEc: 2.2 });
    await first.save({ ...began, ...drippers, dripperUnit: 'ml', id, date, time, intakeEc: 2.1, note: 'relu' });
    await first.push();
    await second.push();
    const [entry] = await second.outbox();
    expect(entry).toMatchObject({ state: 'conflict', seen: { intakeEc: 2, drainPercent: 20 } });
    if (!entry) throw new Error('no entry');
    await resolveConflict(second.source.device, entry, 'mine');
    const merged = { intakeEc: 2.2, intakePh: 5.8, note: 'relu', entryType: 'drippers', drainPercent: 25 };
    expect(await second.reading(id)).toMatchObject({ state: 'waiting', ...merged });
    await second.push();
    await first.pull();
    expect(await first.reading(id)).toMatchObject({ state: 'sent', version: 3, ...merged, dripperCount: 10 });
  });

  test('a change in place of a refused one keeps what the person saw first', async () => {
    const [first, second] = [phone(), phone()];
    const { id, date, time } = await first.save({ plotId, intakeEc: 2, note: 'a' });
    await first.push();
    await second.pull();
    await second.save({ id, plotId, date, time, intakeEc: 25, note: 'a' });
    await second.push();
    await second.save({ id, plotId, date, time, intakeEc: 2.5, note: 'a' });
    await first.save({ id, plotId, date, time, intakeEc: 2, note: 'b' });
    await first.push();
    await second.push();
    const [entry] = await second.outbox();
    if (!entry) throw new Error('no entry');
    await resolveConflict(second.source.device, entry, 'mine');
    await second.push();
    expect(await second.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.5, note: 'b', version: 3 });
  });

  test('a late decision changes what the person decided on', async () => {
    const [first, second] = [phone(), phone()];
    const { id, date, time } = await first.save({ plotId, intakeEc: 2, note: 'a' });
    await first.push();
    await second.pull();
    await second.save({ id, plotId, date, time, intakeEc: 2.2, note: 'a' });
    await first.save({ id, plotId, date, time, intakeEc: 2.1, note: 'a' });
    await first.push();
    await second.push();
    const decide = async () => {
      const [entry] = await second.outbox();
      expect(entry).toMatchObject({ state: 'conflict' });
      if (entry) await resolveConflict(second.source.device, entry, 'mine');
    };
    await decide();
    await first.save({ id, plotId, date, time, intakeEc: 2.1, note: 'b' });
    await first.push();
    await second.push();
    await decide();
    await second.push();
    expect(await second.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.2, note: 'b', version: 4 });
  });

  test('an edit meets a deletion: the person decides, and "mine" brings it back', async () => {
    const [first, second] = [phone(), phone()];
    const { id } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    await first.delete(id);
    await release(first);
    await first.push();
    await second.save({ id, plotId, intakeEc: 2.2 });
    await second.push();
    const [entry] = await second.outbox();
    expect(entry).toMatchObject({ state: 'conflict', theirs: 'deleted', theirsVersion: 2 });
    if (!entry) throw new Error('no entry');
    await resolveConflict(second.source.device, entry, 'mine');
    await second.push();
    await first.pull();
    expect(await first.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.2, version: 3 });
  });

  test('choosing theirs takes the newest of theirs, not the one that made the conflict', async () => {
    const [first, second] = [phone(), phone()];
    const { id } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    await first.save({ id, plotId, intakeEc: 2.1 });
    await first.push();
    await second.save({ id, plotId, intakeEc: 2.2 });
    await second.push();
    await first.save({ id, plotId, intakeEc: 2.3 });
    await first.push();
    await second.pull();
    const [entry] = await second.outbox();
    if (!entry) throw new Error('no entry');
    await resolveConflict(second.source.device, entry, 'theirs');
    expect(await second.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.3, version: 3 });
  });

  test('undoing a deletion that another phone made as well leaves it deleted until somebody restores it', async () => {
    const [first, second] = [phone(), phone()];
    const { id } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    await first.delete(id);
    await release(first);
    await first.push();
    await second.delete(id);
    await second.pull();
    await second.undo(id);
    expect([await second.reading(id), await second.outbox()]).toEqual([null, []]);
    await first.undo(id);
    await first.push();
    await second.pull();
    expect(await second.reading(id)).toMatchObject({ state: 'sent', version: 3 });
  });

  test('the same change on both is no conflict', async () => {
    const [first, second] = [phone(), phone()];
    const { id } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    await first.save({ id, plotId, intakeEc: 2.1 });
    await second.save({ id, plotId, intakeEc: 2.1 });
    await first.push();
    await second.push();
    expect(await second.outbox()).toEqual([]);
    expect(await second.reading(id)).toMatchObject({ state: 'sent', version: 2 });
  });

  test('a pull never overwrites unsent changes, and a discarded change shows what the server has now', async () => {
    const [first, second] = [phone(), phone()];
    const { id } = await first.save({ plotId, intakeEc: 2 });
    await first.push();
    await second.pull();
    await first.save({ id, plotId, intakeEc: 2.1 });
    await first.push();
    await second.save({ id, plotId, intakeEc: 2.2 });
    await second.pull();
    expect(await second.reading(id)).toMatchObject({ state: 'waiting', intakeEc: 2.2 });
    const [entry] = await second.outbox();
    const { discard } = await import('../device/outbox/outbox-answers.ts');
    if (entry) await discard(second.source.device, entry);
    expect(await second.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.1, version: 2 });
  });
});

describe('a farm that the account has lost', () => {
  const unlink = () =>
    server.db
      .deleteFrom('farm_accounts')
      .where('account_id', '=', person.id)
      .where('farmer_id', '=', farm.id)
      .execute();
  const link = () =>
    server.db
      .insertInto('farm_accounts')
      .values({ farmer_id: farm.id, account_id: person.id, role: 'manager', permissions: null })
      .execute();

  test('keeps an edit, a deletion and a new reading waiting with the reason, and gets them all when it is back', async () => {
    const device = phone();
    const [edited, deleted] = [await device.save({ plotId, intakeEc: 2 }), await device.save({ plotId, intakeEc: 3 })];
    await device.push();
    await device.save({ id: edited.id, plotId, intakeEc: 2.2 });
    await device.delete(deleted.id);
    await release(device);
    const made = await device.save({ plotId, intakeEc: 4 });
    await unlink();
    expect(await device.push()).toMatchObject({ halt: null, sent: 0 });
    const blocked = { state: 'waiting', problem: { status: 404 } };
    expect(await device.outbox()).toMatchObject([blocked, blocked, blocked]);
    expect(await device.reading(edited.id)).toMatchObject({ state: 'waiting', intakeEc: 2.2 });
    await link();
    expect(await device.push()).toMatchObject({ sent: 3 });
    expect(await device.outbox()).toEqual([]);
    expect(await rows()).toHaveLength(3);
    expect((await rows()).find(({ id }) => id === edited.id)).toMatchObject({ intake_ec: 2.2, deleted_at: null });
    expect((await rows()).find(({ id }) => id === deleted.id)).toMatchObject({ deleted_at: expect.any(Number) });
    expect(await device.reading(made.id)).toMatchObject({ state: 'sent' });
  });

  test('loses no row of the device by a pull, and is up to date again when it is back', async () => {
    const [device, other] = [phone(), phone(await server.addPerson([farm]))];
    const saved = await device.save({ plotId, intakeEc: 2 });
    await device.push();
    await device.pull();
    await unlink();
    await expect(device.pull()).rejects.toMatchObject({ status: 404 });
    expect([...(await device.readings()).keys()]).toEqual([saved.id]);
    expect(await (await device.source.device.db()).count('plots')).toBe(1);
    const news = await other.save({ plotId, intakeEc: 3 });
    await other.push();
    await link();
    await device.pull();
    expect([...(await device.readings()).keys()].toSorted()).toEqual([saved.id, news.id].toSorted());
  });
});

describe('a reading that is gone from an existing farm', () => {
  test('leaves a deletion nothing to do, and an edit to decide', async () => {
    let gone = false;
    const device = new TestDevice({
      url: server.url,
      farmId: farm.id,
      person,
      fetch: async (request) =>
        gone && request.method !== 'GET' ? answering(404)(request, () => fetch(request)) : fetch(request),
    });
    const [edited, deleted] = [await device.save({ plotId, intakeEc: 2 }), await device.save({ plotId, intakeEc: 3 })];
    await device.push();
    await device.save({ id: edited.id, plotId, intakeEc: 2.2 });
    await device.delete(deleted.id);
    await release(device);
    gone = true;
    await device.push();
    expect(await device.outbox()).toMatchObject([{ readingId: edited.id, state: 'conflict', theirs: 'deleted' }]);
    expect(await device.reading(deleted.id)).toBeNull();
  });

  test('a portal’s own 404 page says nothing about it', async () => {
    const device = phone(person);
    const { id } = await device.save({ plotId, intakeEc: 2 });
    await device.push();
    await device.save({ id, plotId, intakeEc: 2.2 });
    const lost = new TestDevice({
      url: server.url,
      farmId: farm.id,
      person,
      fetch: async () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    });
    const [entry] = await device.outbox();
    if (!entry) throw new Error('no entry');
    expect(await sendEntry(lost.api, entry, AbortSignal.timeout(5000))).toMatchObject({ kind: 'halt' });
  });

  test.each([
    ['has no answer', async () => Promise.reject(new TypeError('Failed to fetch')), { halt: null, sent: 0 }],
    ['is refused for now', answering(403), { halt: null }],
    ['finds nothing any more', answering(404), { halt: null }],
  ] as const)('a conflict waits if the request for the other version %s', async (_what, fault, end) => {
    const other = phone();
    let faulty = true;
    const device = new TestDevice({
      url: server.url,
      farmId: farm.id,
      person,
      fetch: async (request) =>
        faulty && request.method === 'GET' && request.url.includes('/readings/')
          ? fault(request, () => fetch(request))
          : fetch(request),
    });
    const { id } = await other.save({ plotId, intakeEc: 2 });
    await other.push();
    await device.pull();
    await other.save({ id, plotId, intakeEc: 2.1 });
    await other.push();
    await device.save({ id, plotId, intakeEc: 2.2 });
    expect(await device.push()).toMatchObject(end);
    expect(await device.outbox()).toMatchObject([{ state: 'waiting' }]);
    faulty = false;
    await device.push();
    expect(await device.outbox()).toMatchObject([{ state: 'conflict', theirs: { intakeEc: 2.1 } }]);
  });
});

describe('a pull', () => {
  test('brings plots, crops, campaigns and bands', async () => {
    const device = phone();
    const cropTypeId = await farm.addCropType();
    await farm.plant(plotId, cropTypeId, '2026-01-01');
    await device.pull();
    const db = await device.source.device.db();
    expect(await db.getAll('plots')).toMatchObject([{ item: { id: plotId, crops: [{ cropTypeId }] } }]);
    expect(await db.getAll('cropTypes')).toMatchObject([{ item: { id: cropTypeId } }]);
    expect(await db.getAll('crops')).toHaveLength(1);
  });

  test('keeps what was sent while its answer was on the way, if it fetches everything', async () => {
    const [answered, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const device = new TestDevice({
      url: server.url,
      farmId: farm.id,
      person,
      fetch: async (request) => {
        const answer = await fetch(request);
        if (request.headers.has('sync-date') && new URL(request.url).pathname.endsWith('/readings')) {
          answered.resolve();
          await sent.promise;
        }
        return answer;
      },
    });
    const pulled = device.pull();
    await answered.promise;
    const { id } = await device.save({ plotId, intakeEc: 2.3 });
    await device.push();
    await new Promise((resolve) => setTimeout(resolve, 20));
    sent.resolve();
    await pulled;
    expect(await device.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.3 });
  });

  test('fetches everything anew after the server was restored from a backup, and removes what it lost', async () => {
    const [device, other] = [phone(), phone()];
    const lost = await other.save({ plotId, intakeEc: 1 });
    const saved = await other.save({ plotId, intakeEc: 2 });
    await other.push();
    await device.pull();
    const waiting = await device.save({ plotId, intakeEc: 3 });
    const edited = await device.save({ id: lost.id, plotId, intakeEc: 1.5 });
    await server.db.deleteFrom('readings').where('id', '=', lost.id).execute();
    await server.db.deleteFrom('revisions').where('subject_id', '=', lost.id).execute();
    const db = await device.source.device.db();
    await db.put(
      'marks',
      { ...(await db.get('marks', `${farm.id}:readings`)), mark: 'another-epoch.9' },
      `${farm.id}:readings`,
    );
    await device.pull();
    expect([...(await device.readings()).keys()].toSorted()).toEqual([lost.id, saved.id, waiting.id].toSorted());
    await device.push();
    const [entry] = await device.outbox();
    expect(entry).toMatchObject({ readingId: edited.id, state: 'conflict', theirs: 'deleted', theirsVersion: null });
    if (!entry) throw new Error('no entry');
    await resolveConflict(device.source.device, entry, 'mine');
    await device.push();
    expect(await rows()).toHaveLength(3);
  });
});

/** Lets delayed deletions go at once. */
async function release(device: TestDevice): Promise<void> {
  const db = await device.source.device.db();
  for (const { notBefore: _held, ...entry } of await db.getAll('outbox')) await db.put('outbox', entry);
}

import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { stampNow } from '../../session/clock/device-clock.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { logInOnDisk } from '@seguia/testing/settings-on-disk';
import { TestDevice } from '@seguia/testing/test-device';
import { pushInBackground } from './background-push.ts';
import { SyncEngine } from '../engine.ts';

let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let person: TestPerson;
/** The phone as its pages see it. */
let device: TestDevice;
/** The requests that pages and worker have sent, in order. */
let sent: Request[];
let fromPage: (request: Request) => Promise<Response>;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  person = await server.addPerson([farm], 'manager');
  sent = [];
  fromPage = (request) => fetch(request);
  const page = (request: Request) => {
    if (request.method !== 'GET') sent.push(request.clone());
    return fromPage(request);
  };
  device = new TestDevice({ url: server.url, farmId: farm.id, person, place: '', fetch: page });
  await logInOnDisk(server.url, person);
});

type Answer = (request: Request, send: () => Promise<Response>) => Promise<Response>;

/** Wakes the service worker. Each change that it sends gets the next of `answers`; after these, the server answers. */
function wake(...answers: Answer[]): Promise<void> {
  return pushInBackground((request) => {
    if (request.method === 'GET') return fetch(request);
    sent.push(request.clone());
    const answer = answers.shift();
    return answer ? answer(request, () => fetch(request)) : fetch(request);
  });
}

const answering =
  (status: number): Answer =>
  async () =>
    Response.json(
      { type: '/problems/x', title: 'x', status, code: 'x' },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );
const lost: Answer = async () => {
  throw new TypeError('Failed to fetch');
};
const keys = () => sent.map((request) => request.headers.get('idempotency-key'));
const rows = () =>
  server.db.selectFrom('readings').selectAll().where('farmer_id', '=', farm.id).orderBy('intake_ec').execute();
const revisions = () => server.db.selectFrom('revisions').selectAll().where('farmer_id', '=', farm.id).execute();

describe('a change that waits while no page is open', () => {
  test('a new reading is sent; a page that is opened later gets the same answer, and nothing doubles', async () => {
    const { id } = await device.save({ plotId, intakeEc: 2.1, stamp: stampNow() });
    const before = await device.outbox();
    await wake();
    expect(await rows()).toMatchObject([{ id, intake_ec: 2.1, version: 1 }]);
    expect(await device.outbox()).toEqual([{ ...before[0], attempts: 1 }]);
    expect(await device.reading(id)).toMatchObject({ state: 'waiting' });
    expect(await device.push()).toMatchObject({ halt: null, sent: 1 });
    expect(await device.outbox()).toEqual([]);
    expect(await device.reading(id)).toMatchObject({ state: 'sent', version: 1 });
    expect(await revisions()).toHaveLength(1);
  });

  test('an edit and a deletion are sent as well, each under its precondition', async () => {
    const [edited, deleted] = [await device.save({ plotId, intakeEc: 2 }), await device.save({ plotId, intakeEc: 3 })];
    await device.push();
    await device.save({ id: edited.id, plotId, intakeEc: 2.2 });
    await device.delete(deleted.id);
    await wake();
    expect(await rows()).toMatchObject([
      { id: edited.id, intake_ec: 2.2, version: 2 },
      { id: deleted.id, deleted_at: null, version: 1 },
    ]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7000); // the time to undo it is over
    await wake();
    expect(await rows()).toMatchObject([{ version: 2 }, { deleted_at: expect.any(Number), version: 2 }]);
    await device.push();
    vi.restoreAllMocks();
    expect(await device.outbox()).toEqual([]);
    expect((await device.readings()).size).toBe(1);
  });

  test('the worker makes the request that the page makes, header by header', async () => {
    await device.save({ plotId, intakeEc: 2.1, note: 'après la pluie' });
    await wake();
    await device.push();
    const [worker, page] = await Promise.all(
      sent.map(async (request) => [
        request.method,
        request.url,
        request.redirect,
        Object.fromEntries(request.headers),
        await request.text(),
      ]),
    );
    expect(worker).toEqual(page);
    expect(worker?.[2]).toBe('error');
    expect(worker?.[3]).toMatchObject({ authorization: `Bearer ${person.token}`, 'if-none-match': '*' });
  });

  test('the try is on the disk before the request is made', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await device.save({ plotId, intakeEc: 2.1 });
    transaction.mockClear();
    let written: unknown[] = [];
    await wake(async (_request, send) => {
      written = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options);
      expect(await device.outbox()).toMatchObject([{ attempts: 1 }]);
      return send();
    });
    transaction.mockRestore();
    expect(written).toEqual([{ durability: 'strict' }]);
    expect(sent).toHaveLength(1);
  });
});

describe('a page beside the worker', () => {
  // Specification 1: what left though the app was closed, and is changed meanwhile, makes no conflict
  test('makes a second version, without a conflict, when it changes the reading after the worker sent it', async () => {
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await wake();
    await device.save({ id, plotId, intakeEc: 2.5 });
    expect(await device.push()).toMatchObject({ halt: null, sent: 2 });
    expect(await device.outbox()).toEqual([]);
    expect(await device.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.5, version: 2 });
    expect(await rows()).toMatchObject([{ intake_ec: 2.5, version: 2 }]);
  });

  test.each(['while it is on its way', 'after its answer was lost'])(
    'does so as well when it changes it %s',
    async (when) => {
      const { id } = await device.save({ plotId, intakeEc: 2.1 });
      const change = () => device.save({ id, plotId, intakeEc: 2.5 });
      const sending = wake(async (request, send) => {
        if (when.startsWith('while')) await change();
        await send();
        return lost(request, send);
      });
      await expect(sending).rejects.toMatchObject({ kind: 'offline' });
      if (when.startsWith('after')) await change();
      await device.push();
      expect(await device.outbox()).toEqual([]);
      expect(await rows()).toMatchObject([{ intake_ec: 2.5, version: 2 }]);
    },
  );

  test('sends only between the worker’s requests, never at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => device.save({ plotId, intakeEc: 2 })));
    const under: Record<'page' | 'worker', number> = { page: 0, worker: 0 };
    let together = 0;
    const slowly = async (who: 'page' | 'worker', send: () => Promise<Response>) => {
      together += under.worker + (who === 'worker' ? under.page : 0);
      under[who] += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return send().finally(() => (under[who] -= 1));
    };
    fromPage = (request) => (request.method === 'GET' ? fetch(request) : slowly('page', () => fetch(request)));
    const six = Array.from({ length: 6 }, (): Answer => (_request, send) => slowly('worker', send));
    const workers = Promise.all([wake(...six), wake(...six)]);
    await vi.waitFor(() => expect(under.worker).toBe(1), { interval: 2 });
    const stop = new SyncEngine(device.api, device.source.device, null).start(() => undefined);
    await workers;
    await vi.waitFor(async () => expect(await device.outbox()).toEqual([]), 15_000);
    stop();
    expect(together).toBe(0);
    expect(await rows()).toHaveLength(6);
    expect(await revisions()).toHaveLength(6);
  });

  test('leaves the worker nothing to send, and nothing to ask, when it has sent', async () => {
    await device.save({ plotId, intakeEc: 2 });
    let requestCount = 0;
    const page = navigator.locks.request(`push ${device.source.device.name}`, () => device.push());
    await pushInBackground(async (request) => {
      requestCount += 1;
      return fetch(request);
    });
    await page;
    expect([requestCount, sent.length]).toEqual([0, 1]);
  });
});

describe('the worker leaves to the page', () => {
  test('changes that build on one another, as a deletion of what may have been sent', async () => {
    const [edited, deleted] = [await device.save({ plotId, intakeEc: 2 }), await device.save({ plotId, intakeEc: 3 })];
    fromPage = () => Promise.reject(new TypeError('Failed to fetch'));
    await device.push();
    await device.save({ id: edited.id, plotId, intakeEc: 2.2 });
    await device.delete(deleted.id);
    sent = [];
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7000);
    await wake();
    vi.restoreAllMocks();
    expect(sent).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('refusals and conflicts, of which it notes nothing', async () => {
    const other = new TestDevice({ url: server.url, farmId: farm.id, person });
    const refused = await device.save({ plotId, intakeEc: 25 });
    const both = await device.save({ plotId, intakeEc: 2 });
    await wake();
    await device.push();
    await other.pull();
    await other.save({ id: both.id, plotId, intakeEc: 2.3 });
    await other.push();
    await device.save({ id: both.id, plotId, intakeEc: 2.4 });
    await wake();
    expect(await device.outbox()).toMatchObject([{ state: 'refused' }, { state: 'waiting', attempts: 1 }]);
    await device.push();
    expect(await device.reading(both.id)).toMatchObject({ state: 'conflict' });
    sent = [];
    await wake();
    expect(sent).toEqual([]);
    expect(await device.reading(refused.id)).toMatchObject({ state: 'refused' });
  });

  test.each([
    ['an hour behind when it was saved', { difference: 0 }, 3600],
    ['known to be an hour behind, and was set since', { difference: 3_600_000 }, 0],
    ['ahead of the last contact', { heard: Date.now() + 3_600_000 }, 0],
  ])('a time that may be a wrong clock’s: %s', async (_what, stamp, ahead) => {
    await device.save({ plotId, intakeEc: 2, stamp: stampNow() });
    const [entry] = await device.outbox();
    await (await device.source.device.db()).put('outbox', { ...entry!, stamp: { ...entry!.stamp!, ...stamp } });
    const serverAhead = async (request: Request) => {
      const response = await fetch(request);
      const info = (await response.json()) as { time: number };
      return Response.json({ ...info, time: info.time + ahead });
    };
    await pushInBackground((request) => {
      if (request.method !== 'GET') sent.push(request);
      return serverAhead(request);
    });
    expect(sent).toEqual([]);
    expect(await device.outbox()).toMatchObject([{ attempts: 0 }]);
  });

  test('a database of another release', async () => {
    await device.save({ plotId, intakeEc: 2 });
    const db = await device.source.device.db();
    db.close();
    const newer = indexedDB.open(device.source.device.name, db.version + 1);
    await new Promise((resolve) => newer.addEventListener('success', resolve));
    newer.result.close();
    await wake();
    expect(sent).toEqual([]);
  });
});

describe('the session', () => {
  // Specification 1: a logged-out account: nothing leaves though the app is closed
  test('has ended: the worker sends nothing, and creates no database', async () => {
    await device.save({ plotId, intakeEc: 2 });
    await logInOnDisk(server.url, null);
    const before = await indexedDB.databases();
    await wake();
    expect(sent).toEqual([]);
    expect(await device.outbox()).toMatchObject([{ attempts: 0 }]);
    await logInOnDisk(server.url, { id: 'nobody', token: 'x' });
    await wake();
    expect(await indexedDB.databases()).toEqual(before);
  });

  test('belongs to another account: the first one’s readings stay', async () => {
    await device.save({ plotId, intakeEc: 2 });
    const theirs = await server.addPerson([farm]);
    const own = new TestDevice({ url: server.url, farmId: farm.id, person: theirs, place: '' });
    const { id } = await own.save({ plotId, intakeEc: 3 });
    await logInOnDisk(server.url, theirs);
    await wake();
    expect(await rows()).toMatchObject([{ id, created_by: theirs.id }]);
  });

  test('ends while a reading is sent: the next one stays on the device', async () => {
    await device.save({ plotId, intakeEc: 2 });
    await device.save({ plotId, intakeEc: 3 });
    const sending = wake(async (_request, send) => {
      const response = await send();
      await logInOnDisk(server.url, null);
      return response;
    });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test.each([401, 408])('was ended by the server (%d): the worker stops, and is not woken again', async (status) => {
    await device.save({ plotId, intakeEc: 2 });
    await device.save({ plotId, intakeEc: 3 });
    await wake(answering(status), answering(status));
    expect(sent).toHaveLength(1);
    expect(await device.outbox()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });
});

describe('the browser is to try again later', () => {
  test.each([
    ['without network', lost],
    ['when the server is too busy', answering(503)],
    ['when a portal answers', async () => new Response('<h1>Hotel Wi-Fi</h1>')],
  ])('%s: nothing more is tried now, and nothing doubles', async (_when, answer: Answer) => {
    await device.save({ plotId, intakeEc: 2 });
    await device.save({ plotId, intakeEc: 3 });
    await expect(wake(answer)).rejects.toThrow();
    expect(sent).toHaveLength(1);
    await wake();
    expect(keys().filter((key) => key === keys()[0])).toHaveLength(2);
    expect(await rows()).toHaveLength(2);
    expect(await revisions()).toHaveLength(2);
  });

  test('without an answer about the time', async () => {
    await device.save({ plotId, intakeEc: 2 });
    await expect(pushInBackground(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow();
    expect(await device.outbox()).toMatchObject([{ attempts: 0 }]);
  });

  test('if the server fails at a reading (500): the others are sent, and it follows', async () => {
    await device.save({ plotId, intakeEc: 2 });
    await device.save({ plotId, intakeEc: 3 });
    await expect(wake(answering(500))).rejects.toMatchObject({ status: 500 });
    expect(await rows()).toMatchObject([{ intake_ec: 3 }]);
    await wake();
    expect(await rows()).toHaveLength(2);
  });

  test('if it fails at three in a row, which is no reading’s fault', async () => {
    for (const intakeEc of [1, 2, 3, 4]) await device.save({ plotId, intakeEc });
    await expect(wake(...Array.from({ length: 4 }, () => answering(500)))).rejects.toMatchObject({ status: 500 });
    expect(sent).toHaveLength(3);
  });

  test('if it fails at two, and at two more behind one that is sent: all are tried', async () => {
    for (const intakeEc of [1, 2, 3, 4, 5]) await device.save({ plotId, intakeEc });
    const leaves: Answer = (_request, send) => send();
    const answers = [answering(500), answering(500), leaves, answering(500), answering(500)];
    await expect(wake(...answers)).rejects.toMatchObject({ status: 500 });
    expect([sent.length, await rows()]).toMatchObject([5, [{ intake_ec: 3 }]]);
  });

  test('if it fails at the same three each time: those behind them are sent at the next try', async () => {
    for (const intakeEc of [1, 2, 3, 4]) await device.save({ plotId, intakeEc });
    const stumbling: Answer = async (request, send) => {
      const { intake_ec: ec } = (await request.clone().json()) as { intake_ec: number };
      return ec < 4 ? answering(500)(request, send) : send();
    };
    const always = Array.from({ length: 8 }, () => stumbling);
    await expect(wake(...always)).rejects.toMatchObject({ status: 500 });
    await expect(wake(...always)).rejects.toMatchObject({ status: 500 });
    expect(await rows()).toMatchObject([{ intake_ec: 4 }]);
  });
});

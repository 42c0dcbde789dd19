import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { MemoryJournal } from '@seguia/testing/memory-journal';
import { TestDevice } from '@seguia/testing/test-device';
import { newId } from '../../domain/uuid.ts';
import { OpenRecords } from '../journal/open-records.ts';
import { readInstructions } from '../instructions/instructions.ts';
import { saveInstruction } from '../instructions/save-instruction.ts';
import { clearCache } from './clear-cache.ts';
import { beginTry, confirm, discard } from '../outbox/outbox-answers.ts';
import { writeUnfinished, readUnfinished } from '../outbox/unfinished.ts';

let server: TestDataServer;
let farm: TestFarm;
let person: TestPerson;
let plotId: string;
let journal: MemoryJournal;
let device: TestDevice;
/** Whether the answer of the next write gets lost. */
let loseAnswer: boolean;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  person = await server.addPerson([farm], 'manager');
  journal = new MemoryJournal();
  loseAnswer = false;
  device = phone(journal);
});

function phone(second?: MemoryJournal): TestDevice {
  const send = async (request: Request) => {
    const response = await fetch(request);
    if (loseAnswer) throw new TypeError('Failed to fetch');
    return response;
  };
  return new TestDevice({ url: server.url, farmId: farm.id, person, fetch: send, ...(second && { journal: second }) });
}

/** Deletes the database, as Chromium does if it cannot open it any more; then the app opens a new one. */
async function loseDatabase(): Promise<void> {
  await deleteDatabase();
  await connected();
}

/** Waits until the device has its journal, and both have the same changes. */
async function connected(): Promise<void> {
  // The app may notice late that its database is gone, and opens one when it needs it.
  await vi.waitFor(async () => {
    await device.source.device.db();
    expect(device.source.device.journal).not.toBeNull();
  }, 5000);
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(device.source.device.name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(new Error('not deleted')));
  });
}

/** Closes the database as the browser does, and waits until the app has opened it again, as at a start. */
async function restart(): Promise<void> {
  forceCloseDatabase(unwrap(await device.source.device.db()) as never);
  // The app notices it a moment later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await connected();
}

const onServer = () => server.db.selectFrom('readings').selectAll().where('farmer_id', '=', farm.id).execute();

describe('a database that the browser deleted', () => {
  test('brings back three saved readings with their keys, which reach the server exactly once each', async () => {
    const first = await device.save({ plotId, intakeEc: 2.1, note: 'first' });
    loseAnswer = true;
    await device.push();
    loseAnswer = false;
    expect(await onServer()).toHaveLength(1);
    await device.save({ plotId, intakeEc: 2.2 });
    await device.save({ id: (await device.save({ plotId, intakeEc: 9 })).id, plotId, intakeEc: 2.3 });
    const before = await device.outbox();
    const shown = await device.readings();
    expect(before).toHaveLength(3);
    await loseDatabase();
    expect(await device.readings()).toEqual(shown);
    const keys = (entries: typeof before) => entries.map(({ key, body }) => ({ key, body }));
    expect(keys(await device.outbox())).toEqual(keys(before));
    expect(await device.push()).toMatchObject({ halt: null, sent: 3 });
    expect((await onServer()).map(({ intake_ec: ec }) => ec)).toEqual(expect.arrayContaining([2.1, 2.2, 2.3]));
    expect(await onServer()).toHaveLength(3);
    expect(await device.reading(first.id)).toMatchObject({ state: 'sent', note: 'first', version: 1 });
    expect(await device.outbox()).toEqual([]);
  });

  test('an edit of one that came back is a request of its own, as the worker may have sent the first', async () => {
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await loseDatabase();
    await device.save({ id, plotId, intakeEc: 2.2 });
    const [first, second] = await device.outbox();
    expect([first?.body?.intakeEc, second?.body?.intakeEc]).toEqual([2.1, 2.2]);
    expect(second?.key).not.toBe(first?.key);
    await device.push();
    expect(await onServer()).toMatchObject([{ intake_ec: 2.2, version: 2 }]);
  });

  test('tells every list that shows what came back', async () => {
    await connected();
    await saveInstruction(device.source, newId(), { plotId, text: 'feed to 2.6', doneAt: null, readingId: null });
    const listener = vi.fn<() => void>();
    device.source.device.changes.listen(['instructions'], listener);
    await loseDatabase();
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(await readInstructions(device.source)).toMatchObject([{ text: 'feed to 2.6', state: 'waiting' }]);
  });

  test('brings them back as often as it happens', async () => {
    await device.save({ plotId, intakeEc: 2.1 });
    for (let time = 2; time < 5; time += 1) {
      await loseDatabase();
      await device.save({ plotId, intakeEc: time });
    }
    await loseDatabase();
    expect((await device.outbox()).map(({ body }) => body?.intakeEc)).toEqual([2.1, 2, 3, 4]);
  });

  // Specification 4: what is typed and not yet saved comes back where the browser threw its database away
  test('brings a draft back until its reading is saved', async () => {
    const { source } = device;
    await writeUnfinished(source, [
      { what: 'draft', readingId: 'r', value: '2,4' },
      { what: 'round', readingId: null, value: 'at plot 2' },
    ]);
    await writeUnfinished(source, [{ what: 'draft', readingId: 'r', value: '2,45' }]);
    await loseDatabase();
    expect((await readUnfinished(source)).map(({ value }) => value)).toEqual(['2,45', 'at plot 2']);
    await device.save({ id: 'r', plotId, intakeEc: 2.45 });
    await loseDatabase();
    expect((await readUnfinished(source)).map(({ value }) => value)).toEqual(['at plot 2']);
  });

  test('does not bring back a draft that was written late, and finished by a save without changes', async () => {
    const { source } = device;
    await device.save({ id: 'r', plotId, intakeEc: 2.45 });
    // As if the first save hung, and the person pressed Save again after it had reached the disk after all.
    await writeUnfinished(source, [{ what: 'draft', readingId: 'r', value: '2,45' }]);
    await device.save({ id: 'r', plotId, intakeEc: 2.45 });
    await loseDatabase();
    expect(await readUnfinished(source)).toEqual([]);
  });

  test('comes back from the page if the disk deletes the journal with it', async () => {
    const { source } = device;
    await device.save({ plotId, intakeEc: 2.1 });
    await device.push();
    await device.save({ plotId, intakeEc: 2.2 });
    source.device.open = new OpenRecords(); // a new page
    await restart();
    await device.save({ plotId, intakeEc: 2.3 });
    await writeUnfinished(source, [{ what: 'draft', readingId: 'r', value: '2,4' }]);
    const before = await device.outbox();
    for (const file of journal.files) file.bytes = new Uint8Array(0);
    await loseDatabase();
    const keys = (entries: typeof before) => entries.map(({ key, body }) => ({ key, body }));
    expect(keys(await device.outbox())).toEqual(keys(before));
    expect((await readUnfinished(source)).map(({ value }) => value)).toEqual(['2,4']);
    // The new journal has them too, so a page that begins now finds them there.
    expect((await journal.read()).records.map(({ number }) => number)).toHaveLength(3);
    expect(await device.push()).toMatchObject({ halt: null, sent: 2 });
    expect(await onServer()).toHaveLength(3);
  });

  test('does not bring back what was sent or discarded', async () => {
    await device.save({ plotId, intakeEc: 2.1 });
    await device.push();
    await device.save({ plotId, intakeEc: 2.2 });
    const [entry] = await device.outbox();
    await discard(device.source.device, entry!);
    await loseDatabase();
    expect(await device.outbox()).toEqual([]);
    expect(await device.push()).toMatchObject({ sent: 0 });
    expect(await onServer()).toHaveLength(1);
    for (const file of journal.files) file.bytes = new Uint8Array(0);
    await loseDatabase();
    expect(await device.outbox()).toEqual([]);
  });

  test('brings back a deletion that was not sent as well', async () => {
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await device.push();
    await device.delete(id);
    await loseDatabase();
    expect(await device.reading(id)).toBeNull();
    expect(await device.outbox()).toMatchObject([{ kind: 'delete', readingId: id, baseVersion: 1 }]);
  });

  test('brings back changes of one reading in their order', async () => {
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await beginTry(device.source.device, id);
    await device.save({ id, plotId, intakeEc: 2.2 });
    await loseDatabase();
    expect(await device.outbox()).toMatchObject([
      { attempts: 1, body: { intakeEc: 2.1 } },
      { baseVersion: 'undecided', body: { intakeEc: 2.2 } },
    ]);
    await device.push();
    expect(await onServer()).toMatchObject([{ intake_ec: 2.2, version: 2 }]);
  });
});

test('gets its last change back if it lost only that', async () => {
  await device.save({ plotId, intakeEc: 2.1 });
  const db = await device.source.device.db();
  const stores = ['readings', 'outbox', 'marks'] as const;
  const dump = await Promise.all(stores.map(async (store) => [await db.getAllKeys(store), await db.getAll(store)]));
  await device.save({ plotId, intakeEc: 2.2 });
  const tx = db.transaction(stores, 'readwrite');
  for (const [index, store] of stores.entries()) {
    const [keys, values] = dump[index]!;
    await tx.objectStore(store).clear();
    for (const [place, value] of values!.entries())
      await tx.objectStore(store).put(value as never, ...((store === 'marks' ? [keys![place]] : []) as []));
  }
  await tx.done;
  expect(await device.outbox()).toHaveLength(1);
  await restart();
  expect((await device.outbox()).map(({ body }) => body?.intakeEc)).toEqual([2.1, 2.2]);
  expect((await device.readings()).size).toBe(2);
});

describe('the database overrides a journal that missed a change', () => {
  /** Kills the tab after the database's commit. */
  const killedBeforeJournal = () => vi.spyOn(journal, 'append').mockRejectedValueOnce(new Error('killed'));

  test('a discarded change stays so, also after a logout and when the database is lost later', async () => {
    await device.save({ plotId, intakeEc: 2.1 });
    const [entry] = await device.outbox();
    killedBeforeJournal();
    await discard(device.source.device, entry!);
    await clearCache(device.source.device);
    await restart();
    expect(await device.outbox()).toEqual([]);
    await loseDatabase();
    expect(await device.outbox()).toEqual([]);
  });

  test('a saved reading gets its second copy at the next start', async () => {
    killedBeforeJournal();
    await device.save({ plotId, intakeEc: 2.1 });
    await restart();
    await loseDatabase();
    expect(await device.outbox()).toMatchObject([{ body: { intakeEc: 2.1 } }]);
  });

  test('a reading that was confirmed is not sent again', async () => {
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    const next = await beginTry(device.source.device, id);
    const made = { ...(await device.reading(id))!, version: 1 };
    killedBeforeJournal();
    if (next.do === 'send') await confirm(device.source.device, next.entry, made, 1);
    await restart();
    expect(await device.reading(id)).toMatchObject({ state: 'sent' });
    expect(await device.outbox()).toEqual([]);
  });
});

test('a change from before the journal gets its second copy', async () => {
  const early = phone();
  await early.save({ plotId, intakeEc: 2.1 });
  const db = await early.source.device.db();
  const [entry, row] = [(await db.getAll('outbox'))[0]!, (await db.getAll('readings'))[0]!];
  const now = await device.source.device.db();
  await now.put('outbox', entry);
  await now.put('readings', row);
  await restart();
  await loseDatabase();
  expect(await device.outbox()).toMatchObject([{ key: entry.key }]);
});

describe('a journal that is not available for a while', () => {
  const values = async () => new Set((await device.outbox()).map(({ body }) => body?.intakeEc));
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  test('does not keep anybody from the database, and its content comes back in the same page', async () => {
    await device.save({ plotId, intakeEc: 2.1 });
    await deleteDatabase();
    vi.spyOn(journal, 'read').mockRejectedValueOnce(new Error('the worker did not load'));
    await device.save({ plotId, intakeEc: 2.2 });
    await vi.waitFor(async () => expect(await values()).toEqual(new Set([2.1, 2.2])), 3000);
    await loseDatabase();
    expect(await values()).toEqual(new Set([2.1, 2.2]));
  });

  test.each(['sent', 'not sent'])(
    'does not undo changes that were made meanwhile, of a reading that was %s',
    async (was) => {
      const { id } = await device.save({ plotId, intakeEc: 2.1 });
      if (was === 'sent') await device.push();
      await deleteDatabase();
      const late = Promise.withResolvers<void>();
      const { read } = journal;
      vi.spyOn(journal, 'read').mockImplementationOnce(async () => {
        await late.promise;
        return read.call(journal);
      });
      const saving = device.save({ id, plotId, intakeEc: 2.2 });
      await vi.waitFor(
        async () => expect((await device.outbox()).at(-1)).toMatchObject({ body: { intakeEc: 2.2 } }),
        3000,
      );
      late.resolve();
      await saving;
      await connected();
      expect((await device.outbox()).at(-1)).toMatchObject({ readingId: id, body: { intakeEc: 2.2 } });
      expect((await device.readings()).get(id)).toMatchObject({ intakeEc: 2.2 });
    },
  );

  test('does not undo what was typed meanwhile, and brings back the rest that was not saved', async () => {
    const { source } = device;
    const type = (what: string, value: string) => writeUnfinished(source, [{ what, readingId: null, value }]);
    await type('draft', 'before');
    await type('round', 'at plot 2');
    await deleteDatabase();
    vi.spyOn(journal, 'read').mockRejectedValueOnce(new Error('the worker did not load'));
    await type('draft', 'after');
    await connected();
    const values = new Set((await readUnfinished(source)).map(({ value }) => value));
    expect(values).toEqual(new Set(['after', 'at plot 2']));
    await loseDatabase();
    expect(new Set((await readUnfinished(source)).map(({ value }) => value))).toEqual(values);
  });

  test('is awaited by a save that comes while it opens, so that the save has its second copy', async () => {
    await deleteDatabase();
    const { read } = journal;
    vi.spyOn(journal, 'read').mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1200)); // longer than an opening waits
      return read.call(journal);
    });
    await device.save({ plotId, intakeEc: 2.1 });
    await loseDatabase();
    expect(await values()).toEqual(new Set([2.1]));
  });

  test('takes no time if it does not answer', async () => {
    vi.spyOn(journal, 'read').mockImplementationOnce(() => new Promise(() => {}));
    await expect(device.save({ plotId, intakeEc: 2.1 })).resolves.toMatchObject({ intakeEc: 2.1 });
  });

  test('gets what was saved without it, without another start', async () => {
    await device.save({ plotId, intakeEc: 2.1 });
    vi.spyOn(journal, 'append').mockRejectedValueOnce(new Error('slow')).mockRejectedValueOnce(new Error('slow'));
    await device.save({ plotId, intakeEc: 2.2 });
    expect(device.source.device.journal).toBeNull();
    await device.save({ plotId, intakeEc: 2.3 });
    await vi.waitFor(() => expect(device.source.device.journal).not.toBeNull(), 5000);
    await loseDatabase();
    expect(await values()).toEqual(new Set([2.1, 2.2, 2.3]));
  });
});

describe('a full disk', () => {
  const fillDisk = () => {
    for (const file of journal.files) file.room = 0;
  };

  test('a save that has no room for its second copy says so before it writes anything', async () => {
    await device.source.device.db();
    fillDisk();
    let saved = 0;
    const saving = async () => {
      for (;;) {
        await device.save({ plotId, note: 'x'.repeat(900), intakeEc: 2.1 });
        saved += 1;
      }
    };
    await expect(saving()).rejects.toMatchObject({ name: 'StorageFullError', reason: 'full' });
    expect(await device.outbox()).toHaveLength(saved);
    await loseDatabase();
    expect(await device.outbox()).toHaveLength(saved);
    for (const file of journal.files) file.room = Infinity;
    await device.save({ plotId, intakeEc: 2.2 });
    expect(await device.outbox()).toHaveLength(saved + 1);
  });
});

describe('"saved" is said only after reading back', () => {
  test('a commit that stored nothing is no save', async () => {
    const current = device.source.device;
    await current.db();
    const { db } = current;
    let calls = 0;
    // The first call comes before the write, the second begins it, and the third reads back.
    vi.spyOn(current, 'db').mockImplementation(async () => {
      if ((calls += 1) === 3) await deleteDatabase();
      return db();
    });
    await expect(device.save({ plotId, intakeEc: 2.1 })).rejects.toMatchObject({
      name: 'StorageFullError',
      cause: { name: 'LostWriteError' },
    });
    expect(await device.outbox()).toEqual([]);
    await loseDatabase();
    expect(await device.outbox()).toEqual([]);
  });

  test('every change is written with strict durability', async () => {
    await device.source.device.db();
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { id } = await device.save({ plotId, intakeEc: 2.1 });
    await device.push();
    await device.delete(id);
    const writes = open.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.length).toBeGreaterThan(3);
    expect(writes.map(([, , options]) => options?.durability)).toEqual(writes.map(() => 'strict'));
  });
});

describe('storage that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Lets 5 s pass for a save. Returns how often it had failed shortly before that, and its error. */
  async function failsAt(saving: Promise<unknown>) {
    const failed = vi.fn<(error: unknown) => void>();
    void saving.catch(failed);
    await vi.advanceTimersByTimeAsync(4900);
    const early = failed.mock.calls.length;
    await vi.advanceTimersByTimeAsync(200);
    return { early, error: failed.mock.calls[0]?.[0] };
  }

  test('a database that does not open fails the save after 5 s', async () => {
    vi.spyOn(indexedDB, 'open').mockReturnValue(new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)());
    const { early, error } = await failsAt(device.save({ plotId, intakeEc: 2.1 }));
    expect(early).toBe(0);
    expect(error).toMatchObject({ name: 'StorageFullError', reason: 'unavailable', hangs: true });
  });

  test('a write that does not end fails as well, and another try with its id makes one reading', async () => {
    await device.source.device.db();
    const id = newId();
    const { db } = device.source.device;
    const held = Promise.withResolvers<void>();
    let calls = 0;
    vi.spyOn(device.source.device, 'db').mockImplementation(async () => {
      if ((calls += 1) === 2) await held.promise;
      return db();
    });
    const { early, error } = await failsAt(device.save({ id, plotId, intakeEc: 2.1 }));
    expect([early, (error as { hangs?: boolean }).hangs]).toEqual([0, true]);
    await device.save({ id, plotId, intakeEc: 2.1 });
    held.resolve();
    await vi.waitFor(async () => expect(calls).toBeGreaterThan(4));
    vi.useRealTimers();
    await device.push();
    expect(await onServer()).toHaveLength(1);
  });

  test('a journal that does not answer delays no save', async () => {
    await device.save({ plotId, intakeEc: 2.1 });
    const append = vi.spyOn(journal, 'append').mockImplementation(() => new Promise(() => {}));
    const saving = device.save({ plotId, intakeEc: 2.2 });
    await vi.waitFor(() => expect(append).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(4000);
    await expect(saving).resolves.toMatchObject({ intakeEc: 2.2 });
  });
});

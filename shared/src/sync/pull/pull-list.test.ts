import 'fake-indexeddb/auto';
import type { ListMeta, Reading } from '@seguia/openapi';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearCache } from '../../device/local/clear-cache.ts';
import { withStorageErrors } from '../../device/local/storage-error.ts';
import { hiddenRow, isHidden, shownRow } from '../../device/readings/reading-rows.ts';
import type { PullMark } from '../../device/database/rows.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import type { MayGiveBack } from '../../device/outbox/give-back.ts';
import { removeItem, storeItem } from '../../device/database/store-item.ts';
import { pullItems, pullReadings } from './pull-list.ts';
import { purgeHidden } from './sweep.ts';

let phone: OfflineDevice;
let requested: [mark: string, from: string | null][];
let changedStores: string[];
beforeEach(() => {
  phone = new OfflineDevice();
  requested = [];
  changedStores = [];
  for (const store of ['readings', 'marks', 'campaigns'] as const)
    phone.source.device.changes.listen([store], () => changedStores.push(store));
});
afterEach(() => void vi.useRealTimers());

type Page = { data?: Reading[]; deletedIds?: string[]; mark: string; full?: true; more?: true; restored?: true };
const meta = ({ mark, full, more, deletedIds, restored }: Page) =>
  ({
    syncDate: mark,
    hasMore: more ?? false,
    ...(full && { full }),
    ...(restored && { restored }),
    ...(deletedIds && { deletedIds }),
  }) as unknown as ListMeta;

/** Pulls from a server that gives these pages one after the other. */
function pull(...pages: Page[]) {
  const fetchPage = async (mark: string, from: string | null) => {
    requested.push([mark, from]);
    const page = pages.shift()!;
    return { data: page.data ?? [], meta: meta(page) };
  };
  const everything: MayGiveBack = (held, _theirs, onlyOwn) => !onlyOwn || held.createdBy.id === phone.me.id;
  return pullReadings(phone.source.device, 'farm', '2026-06-01', fetchPage, async () => everything);
}
const db = () => phone.source.device.db();
const mark = async () => (await db()).get('marks', 'farm:readings') as Promise<PullMark>;
const shown = async () => (await (await db()).getAll('readings')).filter((row) => !isHidden(row)).map(({ id }) => id);

describe('the first pull', () => {
  test('fetches the window page by page, and says from which day on the device has all', async () => {
    const [a, b] = [phone.reading({ id: 'a' }), phone.reading({ id: 'b' })];
    const began = Math.floor(Date.now() / 1000);
    expect(await pull({ data: [a], mark: '5', full: true, more: true }, { data: [b], mark: '9' })).toBe(true);
    expect(requested).toEqual([
      ['0', '2026-06-01'],
      ['5', '2026-06-01'],
    ]);
    expect(await shown()).toEqual(['a', 'b']);
    expect(await mark()).toEqual({ mark: '9', completeFrom: '2026-06-01', at: expect.any(Number) });
    expect((await mark()).at).toBeGreaterThanOrEqual(began);
    expect(changedStores.filter((store) => store === 'readings')).toHaveLength(2);
  });

  test('continues where it was interrupted', async () => {
    const failing = pull({ data: [phone.reading({ id: 'a' })], mark: '5', full: true, more: true });
    await expect(failing).rejects.toThrow();
    expect(await mark()).toEqual({ mark: '5', completeFrom: '2026-06-01', fullSince: expect.any(Number), first: true });
    await pull({ data: [phone.reading({ id: 'b' })], mark: '9' });
    expect(requested.at(-1)).toEqual(['5', '2026-06-01']);
    expect(await shown()).toEqual(['a', 'b']);
  });

  test('begins again if the clock was set back in the middle', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
    await expect(pull({ mark: '5', full: true, more: true })).rejects.toThrow();
    vi.setSystemTime(Date.parse('2026-06-15T11:00:00Z'));
    await pull({ mark: '9', full: true });
    expect(requested.at(-1)).toEqual(['0', '2026-06-01']);
  });
});

describe('a server that has lost what a phone sent before its first pull', () => {
  const other = { id: 'other', firstname: 'Other', lastname: 'Person' };
  const given = async () => (await (await db()).getAll('outbox')).map(({ readingId }) => readingId);
  beforeEach(async () => {
    for (const id of ['mine', 'seen'])
      await phone.pulled({ id, version: 2, ...(id === 'seen' && { createdBy: other }) });
    await new Promise((resolve) => setTimeout(resolve, 2));
  });

  test('gets the person’s own readings that its answer lacks; those of others and of days that it did not name go', async () => {
    await phone.pulled({ id: 'earlier', date: '2026-05-31' });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await pull({ data: [phone.reading({ id: 'a' })], mark: '9', full: true });
    expect(await given()).toEqual(['mine']);
    expect(await shown()).toEqual(['a', 'mine']);
  });

  test('gets them too where the pull was interrupted, and then begun again because the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await expect(pull({ mark: '5', full: true, more: true })).rejects.toThrow();
    vi.setSystemTime(Date.now() - 1_800_000);
    await expect(pull({ mark: '5', full: true, more: true })).rejects.toThrow();
    await pull({ mark: '9' });
    expect(requested.map(([last]) => last)).toEqual(['0', '5', '0', '5', '5']);
    expect(await given()).toEqual(['mine']);
  });

  test('gets what it has in an older version, whoever made it', async () => {
    const older = ['mine', 'seen'].map((id) => phone.reading({ id, createdBy: other, intakeEc: 1 }));
    await pull({ data: older, mark: '9', full: true });
    expect((await given()).toSorted()).toEqual(['mine', 'seen']);
    expect((await (await db()).get('readings', 'mine'))?.reading.intakeEc).toBe(2);
  });

  test('gets nothing that the phone wrote while the answer was on its way', async () => {
    const late = phone.reading({ id: 'late' });
    await pullReadings(
      phone.source.device,
      'farm',
      '2026-06-01',
      async () => {
        await phone.pulled(late);
        return { data: [{ ...late, intakeEc: 1 }], meta: meta({ mark: '9', full: true }) };
      },
      async () => () => true,
    );
    expect((await given()).toSorted()).toEqual(['mine', 'seen']);
  });

  test('gets nothing if it turns out to be another one in the middle of the pull', async () => {
    await expect(pull({ mark: '5', full: true, more: true })).rejects.toThrow();
    await pull({ mark: '2', full: true, more: true }, { mark: '3' });
    expect([await given(), await shown()]).toEqual([[], []]);
  });

  test('gets nothing at a later pull, when it has forgotten the mark', async () => {
    await pull({ data: ['mine', 'seen'].map((id) => phone.reading({ id, version: 2 })), mark: '9', full: true });
    await new Promise((resolve) => setTimeout(resolve, 2));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await expect(pull({ mark: '5', full: true, more: true })).rejects.toThrow();
    vi.setSystemTime(Date.now() - 1_800_000);
    await pull({ mark: '9', full: true });
    expect([await given(), await shown()]).toEqual([[], []]);
  });
});

test('continues a comparison with a restored server after the clock was set back in the middle', async () => {
  await phone.pulled({ id: 'lost' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await expect(pull({ mark: '5', full: true, more: true, restored: true })).rejects.toThrow();
  vi.setSystemTime(Date.now() - 1_800_000);
  await pull({ mark: '9', full: true });
  expect(requested.at(-1)?.[0]).toBe('0');
  expect(await shown()).toEqual(['lost']);
  expect((await (await db()).getAll('outbox')).map(({ readingId }) => readingId)).toEqual(['lost']);
});

test('removes with the rest what arrives while the session ends, and leaves no mark of it', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => phone.reading({ id: String(at).padStart(4, '0') }));
  const pulling = pull({ data: many, mark: '5', full: true });
  const ended = expect(pulling).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(async () => expect(await (await db()).count('readings')).toBeGreaterThan(0), { interval: 1 });
  await clearCache(phone.source.device);
  await ended;
  expect([await (await db()).count('readings'), await mark()]).toEqual([0, undefined]);
});

describe('a later pull', () => {
  beforeEach(async () => {
    await pull({ data: [phone.reading({ id: 'a' }), phone.reading({ id: 'b' })], mark: '9', full: true });
    [requested, changedStores] = [[], []];
  });

  test('requests later changes, of whatever day, and removes deleted readings', async () => {
    expect(await pull({ data: [phone.reading({ id: 'c' })], deletedIds: ['a'], mark: '11' })).toBe(true);
    expect(requested).toEqual([['9', null]]);
    expect(await shown()).toEqual(['b', 'c']);
    expect(await mark()).toMatchObject({ mark: '11', completeFrom: '2026-06-01' });
  });

  test('says whether something changed', async () => {
    expect(await pull({ mark: '9' })).toBe(false);
    expect(changedStores).not.toContain('readings');
    expect(changedStores).toContain('marks');
    expect(await pull({ deletedIds: ['a'], mark: '10' })).toBe(true);
    expect(changedStores).toContain('readings');
    expect(await pull({ data: [phone.reading()], mark: '11', more: true }, { mark: '12' })).toBe(true);
  });

  test('removes what no longer exists when it fetches everything anew', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await pull({ data: [phone.reading({ id: 'b' })], mark: '2', full: true })).toBe(true);
    expect(await shown()).toEqual(['b']);
    expect(await mark()).not.toHaveProperty('fullSince');
  });

  test('leaves those of another farm alone when it does', async () => {
    await phone.pulled({ id: 'theirs', farmerId: 'other' });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await pull({ mark: '2', full: true });
    expect(await shown()).toEqual(['theirs']);
  });
});

describe('a pull that was cut off and stores its answer when another one has begun', () => {
  beforeEach(async () => {
    await pull({ data: [phone.reading({ id: 'a' })], mark: '9', full: true });
    requested = [];
  });

  test('does not bring back what was deleted since', async () => {
    const pages: Page[] = [
      { data: [phone.reading({ id: 'a' }), phone.reading({ id: 'b' })], mark: '11' },
      { mark: '12' },
    ];
    await pullReadings(phone.source.device, 'farm', '2026-06-01', async (last) => {
      const page = pages.shift()!;
      if (pages.length > 0) await pull({ deletedIds: ['a'], mark: '12' });
      requested.push([last, null]);
      return { data: page.data ?? [], meta: meta(page) };
    });
    expect(requested.at(-1)).toEqual(['12', null]);
    expect(await shown()).toEqual([]);
    expect(await mark()).toMatchObject({ mark: '12' });
  });

  test('does not take away what was restored since', async () => {
    await phone.pulled({ id: 'old' });
    await new Promise((resolve) => setTimeout(resolve, 2));
    const data = [phone.reading({ id: 'a', version: 3 })];
    const later = async (last: string) => {
      requested.push([last, null]);
      return { data, meta: meta({ mark: '12', ...(last === '9' && { full: true, restored: true }) }) };
    };
    // The later answer's readings are stored, its mark is not.
    const meanwhile = async () => {
      await pull({ deletedIds: ['a'], mark: '10' });
      return () => false;
    };
    await pullReadings(phone.source.device, 'farm', '2026-06-01', later, meanwhile);
    expect(requested.at(-1)).toEqual(['10', null]);
    expect(await shown()).toContain('a');
  });
});

describe('a farm with more readings than are written at once', () => {
  const ids = Array.from({ length: 450 }, (_, at) => String(at).padStart(4, '0'));
  const readings = (named: readonly string[]) => named.map((id) => phone.reading({ id }));
  beforeEach(async () => {
    await pull({ data: readings(ids.toReversed()), mark: '9', full: true });
    await phone.pulled({ id: '0100x', farmerId: 'other' });
    await new Promise((resolve) => setTimeout(resolve, 2));
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['of one instant', () => 0],
    ['of many instants', (at: number) => Math.floor(at / 4) * 60],
  ])('loses those that no longer exist, from first to last, when it is fetched anew: %s', async (_what, secondsOf) => {
    const first = phone.reading().timestamp;
    const made = ids.map((id, at) => phone.reading({ id, timestamp: first + secondsOf(at), version: 2 }));
    await pull({ data: made, mark: '10' });
    await new Promise((resolve) => setTimeout(resolve, 2));
    const left = made.filter((_, at) => at % 3 === 1);
    await pull({ data: left, mark: '11', full: true });
    expect(await shown()).toEqual([...left.map(({ id }) => id), '0100x'].toSorted());
  });

  test.each([
    ['stores nothing', () => ({ data: readings(['new']), mark: '10' }), ['new']],
    ['removes nothing', () => ({ mark: '10', full: true as const }), []],
  ])('%s while a person saves', async (_what, page, after) => {
    const all = [...ids, '0100x'].toSorted();
    let commit: (() => void) | undefined;
    const saving = withStorageErrors(phone.source.device, () => new Promise<void>((resolve) => (commit = resolve)));
    const pulling = pull(page());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await shown()).toEqual(all);
    commit?.();
    await saving;
    await pulling;
    expect(await shown()).toEqual(after.length > 0 ? [...all, ...after] : ['0100x']);
  });

  test('is not opened for writing a second time when all of them exist', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await pull({ data: readings(ids), mark: '10', full: true });
    const written = begin.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([stores]) => stores);
    // The rows in five parts, then the mark.
    expect(written).toEqual(Array.from({ length: 6 }, () => ['readings', 'marks']));
    expect(await shown()).toHaveLength(451);
  });
});

describe('a database that the browser deletes while an answer is on its way', () => {
  test('is filled anew with a small list, as the mark was lost with it', async () => {
    const { device } = phone.source;
    const pullPlots = (onTheWay: () => Promise<void>) =>
      pullItems(device, 'farm', 'plots', async (last, from) => {
        requested.push([last, from]);
        if (last !== '0') await onTheWay();
        const data = last === '0' ? [{ id: 'a' } as never] : [];
        return { data, meta: meta({ mark: '3', ...(last === '0' && { full: true }) }) };
      });
    await pullPlots(async () => undefined);
    expect(await pullPlots(() => deleteDB(device.name))).toBe(true);
    expect(requested.map(([last]) => last)).toEqual(['0', '3', '0']);
    expect(await (await db()).count('plots')).toBe(1);
  });

  test('is filled anew with readings', async () => {
    await pull({ data: [phone.reading({ id: 'a' })], mark: '9', full: true });
    const answers = [{ mark: '9' }, { data: [phone.reading({ id: 'a' })], mark: '9', full: true as const }];
    await pullReadings(phone.source.device, 'farm', '2026-06-01', async (last, from) => {
      requested.push([last, from]);
      if (last === '9') await deleteDB(phone.source.device.name);
      const { data = [], ...page }: Page = answers.shift()!;
      return { data, meta: meta(page) };
    });
    expect(requested.slice(1)).toEqual([
      ['9', null],
      ['0', '2026-06-01'],
    ]);
    expect(await shown()).toEqual(['a']);
  });
});

describe('a small list', () => {
  const campaign = (id: string) => ({ id }) as never;
  const items = (page: Omit<Page, 'data'> & { ids?: string[] }) =>
    pullItems(phone.source.device, 'farm', 'campaigns', async (last, from) => {
      requested.push([last, from]);
      return { data: (page.ids ?? []).map(campaign), meta: meta(page) };
    });
  const storedKeys = async () => (await (await db()).getAllKeys('campaigns')).map((key) => key.join(' '));

  test('follows its changes, and is made anew when the server says so', async () => {
    await (await db()).put('campaigns', { farm: 'other', id: 'x', item: campaign('x') });
    expect(await items({ ids: ['a', 'b'], mark: '3', full: true })).toBe(true);
    expect(await items({ ids: ['c'], deletedIds: ['a'], mark: '4' })).toBe(true);
    expect(await storedKeys()).toEqual(['farm b', 'farm c', 'other x']);
    expect(await items({ mark: '4' })).toBe(false);
    expect(await items({ ids: ['d'], mark: '1', full: true })).toBe(true);
    expect(await storedKeys()).toEqual(['farm d', 'other x']);
    expect(requested).toEqual([
      ['0', null],
      ['3', null],
      ['4', null],
      ['4', null],
    ]);
    expect(await (await db()).get('marks', 'farm:campaigns')).toEqual({ mark: '1', at: expect.any(Number) });
  });

  describe('of an answer that left the server before the device had the last change confirmed', () => {
    const named = async () =>
      (await (await db()).getAll('campaigns')).map(({ id, item }) => `${id} ${item.version}`).toSorted();
    const version = (id: string, number: number) => ({ id, version: number }) as never;
    /** Pulls; the first answer leaves before `meanwhile`, the second after. */
    async function pullAcross(meanwhile: () => Promise<void>, first: object, then: object) {
      const { device } = phone.source;
      const answers = [first, then] as { data: never[]; meta: ListMeta }[];
      await pullItems(device, 'farm', 'campaigns', async (last) => {
        requested.push([last, null]);
        const answer = answers.shift()!;
        if (answers.length > 0) await meanwhile();
        return answer;
      });
    }
    beforeEach(() => storeItem(phone.source.device, 'farm', 'campaigns', version('a', 2)));

    test('takes nothing, and takes the next one', async () => {
      await pullAcross(
        () => storeItem(phone.source.device, 'farm', 'campaigns', version('a', 3)),
        { data: [version('a', 2), version('b', 1)], meta: meta({ mark: '5', full: true }) },
        { data: [version('a', 3), version('b', 1)], meta: meta({ mark: '6', full: true }) },
      );
      expect(requested).toEqual([
        ['0', null],
        ['0', null],
      ]);
      expect(await named()).toEqual(['a 3', 'b 1']);
    });

    test('does not bring back what was deleted', async () => {
      await pullAcross(
        () => removeItem(phone.source.device, 'farm', 'campaigns', 'a'),
        { data: [version('a', 2)], meta: meta({ mark: '5' }) },
        { data: [], meta: meta({ mark: '6', deletedIds: ['a'] }) },
      );
      expect(await named()).toEqual([]);
    });

    test('takes the older version of a server that was restored, where the device wrote nothing meanwhile', async () => {
      await pullAcross(
        async () => undefined,
        { data: [version('a', 1)], meta: meta({ mark: '5' }) },
        { data: [], meta: meta({ mark: '5' }) },
      );
      expect([requested.length, await named()]).toEqual([1, ['a 1']]);
    });
  });
});

test('forgets what was deleted a day ago, unless it is not sent yet', async () => {
  const day = 86_400_000;
  const rows = {
    old: { ...hiddenRow(phone.reading({ id: 'old' }), 'sent', 1), hiddenAt: Date.now() - day - 1000 },
    young: { ...hiddenRow(phone.reading({ id: 'young' }), 'sent', 1), hiddenAt: Date.now() - day + 60_000 },
    waiting: { ...hiddenRow(phone.reading({ id: 'waiting' }), 'waiting', 1, null), hiddenAt: 1 },
    shown: shownRow(phone.reading({ id: 'shown' }), 'sent', 1),
  };
  for (const row of Object.values(rows)) await (await db()).put('readings', row);
  await purgeHidden(phone.source.device);
  expect(await (await db()).getAllKeys('readings')).toEqual(['shown', 'waiting', 'young']);
});

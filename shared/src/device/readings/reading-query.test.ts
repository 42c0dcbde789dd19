import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { timestampOf } from '../../domain/farm-time.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { countRows, planQuery, readDownTo, readPage, type ReadingQuery } from './reading-query.ts';

let phone: OfflineDevice;
beforeEach(() => {
  phone = new OfflineDevice();
});
const at = (date: string, time = '08:00') => {
  const timestamp = timestampOf(date, time, phone.source.clock);
  return { date, time, timestamp };
};
/** Stores readings with short ids. A line says `id plot date time author`. */
async function farm(...lines: string[]) {
  for (const line of lines) {
    const [id = '', plotId = '', date = '', time = '', author = ''] = line.split(' ');
    const createdBy = author === 'me' ? phone.me : { ...phone.me, id: author };
    await phone.pulled({ id, plotId, ...at(date, time), createdBy });
  }
}
const open = () => phone.source.device.db();
const all: Parameters<typeof readPage>[2] = { after: null, limit: 100, floor: 0 };
async function found(query: ReadingQuery, page = all) {
  const plan = await planQuery(phone.source, query);
  return (await readPage(await open(), plan, page)).map(({ id }) => id).join(' ');
}
const count = async (query: ReadingQuery, floor = 0) =>
  countRows(await open(), await planQuery(phone.source, query), floor);

describe('which readings', () => {
  beforeEach(() =>
    farm(
      'a p 2026-06-10 00:00 me',
      'b p 2026-06-10 23:59 nadia',
      'c q 2026-06-11 08:00 me',
      'd q 2026-06-12 08:00 nadia',
      'e p 2026-06-12 09:00 me',
    ),
  );

  test.each<[ReadingQuery, string]>([
    [{}, 'e d c b a'],
    [{ plotId: 'p' }, 'e b a'],
    [{ createdBy: 'me' }, 'e c a'],
    [{ createdBy: 'nadia' }, 'd b'],
    [{ plotId: 'p', createdBy: 'me' }, 'e a'],
    [{ from: '2026-06-11' }, 'e d c'],
    [{ to: '2026-06-10' }, 'b a'],
    [{ from: '2026-06-10', to: '2026-06-11' }, 'c b a'],
    [{ plotId: 'q', to: '2026-06-11', createdBy: 'nadia' }, ''],
    [{ cropTypeId: 'torry' }, ''],
  ])('%j: %s', async (query, ids) => {
    expect(await found(query)).toBe(ids);
    expect(await count(query)).toBe(ids ? ids.split(' ').length : 0);
  });

  test('a day ends with its last second', async () => {
    await phone.pulled({
      id: 'f',
      plotId: 'p',
      ...at('2026-06-10'),
      timestamp: at('2026-06-11', '00:00').timestamp - 1,
    });
    expect(await found({ to: '2026-06-10' })).toBe('f b a');
    expect(await found({ from: '2026-06-11' })).toBe('e d c');
  });

  test('those of another farm are in no list', async () => {
    await phone.pulled({ farmerId: 'other', plotId: 'p' });
    expect(await found({})).toBe('e d c b a');
    expect(await count({})).toBe(5);
  });
});

test('a variety’s are those of the days it stood in each plot, both included', async () => {
  const crop = (cropTypeId: string, from: string, to: string | null) => ({ cropTypeId, from, to });
  const plots = [
    { id: 'p', crops: [crop('torry', '2026-06-02', '2026-06-03'), crop('other', '2026-06-04', null)] },
    { id: 'q', crops: [crop('torry', '2026-06-05', null)] },
  ];
  const db = await open();
  for (const item of plots) await db.put('plots', { farm: 'farm', id: item.id, item: item as never });
  await farm(
    'a p 2026-06-01 23:59 me',
    'b p 2026-06-02 00:00 me',
    'c p 2026-06-03 23:59 nadia',
    'd p 2026-06-04 00:00 me',
    'e q 2026-06-04 23:59 me',
    'f q 2026-06-06 08:00 me',
  );
  expect(await found({ cropTypeId: 'torry' })).toBe('f c b');
  expect(await found({ cropTypeId: 'torry', plotId: 'p' })).toBe('c b');
  expect(await found({ cropTypeId: 'torry', createdBy: 'me' })).toBe('f b');
  expect(await found({ cropTypeId: 'torry', from: '2026-06-03', to: '2026-06-05' })).toBe('c');
  expect([await count({ cropTypeId: 'torry' }), await count({ cropTypeId: 'torry', createdBy: 'me' })]).toEqual([3, 2]);
});

describe('page by page', () => {
  beforeEach(() =>
    farm(
      'a p 2026-06-10 08:00 me',
      'b p 2026-06-11 08:00 me',
      'c q 2026-06-11 08:00 me',
      'd p 2026-06-11 08:00 me',
      'e p 2026-06-12 08:00 me',
    ),
  );
  const minute = () => at('2026-06-11').timestamp;

  test('each goes on after the last, also in the midst of one minute, where the later id comes first', async () => {
    expect(await found({}, { ...all, limit: 2 })).toBe('e d');
    expect(await found({}, { ...all, limit: 2, after: { at: minute(), id: 'd' } })).toBe('c b');
    expect(await found({}, { ...all, limit: 2, after: { at: minute(), id: 'b' } })).toBe('a');
    expect(await found({}, { ...all, after: { at: at('2026-06-10').timestamp, id: 'a' } })).toBe('');
  });

  test('nothing older than the floor is shown or counted', async () => {
    expect(await found({}, { ...all, floor: minute() })).toBe('e d c b');
    expect(await found({}, { ...all, floor: minute() + 1 })).toBe('e');
    expect([await count({}, minute()), await count({}, minute() + 1)]).toEqual([4, 1]);
    expect([
      await count({ to: '2026-06-11' }, minute() + 90_000),
      await count({ plotId: 'p', createdBy: 'me' }, minute()),
    ]).toEqual([0, 3]);
    expect(await found({ to: '2026-06-11' }, { ...all, floor: minute() + 90_000 })).toBe('');
  });

  test('what is on the screen is read anew down to its last row', async () => {
    const down = async (query: ReadingQuery, id: string) => {
      const plan = await planQuery(phone.source, query);
      return (await readDownTo(await open(), plan, { at: minute(), id })).map((row) => row.id).join(' ');
    };
    expect(await down({}, 'c')).toBe('e d c');
    expect(await down({ plotId: 'p', createdBy: 'me' }, 'c')).toBe('e d');
    expect(await down({ createdBy: 'nadia', plotId: 'p' }, 'a')).toBe('');
    expect(await down({ to: '2026-06-10' }, 'a')).toBe('');
  });
});

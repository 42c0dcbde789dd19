// The outbox of phones that are out there: the rows as release 1.4.2 stored them, and what this release stores for it after a rollback.
import 'fake-indexeddb/auto';
import { createApi } from '@seguia/openapi';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { push } from '../../sync/push/push.ts';
import { json } from '@seguia/testing/scripted-api';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { newId } from '../../domain/uuid.ts';
import { saveInstruction } from '../instructions/save-instruction.ts';
import { noteCalibration } from '../meters/note-calibration.ts';
import { saveWaterDays } from '../water/save-water.ts';
import type { OutboxEntry } from '../database/rows.ts';
import { readWaterDays } from '../water/water-days.ts';
import { exportOutbox } from './export-outbox.ts';
import { nextToSend } from './outbox-rules.ts';
import { deleteReading, saveReading } from './save-reading.ts';
import { subjectOf } from './subjects.ts';

const base = { farmId: 'farm', state: 'waiting', createdAt: 1_781_515_800, attempts: 0 };
const body = { plotId: 'plot', date: '2026-06-15', time: '10:30', entryType: 'drainage', intakeEc: 2, intakePh: 5.8 };
const values = { irrigation: 6.2, radiation: null };
const calibration = {
  id: 'c',
  meterId: 'm',
  at: 1_781_500_000,
  points: [],
  temperature: null,
  slope: 96,
  offset: 3,
  cellConstant: null,
  ecStandard: null,
};

/** Rows of the store `outbox`, one of each kind, in the form in which release 1.4.2 wrote them. */
const rowsOf142 = [
  { ...base, seq: 1, key: 'k1', kind: 'put', readingId: 'new', baseVersion: null, body },
  {
    ...base,
    seq: 2,
    key: 'k2',
    kind: 'put',
    readingId: 'edited',
    baseVersion: 3,
    seen: { ...body, intakeEc: 1 },
    body,
  },
  { ...base, seq: 3, key: 'k3', kind: 'delete', readingId: 'deleted', baseVersion: 4, notBefore: 1 },
  {
    ...base,
    seq: 4,
    key: 'k4',
    kind: 'put',
    readingId: 'water farm 2026-06-14',
    baseVersion: null,
    water: { id: '2026-06-14', values, seen: null },
  },
  {
    ...base,
    seq: 5,
    key: 'k5',
    kind: 'delete',
    readingId: 'water farm 2026-06-13',
    baseVersion: 2,
    notBefore: 0,
    water: { id: '2026-06-13', values: null, seen: values },
  },
  { ...base, seq: 6, key: 'k6', kind: 'put', readingId: 'calibration farm c', baseVersion: null, calibration },
  {
    ...base,
    seq: 7,
    key: 'k7',
    kind: 'put',
    readingId: 'refused',
    baseVersion: null,
    body,
    state: 'refused',
    problem: { type: '/problems/x', title: 'x', status: 422, code: 'plot_closed' },
  },
  {
    ...base,
    seq: 8,
    key: 'k8',
    kind: 'put',
    readingId: 'both',
    baseVersion: 1,
    seen: body,
    body,
    state: 'conflict',
    theirs: 'deleted',
    theirsVersion: 2,
  },
];

async function phoneOf142() {
  const phone = new OfflineDevice();
  const db = await phone.source.device.db();
  const older = await openDB(db.name, db.version);
  for (const row of rowsOf142) await older.put('outbox', row);
  older.close();
  return phone;
}

test('sends what release 1.4.2 stored, each change to its own call, and keeps what waits for the person', async () => {
  const phone = await phoneOf142();
  const sent: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(
      `${request.method} ${pathname.replace('/v2/farmers/farm/', '')} ${request.headers.get('idempotency-key')}`,
    );
    if (request.method === 'DELETE') return new Response(null, { status: 204, headers: { etag: '"9"' } });
    const id = pathname.split('/').at(-1);
    const made = { id, farmer_id: 'farm', created_by: phone.me, timestamp: 1, version: 9, at: 1, date: '2026-06-14' };
    return json({ ...((await request.json()) as object), ...made });
  };
  const api = createApi({ baseUrl: 'https://api.oasis.example/v2', fetch });
  await push(api, phone.source.device, new Map(), AbortSignal.timeout(10_000));
  expect(sent.toSorted()).toEqual([
    'DELETE readings/deleted k3',
    'DELETE water-days/2026-06-13 k5',
    'PUT calibrations/c k6',
    'PUT readings/edited k2',
    'PUT readings/new k1',
    'PUT water-days/2026-06-14 k4',
  ]);
  expect((await phone.outbox()).map(({ readingId }) => readingId)).toEqual(['refused', 'both']);
});

test('shows and exports what release 1.4.2 stored', async () => {
  const phone = await phoneOf142();
  const entries = await phone.outbox();
  expect(entries.map(subjectOf)).toEqual([
    ...Array.from({ length: 3 }, () => 'reading'),
    'water',
    'water',
    'calibration',
    'reading',
    'reading',
  ]);
  expect(await readWaterDays(phone.source)).toMatchObject([{ id: '2026-06-14', irrigation: 6.2, state: 'waiting' }]);
  const [head, ...rows] = (await exportOutbox(entries).csv.text()).split('\r\n');
  expect(head).toMatch(/,irrigation,radiation,slope,offset,cellConstant,ecStandard$/);
  expect(rows.find((row) => row.startsWith('calibration farm c'))).toContain(',96,3,');
});

/** The fields of rows that release 1.4.2 reads. It holds back a row whose content it does not find. */
const fieldsOf142 = new Set(rowsOf142.flatMap((row) => Object.keys(row)).concat('stamp', 'clock', 'cutOff'));

test('stores each kind of change so that release 1.4.2 finds it after a rollback', async () => {
  const phone = new OfflineDevice();
  const { source, me } = phone;
  const reading = phone.reading();
  await saveReading(source, me, reading);
  const pulled = await phone.pulled();
  await deleteReading(source, pulled.id);
  await saveWaterDays(source, [{ date: '2026-06-14', plotId: null, ...values }]);
  const { id, ...noted } = calibration;
  await noteCalibration(source, id, noted);
  const entries: OutboxEntry[] = await phone.outbox();
  expect(entries.flatMap((entry) => Object.keys(entry)).filter((field) => !fieldsOf142.has(field))).toEqual([]);
  expect(entries).toMatchObject([
    { kind: 'put', readingId: reading.id, body: { intakeEc: 2 }, baseVersion: null },
    { kind: 'delete', readingId: pulled.id, baseVersion: pulled.version },
    { kind: 'put', readingId: 'water farm 2026-06-14', water: { id: '2026-06-14', values, seen: null } },
    { kind: 'put', readingId: 'calibration farm c', calibration },
  ]);
});

test('takes an instruction back in a row that releases before instructions hold back', async () => {
  const phone = new OfflineDevice();
  const { id, ...order } = { id: 'i', plotId: 'plot', text: 'Monter à 2,6', doneAt: null, readingId: null };
  const db = await phone.source.device.db();
  const item = { id, ...order, createdBy: phone.me, createdAt: 1, updatedAt: 1, version: 4 };
  await db.put('instructions', { farm: phone.source.farmId, id, item });
  await saveInstruction(phone.source, id, null);
  const [stored] = await phone.outbox();
  expect(stored).toMatchObject({ instruction: { values: null, seen: order }, baseVersion: 4 });
  // Those releases hold back a `put` that has none of the contents that they know.
  expect(stored?.kind).toBe('put');
  expect([stored?.body, stored?.water, stored?.calibration]).toEqual([undefined, undefined, undefined]);
});

test('holds back what a later release stores of a subject that this one does not know', () => {
  const later = { ...base, state: 'waiting' as const, key: 'k', readingId: 'alarm farm a', baseVersion: 2, alarm: {} };
  for (const kind of ['put', 'delete'] as const) {
    expect(nextToSend([{ ...later, seq: 1, kind }], 0)).toEqual({ do: 'nothing' });
  }
  const reading = { ...later, seq: 1, kind: 'delete', readingId: newId() } as const;
  expect(nextToSend([reading], 0)).toMatchObject({ do: 'send' });
});

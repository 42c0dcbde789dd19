import { expect, test } from 'vitest';
import { exportOutbox } from './export-outbox.ts';
import type { OutboxEntry } from '../database/rows.ts';

const drippers = { totalDrained: 0.3, intakePerDripper: 0.1, dripperCount: 12, dripperUnit: 'l' } as const;
const body = {
  plotId: 'plot',
  date: '2026-06-15',
  time: '10:30',
  intakeEc: 1.85,
  intakePh: 5.75,
  drainEc: 2.137,
  drainPh: 6.02,
  entryType: 'drippers',
  drainPercent: 25,
  ...drippers,
  note: 'Vent fort',
} as const;
const entry: OutboxEntry = {
  seq: 1,
  key: 'key',
  kind: 'put',
  readingId: 'r',
  farmId: 'f',
  body,
  baseVersion: null,
  state: 'refused',
  problem: { type: '/problems/x', title: 'x', status: 422, code: 'plot_closed' },
  createdAt: 1_781_515_800,
  attempts: 1,
};
const rows = async (...entries: OutboxEntry[]) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await exportOutbox(entries).csv.arrayBuffer());
  return text.split('\r\n');
};

test('a spreadsheet has every field under its name', async () => {
  const [head, row, end] = await rows(entry);
  const names = head?.replace('\uFEFF', '').split(',') ?? [];
  const cells = row?.split(',') ?? [];
  expect(head?.charCodeAt(0)).toBe(0xfeff);
  expect(end).toBe('');
  expect(Object.fromEntries(names.map((name, index) => [name, cells[index]]))).toEqual({
    id: 'r',
    farm_id: 'f',
    action: 'save',
    state: 'refused',
    reason: 'plot_closed',
    saved_at: '2026-06-15T09:30:00.000Z',
    plot_id: 'plot',
    date: '2026-06-15',
    time: '10:30',
    intake_ec: '1.85',
    intake_ph: '5.75',
    drain_ec: '2.137',
    drain_ph: '6.02',
    entry_type: 'drippers',
    drain_percent: '25',
    total_drained: '0.3',
    intake_per_dripper: '0.1',
    dripper_count: '12',
    dripper_unit: 'l',
    note: 'Vent fort',
    meter_id: '',
  });
});

test('a deletion has no values', async () => {
  const { body: _body, problem: _problem, ...rest } = entry;
  const [, row] = await rows({ ...rest, kind: 'delete', state: 'waiting' });
  expect(row).toBe(`r,f,delete,waiting,,2026-06-15T09:30:00.000Z${','.repeat(15)}`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['a=b', 'a=b'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
])('a note of %j breaks no row and runs no formula', async (note, cell) => {
  const [, row] = await rows({ ...entry, body: { ...body, note } });
  expect(row?.endsWith(`,l,,${cell}`)).toBe(true);
});

test('a number below zero stays a number', async () => {
  const [, row] = await rows({ ...entry, body: { ...body, intakeEc: -1 } });
  expect(row).toContain(',10:30,-1,5.75,');
});

test('the other file has everything, in a form that people can read, and each file says what it is', async () => {
  const { json, csv } = exportOutbox([entry]);
  expect(JSON.parse(await json.text())).toEqual([entry]);
  expect(await json.text()).toContain('\n  {\n');
  expect([json.type, csv.type]).toEqual(['application/json', 'text/csv;charset=utf-8']);
});

test('a day of water and light has columns of its own', async () => {
  const { body: _body, ...rest } = entry;
  const water = { id: '2026-06-14', values: { irrigation: 6.2, radiation: 2400 }, seen: null };
  const [head, row] = await rows({ ...rest, water });
  expect(head?.endsWith(',note,irrigation,radiation')).toBe(true);
  expect([row?.includes(',2026-06-14,'), row?.endsWith(',6.2,2400')]).toEqual([true, true]);
});

import 'fake-indexeddb/auto';
import { snake } from '@seguia/openapi';
import { beforeEach, expect, test } from 'vitest';
import { timestampOf } from '../../domain/farm-time.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { json, problem, scriptedApi } from '@seguia/testing/scripted-api';
import { hiddenRow, shownRow } from './reading-rows.ts';
import { readingsOfSpan } from './readings-of-span.ts';

let phone: OfflineDevice;
beforeEach(async () => {
  phone = new OfflineDevice();
  const mark = { mark: '1', completeFrom: '2026-06-01', at: 1 };
  await (await phone.source.device.db()).put('marks', mark, 'farm:readings');
});
const on = (date: string, id = date, note = '') =>
  phone.reading({ id, date, note, timestamp: timestampOf(date, '01:00', phone.source.clock) });
const pulled = (date: string) => phone.pulled(on(date));
const answer = (...dates: string[]) => json({ data: dates.map((date) => snake(on(date))), meta: {} });
const searches = (requests: Request[]) => requests.map(({ url }) => new URL(url).search);
const dates = (rows: readonly { date: string }[]) => rows.map(({ date }) => date);

test('what the device holds needs no network', async () => {
  await pulled('2026-06-05');
  await pulled('2026-06-03');
  const { api, requests } = scriptedApi();
  const found = await readingsOfSpan(api, phone.source, { from: '2026-06-01', to: '2026-06-04' });
  expect([dates(found), requests]).toEqual([['2026-06-03'], []]);
});

test('what is older comes from the server by the month, oldest first, and is not stored', async () => {
  await pulled('2026-06-03');
  const { api, requests } = scriptedApi(answer('2026-04-20', '2026-04-10'), answer('2026-05-20'));
  const found = await readingsOfSpan(api, phone.source, { from: '2026-04-10', to: '2026-06-30', plotId: undefined });
  expect(dates(found)).toEqual(['2026-04-10', '2026-04-20', '2026-05-20', '2026-06-03']);
  expect(searches(requests)).toEqual(['?from=2026-04-10&to=2026-05-10', '?from=2026-05-11&to=2026-05-31']);
  expect(await (await phone.source.device.db()).count('readings')).toBe(1);
});

test('a change that is still to be sent stands in the place of what the server has, and a deletion stays one', async () => {
  const db = await phone.source.device.db();
  const [edited, gone] = [on('2026-05-02', 'a', 'new'), on('2026-05-03', 'b')];
  await db.put('readings', shownRow(edited, 'waiting', 1));
  await db.put('readings', hiddenRow(gone, 'waiting', 1));
  for (const { id } of [edited, gone])
    await db.add('outbox', {
      key: id,
      readingId: id,
      farmId: 'farm',
      kind: 'put',
      baseVersion: 1,
      state: 'waiting',
      createdAt: 0,
      attempts: 0,
    } as never);
  const server = json({
    data: [snake(on('2026-05-02', 'a', 'old')), snake(gone), snake(on('2026-05-04', 'c'))],
    meta: {},
  });
  const found = await readingsOfSpan(scriptedApi(server).api, phone.source, { from: '2026-05-01', to: '2026-05-31' });
  expect(found.map(({ id, note }) => [id, note])).toEqual([
    ['a', 'new'],
    ['c', ''],
  ]);
});

test('without an answer it fails, rather than giving a part', async () => {
  const given = readingsOfSpan(scriptedApi(problem(503)).api, phone.source, { from: '2026-05-01', to: '2026-06-30' });
  await expect(given).rejects.toMatchObject({ status: 503 });
});

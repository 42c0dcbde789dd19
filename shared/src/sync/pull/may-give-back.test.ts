import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { OfflineDevice } from '../../testing/offline-device.ts';
import { json, problem, scriptedApi } from '../../testing/scripted-api.ts';
import { fetchMayGiveBack } from './may-give-back.ts';

const { source, me } = new OfflineDevice();
const own = { createdBy: me };
const others = { createdBy: { ...me, id: 'another' } };
const held = { own, others };

/** What may be given back with these rights: one's own readings, those of others, and one's own that somebody else has given back. */
async function gives(answer: Response) {
  const mayGive = await fetchMayGiveBack(scriptedApi(answer).api, source, AbortSignal.timeout(20_000));
  return [mayGive(held.own, null), mayGive(held.others, null), mayGive(held.others, own)];
}

test.each([
  [
    ['fertirrigation.view', 'fertirrigation.create'],
    [true, false, true],
  ],
  [
    ['fertirrigation.view', 'fertirrigation.create', 'fertirrigation.update'],
    [true, true, true],
  ],
  // What the server lacks is made there anew.
  [
    ['fertirrigation.view', 'fertirrigation.update'],
    [false, false, false],
  ],
])('with %j: %j', async (permissions, expected) => {
  expect(await gives(json({ permissions }))).toEqual(expected);
});

test('who may not see the farm’s record gives nothing; where the server fails nobody knows', async () => {
  expect(await gives(problem(403))).toEqual([false, false, false]);
  await expect(gives(problem(503))).rejects.toMatchObject({ status: 503 });
});

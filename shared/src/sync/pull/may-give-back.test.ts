import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { json, problem, scriptedApi } from '@seguia/testing/scripted-api';
import { fetchMayGiveBack } from './may-give-back.ts';

const { source, me } = new OfflineDevice();
const own = { createdBy: me };
const others = { createdBy: { ...me, id: 'another' } };
const held = { own, others };

/**
 * Returns whether a person with these rights may give back their own readings, those of others, and their own that somebody else gave back.
 */
async function gives(answer: Response) {
  const mayGive = await fetchMayGiveBack(scriptedApi(answer).api, source, AbortSignal.timeout(20_000));
  expect(mayGive(held.own, null, true)).toBe(mayGive(held.own, null));
  expect(mayGive(held.others, null, true)).toBe(false);
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
  // A reading that the server lacks is created there again, which needs the right to create.
  [
    ['fertirrigation.view', 'fertirrigation.update'],
    [false, false, false],
  ],
])('with %j: %j', async (permissions, expected) => {
  expect(await gives(json({ permissions }))).toEqual(expected);
});

test('gives nothing back without the right to see the farm’s record, and knows nothing if the server fails', async () => {
  expect(await gives(problem(403))).toEqual([false, false, false]);
  await expect(gives(problem(503))).rejects.toMatchObject({ status: 503 });
});

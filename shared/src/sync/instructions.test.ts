import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { startDataServer, type TestPerson } from '@seguia/testing/data-server';
import { MemoryJournal } from '@seguia/testing/memory-journal';
import { TestDevice } from '@seguia/testing/test-device';
import { clearCache } from '../device/local/clear-cache.ts';
import { instructionConflicts } from '../device/instructions/instruction-conflict.ts';
import { readInstructions } from '../device/instructions/instructions.ts';
import { saveInstruction } from '../device/instructions/save-instruction.ts';
import { exportOutbox } from '../device/outbox/export-outbox.ts';
import { newId } from '../domain/uuid.ts';

const server = await startDataServer();
const text = 'Monter l’apport à 2,6';

async function aFarm() {
  const farm = await server.addFarm();
  const plotId = await farm.addPlot();
  const [malika, nadia] = [await server.addPerson([farm], 'manager'), await server.addPerson([farm])];
  const device = (person: TestPerson, more: object = {}) =>
    new TestDevice({ url: server.url, farmId: farm.id, person, ...more });
  const id = newId();
  const order = { plotId, text, doneAt: null, readingId: null };
  const save = (there: TestDevice, change: Partial<typeof order> | { doneAt: number } | null) =>
    saveInstruction(there.source, id, change && { ...order, ...change });
  return { id, malika, nadia, device, save, hers: device(malika), mine: device(nadia) };
}

const shown = async (device: TestDevice) =>
  (await readInstructions(device.source)).map(
    ({ text, doneAt, doneBy, state }) =>
      `${text}: ${doneAt ?? 'open'}${doneBy ? ` by ${doneBy.firstname}` : ''}, ${state}`,
  );

// Specification 10: an instruction is given and ticked off without network
test('an instruction is given without network, fetched by another phone, and ticked off there without network', async () => {
  const { nadia, hers, mine, save } = await aFarm();
  await save(hers, {});
  expect(await shown(hers)).toEqual([`${text}: open, waiting`]);
  expect((await hers.push()).sent).toBe(1);
  await mine.pull();
  expect(await shown(mine)).toEqual([`${text}: open, sent`]);
  await save(mine, { doneAt: 1_780_000_000 });
  expect(await shown(mine)).toEqual([`${text}: 1780000000, waiting`]);
  await mine.push();
  await hers.pull();
  const done = `${text}: 1780000000 by ${nadia.firstname}, sent`;
  expect([await shown(hers), await shown(mine)]).toEqual([[done], [done]]);
});

test('one that is taken back before it was sent never leaves, and one that was sent disappears everywhere', async () => {
  const { hers, mine, save } = await aFarm();
  await save(hers, {});
  await save(hers, null);
  expect(await shown(hers)).toEqual([]);
  expect((await hers.push()).sent).toBe(0);
  expect(await hers.outbox()).toEqual([]);
  await save(hers, {});
  await hers.push();
  await mine.pull();
  await save(hers, null);
  await hers.push();
  await mine.pull();
  expect([await shown(hers), await shown(mine)]).toEqual([[], []]);
});

test('a waiting instruction outlives a logout, and a database that the browser lost', async () => {
  const { malika, device, save } = await aFarm();
  const journal = new MemoryJournal();
  const here = device(malika, { journal, place: '-lost' });
  await save(here, {});
  await clearCache(here.source.device);
  expect(await shown(here)).toEqual([`${text}: open, waiting`]);
  const again = device(malika, { journal, place: '-found' });
  expect(await shown(again)).toEqual([`${text}: open, waiting`]);
  expect((await again.push()).sent).toBe(1);
});

/** Nadia has ticked off what Malika has changed meanwhile. */
async function tickReworded() {
  const farm = await aFarm();
  const { hers, mine, save } = farm;
  await save(hers, {});
  await hers.push();
  await mine.pull();
  await save(hers, { text: 'Monter à 2,8' });
  await hers.push();
  await save(mine, { doneAt: 1_780_000_000 });
  await mine.push();
  return farm;
}

test.each([
  ['mine', 'Monter à 2,8: 1780000000 by'],
  ['theirs', 'Monter à 2,8: open'],
] as const)('who ticks off words that were changed meanwhile is asked: %s', async (choice, end) => {
  const { mine } = await tickReworded();
  expect(await shown(mine)).toEqual([`${text}: 1780000000, conflict`]);
  const [entry] = await mine.outbox();
  expect(entry?.instruction?.theirs).toMatchObject({ text: 'Monter à 2,8', version: 2 });
  if (entry) await instructionConflicts.resolve(mine.source.device, entry, choice);
  await mine.push();
  expect((await shown(mine))[0]).toContain(end);
  expect(await mine.outbox()).toEqual([]);
});

test('two who tick off the same are not asked, and the first one stays in the history', async () => {
  const { malika, hers, mine, save } = await aFarm();
  await save(hers, {});
  await hers.push();
  await mine.pull();
  await save(hers, { doneAt: 1_780_000_000 });
  await hers.push();
  await save(mine, { doneAt: 1_780_000_600 });
  await mine.push();
  expect(await shown(mine)).toEqual([`${text}: 1780000000 by ${malika.firstname}, sent`]);
  expect(await mine.outbox()).toEqual([]);
});

test('what is not sent is in the files for rescue, with its plot and words', async () => {
  const { hers, save } = await aFarm();
  await save(hers, {});
  const [head, row] = (await exportOutbox(await hers.outbox()).csv.text()).split('\r\n');
  expect(head).toMatch(/,instruction,doneAt,doneWith$/);
  expect(row).toContain(`,"${text}",,`);
});

// What the app said was saved is on the server exactly once, with its own time, whatever happened to phone, clock, network and server.
// PHONES_SAVES and PHONES_SEED make the storm longer or another one (`pnpm proof phones`).
import { OtherDevice } from './other-device.ts';
import { FaultyNetwork } from './phones/faulty-network.ts';
import { Phone } from './phones/phone.ts';
import { Storm } from './phones/storm.ts';
import { expect, test } from './world.ts';

const saves = Number(process.env['PHONES_SAVES'] ?? 8);
const seed = process.env['PHONES_SEED'] ?? 'p1';
/** Milliseconds between pressing Save and the time that a reading tells: its own is in whole minutes. */
const slack = 150_000;

test('a phone in a storm keeps every reading that it said was saved, once and with its own time', async ({
  world,
}, info) => {
  test.setTimeout(60_000 + saves * 15_000);
  const network = await FaultyNetwork.to(() => world.api.port);
  const phone = new Phone(info.outputPath('phone'), world.web.url);
  const storm = new Storm(seed, world, network, phone);
  const server = await OtherDevice.of(world.api, 'recorder');
  const arrived = async () => (await server.mine(saves * 2)).filter(({ note }) => note?.startsWith(`${seed}-`));
  try {
    await storm.run(saves);
    // The last ones may still be on their way.
    const missing = async () => {
      const there = new Set((await arrived()).map(({ note }) => note));
      return storm.claims.filter(({ note }) => !there.has(note));
    };
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  } finally {
    await phone.kill();
    network.close();
    console.log(`seed ${seed}: ${storm.claims.length} saved, ${storm.kills} kills`);
  }
  const readings = await arrived();
  for (const { note, at } of storm.claims) {
    const found = readings.filter((reading) => reading.note === note);
    expect.soft(found, note).toHaveLength(1);
    const late = Math.abs((found[0]?.timestamp ?? 0) * 1000 - at);
    expect.soft(late, `${note}: the time it tells`).toBeLessThan(slack);
  }
  const notes = readings.map(({ note }) => note);
  expect.soft(new Set(notes).size, 'no reading twice').toBe(notes.length);
  expect.soft(storm.broken).toEqual([]);
});

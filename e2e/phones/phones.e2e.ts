// Every reading that the app called saved is on the server exactly once, with its own time, whatever happened to phone, clock, network and
// server. PHONES_SAVES sets the length of the storm and PHONES_SEED its order (`pnpm proof phones`).
import { writeFile } from 'node:fs/promises';
import { OtherDevice } from '../support/other-device.ts';
import { FaultyNetwork } from './faulty-network.ts';
import { Phone } from './phone.ts';
import { Storm } from './storm.ts';
import { smallDisk } from '../../tools/test-world/small-disk.ts';
import { expect } from '@playwright/test';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';

const saves = Number(process.env['PHONES_SAVES'] ?? 5);
const seed = process.env['PHONES_SEED'] ?? 'p1388';
test.use({ account: 'nobody', demo: isProof ? 'whole' : 'recent' });
/** How far, in milliseconds, a reading's time may be from the press of Save: readings have whole minutes. */
const slack = 150_000;

test('a phone in a storm keeps every reading that it said was saved, once and with its own time', async ({
  world,
}, info) => {
  test.setTimeout(60_000 + saves * 15_000);
  const network = await FaultyNetwork.to(() => world.api.port);
  const disk = smallDisk(info.outputPath('phone'), 600);
  const phone = new Phone(info.outputPath('phone', 'profile'), world.web.url);
  const server = await OtherDevice.of(world.api, 'recorder');
  const storm = new Storm(seed, world, network, phone, disk, server.plot('Serre 2'));
  const { claims, waterClaims, broken } = storm.recorder;
  const before = new Set((await server.mine(saves * 3 + 300)).map(({ id }) => id));
  const arrived = async () => (await server.mine(saves * 2 + 100)).filter(({ id }) => !before.has(id));
  const ecOf = (reading: { intake_ec: number | null }) => reading.intake_ec?.toFixed(4);
  try {
    await storm.run(saves);
    // The last readings may still be on their way.
    const missing = async () => {
      const there = new Set((await arrived()).map(ecOf));
      return claims.filter(({ ec }) => !there.has(ec));
    };
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
    const lackingWater = async () => {
      const there = new Map(
        (await server.waterDays({ plot_id: storm.waterPlot })).map(({ id, irrigation }) => [id, irrigation]),
      );
      return [...waterClaims].filter(([id, litres]) => there.get(id) !== Number(litres));
    };
    await expect.poll(lackingWater, { timeout: 60_000 }).toEqual([]);
  } finally {
    await storm.picture(info.outputPath('last.png'));
    await writeFile(info.outputPath('steps.txt'), storm.log.join('\n'));
    await phone.kill();
    network.close();
    disk?.remove();
    console.log(
      `seed ${seed}: ${claims.length} readings and ${waterClaims.size} days of water saved, ${storm.kills} kills, broken: ${broken.join('; ') || 'nothing'}`,
    );
  }
  const readings = await arrived();
  for (const { ec, at } of claims) {
    const found = readings.filter((reading) => ecOf(reading) === ec);
    expect.soft(found, ec).toHaveLength(1);
    const late = Math.abs((found[0]?.timestamp ?? 0) * 1000 - at);
    expect.soft(late, `${ec}: the time it tells`).toBeLessThan(slack);
  }
  const values = readings.map(ecOf);
  expect.soft(new Set(values).size, 'no reading twice').toBe(values.length);
  expect.soft(broken).toEqual([]);
});

import { BadNetwork } from '../../testing/bad-network.ts';
import { type ChaosReport, decideConflicts, letHeldGo, type Phone, runStep } from './chaos-steps.ts';
import { checkAgreement, checkHistory, checkShown } from './chaos-verdict.ts';
import { startDataServer } from '../../testing/data-server.ts';
import { Random } from '../../testing/random.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { TestDevice } from '../../testing/test-device.ts';

/**
 * Two phones, one account each, on one farm: random edits, deletions, undos, cuts, closed tabs, and a server that is killed. Then the storm
 * ends, the conflicts are decided, and everything must agree.
 */
export async function chaos(seed: number, steps: number): Promise<ChaosReport> {
  const random = new Random(seed);
  const process = await ServerProcess.make();
  try {
    const { farmId, plotIds, phones } = await setUp(process, random);
    await process.start();
    const report: ChaosReport = { seed, steps, saved: 0, conflicts: 0, kills: 0, faults: [] };
    for (let step = 0; step < steps; step += 1) {
      const phone = phones[random.below(2)];
      if (phone) {
        await runStep(random, phone, plotIds, process, report);
        report.faults.push(...(await checkShown(phone)));
      }
    }
    await calmDown(process, phones, random, report);
    await process.kill();
    const server = await startDataServer(process.database);
    report.faults.push(
      ...(await checkAgreement(server.db, farmId, phones)),
      ...(await checkHistory(server.db, farmId, phones)),
    );
    await server.close();
    return report;
  } finally {
    await process.remove();
  }
}

async function setUp(process: ServerProcess, random: Random) {
  const server = await startDataServer(process.database);
  const farm = await server.addFarm();
  const plotIds = [await farm.addPlot(), await farm.addPlot()];
  const people = [await server.addPerson([farm], 'manager'), await server.addPerson([farm], 'manager')];
  await server.close();
  const phones = people.map((person): Phone => {
    const network = new BadNetwork(random);
    const device = new TestDevice({ url: process.url, farmId: farm.id, person, fetch: network.fetch });
    return { device, network, running: new Set(), seen: new Map(), changes: new Map(), deleted: [] };
  });
  return { farmId: farm.id, plotIds, phones };
}

/** Ends the storm and lets everything arrive. */
async function calmDown(
  process: ServerProcess,
  phones: readonly Phone[],
  random: Random,
  report: ChaosReport,
): Promise<void> {
  await process.kill();
  await process.start();
  for (const phone of phones) {
    phone.network.up = true;
    phone.network.bad = false;
    for (const { done } of phone.running) await done;
    await phone.network.settle();
  }
  for (let round = 0; round < 30; round += 1) {
    let waiting = 0;
    for (const phone of phones) {
      await letHeldGo(phone);
      await decideConflicts(random, phone, report);
      await phone.device.push();
      await phone.device.pull();
      waiting += (await phone.device.outbox()).length;
    }
    if (waiting === 0 && round > 1) {
      // A phone may have sent its last change after another one had pulled.
      for (const phone of phones) await phone.device.pull();
      return;
    }
  }
  report.faults.push('Something was still to be sent after thirty calm rounds.');
}

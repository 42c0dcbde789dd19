import { type AppPage, AppPhone } from '../../testing/native/app-page.ts';
import { startDataServer, type TestDataServer } from '../../testing/data-server.ts';
import { Random } from '../../testing/random.ts';

export interface ClearingsReport {
  /** The number of saves that the app confirmed, kills of the app, and kills that cleared the web view's storage. */
  saved: number;
  kills: number;
  clearings: number;
  /** The broken promises; empty when there are none. */
  faults: string[];
}

/** What the person did to one reading: the notes that they typed, and how many of them the app confirmed as saved. */
interface Typed {
  notes: string[];
  saved: number;
}

/**
 * A person saves and changes readings in the native app, which is killed at any moment, even in the middle of a write to its files, while
 * the system clears the web view's storage. Every reading that the app confirmed must arrive, as it was last saved or later, and none
 * twice.
 */
export async function clearings(seed: number, kills: number): Promise<ClearingsReport> {
  const random = new Random(seed);
  // The phone's fate is drawn separately, because the number of draws for the person depends on the machine's speed.
  const fate = new Random(-seed);
  const server = await startDataServer();
  const farm = await server.addFarm();
  const plotId = await farm.addPlot();
  const person = await server.addPerson([farm], 'manager');
  const phone = new AppPhone(random, { url: server.url, farm, person });
  const report: ClearingsReport = { saved: 0, kills: 0, clearings: 0, faults: [] };
  const typed = new Map<string, Typed>();
  let page = await phone.start(null);
  while (report.kills < kills) {
    for (let left = random.below(4); left > 0; left -= 1) await saveOrSend(random, page, plotId, typed, report);
    void saveOrSend(random, page, plotId, typed, report).catch(() => undefined);
    if (fate.chance(0.4)) phone.files.untilKilled = fate.below(1500);
    await new Promise((resolve) => setTimeout(resolve, fate.below(40)));
    page.kill();
    report.kills += 1;
    const isCleared = fate.chance(0.5);
    if (isCleared) report.clearings += 1;
    page = await phone.start(isCleared ? null : page);
  }
  await sendAll(page);
  await page.network.settle();
  report.faults.push(...(await verdict(server, farm.id, typed)), ...(await unsettled(page)));
  page.kill();
  await server.close();
  return report;
}

/** Saves a new reading, changes one that the device shows, or sends. */
async function saveOrSend(
  random: Random,
  page: AppPage,
  plotId: string,
  typed: Map<string, Typed>,
  report: ClearingsReport,
): Promise<void> {
  if (random.chance(0.3)) return void (await page.do(() => page.device.push(page.closing.signal)));
  const shown = [...(await page.do(() => page.device.readings())).keys()].filter((id) => typed.has(id));
  const id = (random.chance(0.3) && random.pick(shown)) || crypto.randomUUID();
  const own = typed.get(id) ?? { notes: [], saved: 0 };
  typed.set(id, own);
  const note = `${id} ${own.notes.length}`;
  const count = own.notes.push(note);
  await page.do(() => page.device.save({ id, plotId, note, intakeEc: 2 + random.below(100) / 100 }));
  own.saved = Math.max(own.saved, count);
  report.saved += 1;
}

async function sendAll(page: AppPage): Promise<void> {
  page.network.bad = false;
  for (let round = 0; round < 5; round += 1) await page.do(() => page.device.push());
}

async function unsettled(page: AppPage): Promise<string[]> {
  const entries = await page.do(() => page.device.outbox());
  return entries.map(({ readingId, state, baseVersion }) => `${readingId} is still ${state} (${baseVersion}).`);
}

async function verdict({ db }: TestDataServer, farmId: string, typed: ReadonlyMap<string, Typed>): Promise<string[]> {
  const rows = await db.selectFrom('readings').select(['id', 'note']).where('farmer_id', '=', farmId).execute();
  const onServer = new Map(rows.map(({ id, note }) => [id, note ?? '']));
  const faults: string[] = onServer.size < rows.length ? ['A reading is there twice.'] : [];
  for (const id of onServer.keys()) if (!typed.has(id)) faults.push(`${id} was never typed.`);
  for (const [id, { notes, saved }] of typed) {
    const note = onServer.get(id);
    if (saved > 0 && note === undefined) faults.push(`${id} was saved and is lost.`);
    else if (note !== undefined && notes.indexOf(note) < saved - 1)
      faults.push(`${id} lost a saved change: ${note}, not ${notes[saved - 1]}.`);
  }
  return faults;
}

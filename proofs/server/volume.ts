import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@seguia/shared/domain/uuid';
import { hashToken, newToken } from '../../data-server/src/access/tokens.ts';
import { farmRow } from '../../data-server/src/admin/add-farm.ts';
import { openDatabase } from '../../data-server/src/database/open-database.ts';
import { startProgram } from './program.ts';
import { readState } from '../../data-server/src/database/server-state.ts';
import { startHeavyReader } from './heavy-reader.ts';
import { readCall } from './read-call.ts';
import { volumeCalls, type VolumeCall, type VolumeFarm } from './volume-calls.ts';
import { fillVolumeFarm } from './volume-farm.ts';

const rounds = 15;
/** Milliseconds that two small answers may differ by without a reason. */
const noise = 2;

interface VolumeFigures {
  /** Median milliseconds on the small farm and on the large one, by call. */
  calls: Record<string, [small: number, large: number, ratio: number]>;
  /** Calls that took over 1.5 times as long, and more than noise. */
  slower: string[];
  /** Milliseconds of a small page of another person: alone, and while the longest answers are read. */
  others: { quiet: Waits; beside: Waits; savesQuiet: Waits; savesBeside: Waits };
}

export interface MeasuredVolume {
  figures: VolumeFigures;
  access: VolumeAccess;
}

/** Who may save, and where. */
export interface VolumeAccess {
  token: string;
  farm: VolumeFarm;
}

interface Waits {
  p50: number;
  p99: number;
  most: number;
}

/** Fills a database with two farms and measures a data server, as a program of its own, over HTTP. */
export async function measureVolume(address: string, readings: number): Promise<MeasuredVolume> {
  const { farms, token } = await fill(address, [10_000, readings]);
  const server = await startProgram({ DATABASE_URL: address });
  const get = (call: VolumeCall) => readCall(server.url, token, call);
  const save = () => saveOne(server.url, token, farms[0]!);
  const calls: VolumeFigures['calls'] = {};
  const pairs = volumeCalls(farms[0]!).map((call, at) => [call, volumeCalls(farms[1]!)[at]!] as const);
  for (const [small, large] of pairs) {
    // A busy machine slows some rounds of one of both: a call that seems slower is measured again.
    for (let tries = 0; tries < 3; tries += 1) {
      const took: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        took[0].push(await get(small));
        took[1].push(await get(large));
      }
      const [ofSmall, ofLarge] = [median(took[0]), median(took[1])];
      calls[small.name] = [ofSmall, ofLarge, Number((ofLarge / ofSmall).toFixed(2))];
      if (!isSlower(ofSmall, ofLarge)) break;
    }
  }
  const slower = Object.keys(calls).filter((name) => isSlower(calls[name]![0], calls[name]![1]));
  const page = { name: 'the newest', path: `${farms[0]!.url}/readings` };
  const quiet = await waits(() => get(page), after(5000));
  const savesQuiet = await waits(save, after(5000));
  const long: VolumeCall[] = [
    { path: `${farms[1]!.url}/readings`, headers: { 'sync-date': '0' }, name: 'everything' },
    { path: `${farms[1]!.url}/readings`, headers: { 'no-paginate': 'true' }, name: 'a long page' },
    { path: `${farms[1]!.campaign}/series`, name: 'series' },
  ];
  const heavy = await startHeavyReader({ url: server.url, token, calls: long });
  const beside = await waits(() => get(page), after(10_000));
  const savesBeside = await waits(save, after(10_000));
  await heavy.stop();
  await server.kill('SIGTERM');
  const others = { quiet, beside, savesQuiet, savesBeside };
  return { figures: { calls, slower, others }, access: { token, farm: farms[0]! } };
}

/** Saves a reading, and answers the milliseconds. Throws where it is not taken. */
async function saveOne(url: string, token: string, farm: VolumeFarm): Promise<number> {
  const began = performance.now();
  const body = { plot_id: farm.plot, date: farm.today, time: '00:00', entry_type: 'value', intake_ec: 2 };
  const answer = await fetch(`${url}/v2${farm.url}/readings/${newId()}`, {
    method: 'PUT',
    headers: {
      'date-format': 'timestamp',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'if-none-match': '*',
      'idempotency-key': newId(),
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`A save was answered with ${answer.status}`);
  return performance.now() - began;
}

/** Saves readings on a database that is filled, through a server of its own, while `work` runs. */
export async function whileSaving<T>(address: string, { token, farm }: VolumeAccess, work: () => Promise<T>) {
  const server = await startProgram({ DATABASE_URL: address });
  const state = { isOver: false };
  const saving = waits(
    () => saveOne(server.url, token, farm),
    () => state.isOver,
  );
  const result = await work();
  state.isOver = true;
  const saves = await saving;
  await server.kill('SIGTERM');
  return { result, saves };
}

const isSlower = (small: number, large: number) => large > small * 1.5 + noise;

/** Whether so many milliseconds have passed since now. */
function after(milliseconds: number): () => boolean {
  const until = performance.now() + milliseconds;
  return () => performance.now() > until;
}

const median = (values: number[]) =>
  Number((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(2));

async function waits(call: () => Promise<number>, isOver: () => boolean): Promise<Waits> {
  const took: number[] = [];
  for (; !isOver(); await wait(5)) took.push(await call());
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Farms of these sizes, and a manager's token on both. */
async function fill(address: string, counts: readonly number[]) {
  const database = await openDatabase(address);
  const { db } = database;
  const now = Math.floor(Date.now() / 1000);
  const today = new Date().toISOString().slice(0, 10);
  const midnight = Date.parse(`${today}T00:00:00Z`) / 1000;
  const authors = [newId(), newId()];
  const times = { created_at: now, updated_at: now };
  for (const id of authors) {
    const names = { email: `${id}@example.test`, firstname: 'Nadia', lastname: 'Volume', avatar: null };
    await db
      .insertInto('accounts')
      .values({ id, ...names, password_hash: 'none', ...times })
      .execute();
  }
  const token = newToken();
  const account = { account_id: authors[0]!, device_hash: 'proof', device_name: 'proof', app: 'seguia' };
  const session = { token_hash: hashToken(token), ...account, revoked_at: null, expire_at: now + 86_400, ...times };
  await db.insertInto('sessions').values(session).execute();
  const { epoch } = await readState(db);
  const farms = [];
  for (const count of counts) {
    // The newest days of a farm lie before today, so that none of them is in the future.
    const row = farmRow(
      { name: `Farm ${count}`, place: null, timeZone: 'UTC', modules: ['fertirrigation'] },
      new Date(),
    );
    await db.insertInto('farmers').values(row).execute();
    const link = { farmer_id: row.id, account_id: authors[0]!, role: 'manager' as const, permissions: null };
    await db.insertInto('farm_accounts').values(link).execute();
    farms.push(await fillVolumeFarm(database, { farmId: row.id, authors, count, today, epoch, now: midnight }));
  }
  await database.close();
  return { farms, token };
}

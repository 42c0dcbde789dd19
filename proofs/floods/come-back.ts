import { once } from 'node:events';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createApi } from '@seguia/openapi';
import { addPeople } from '../bare/people.ts';
import { shareOf } from '../bare/load.ts';
import { logIn, type Caller } from '../server/caller.ts';
import { startProgram } from '../server/program.ts';
import { Writers } from '../server/writers.ts';
import { Bystander } from './bystander.ts';
import { farmsOf } from './farms.ts';
import type { CameBack, Crew } from './phones-worker.ts';

export interface Storm {
  phones: number;
  /** Readings that wait on each. */
  readings: number;
  farms: number;
  /** People who type meanwhile, on the first farm. */
  bystanders: number;
}

export interface StormFigures extends Storm {
  seconds: number;
  /** Of the phones' readings. */
  savedPerSecond: number;
  answers: Record<number, number>;
  /** Milliseconds of the bystanders' saves. */
  bystanderSaves: { count: number; p50: number; p99: number; most: number };
  lost: number;
  twice: number;
  /** Of the machine in the last minute. */
  load: number;
}

/** Milliseconds that the bystanders type before the phones come. */
const quiet = 3000;
const ec = 2.1;

/**
 * Phones come back into the network at the same moment, each at an address of its own, while bystanders save. Every reading must be on the
 * server once. `env`: where the database is, `database`: the same as an address.
 */
export async function comeBack(env: Record<string, string>, database: string, storm: Storm): Promise<StormFigures> {
  const server = await startProgram({ DEMO: '1', GENERAL_LIMIT: '6000/60', ...env });
  const manager = await logIn(server.url);
  const farms = await farmsOf(database, manager, storm.farms);
  const phones: Crew['phones'] = [];
  for (const [at, farm] of farms.entries()) {
    const count = Math.floor(storm.phones / farms.length) + (at < storm.phones % farms.length ? 1 : 0);
    const people = await addPeople(database, farm, count);
    const mark = await markOf(server.url, farm);
    for (const { token, farm: of, plot } of people)
      phones.push({ caller: { token, farm: of, plot }, mark, address: addressOf(phones.length) });
  }
  const typing = await addPeople(database, farms[0] as Caller, storm.bystanders);
  const bystanders = typing.map((caller, at) => new Bystander(server.url, caller, addressOf(storm.phones + at)));
  await wait(quiet);
  const began = performance.now();
  const workerData: Crew = { url: server.url, phones, readings: storm.readings };
  const worker = new Worker(new URL('./phones-worker.ts', import.meta.url), { workerData });
  const [end] = (await once(worker, 'message')) as [CameBack];
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(bystanders.map((bystander) => bystander.end()));
  const load = os.loadavg()[0] ?? 0;
  const typed = bystanders.flatMap(({ ids }) => ids);
  const found: Awaited<ReturnType<typeof check>>[] = [];
  for (const [at, farm] of farms.entries()) {
    const ids = end.saved[farm.farm.farmer_id] ?? [];
    found.push(await check(server.url, farm, at === 0 ? [...ids, ...typed] : ids));
  }
  await server.kill('SIGTERM');
  const times = bystanders.flatMap((bystander) => bystander.times);
  return {
    ...storm,
    seconds: rounded(seconds),
    savedPerSecond: Math.round((storm.phones * storm.readings) / seconds),
    answers: end.answers,
    bystanderSaves: {
      count: times.length,
      p50: Math.round(shareOf(times, 0.5)),
      p99: Math.round(shareOf(times, 0.99)),
      most: Math.round(shareOf(times, 1)),
    },
    lost: found.reduce((sum, { lost }) => sum + lost, 0),
    twice: found.reduce((sum, { twice }) => sum + twice, 0),
    load: rounded(load),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** One of the addresses of the loopback network, from 127.1.0.1 on. */
const addressOf = (at: number) => `127.1.${Math.floor(at / 250)}.${1 + (at % 250)}`;

function check(url: string, farm: Caller, ids: readonly string[]) {
  const writers = new Writers();
  for (const id of ids) writers.saved.set(id, ec);
  return writers.check({ ...farm, api: createApi({ baseUrl: `${url}/v2`, token: farm.token }) });
}

/** The mark of a device that has everything. */
async function markOf(url: string, { token, farm }: Caller): Promise<string> {
  const api = createApi({ baseUrl: `${url}/v2`, token });
  for (let mark = '0'; ;) {
    const { data } = await api.GET('/farmers/{farmer_id}/readings', {
      params: { path: farm, header: { 'sync-date': mark, 'sync-is-possible': true, 'no-paginate': true } },
    });
    mark = data?.meta.sync_date ?? '';
    if (!data?.meta.has_more) return mark;
  }
}

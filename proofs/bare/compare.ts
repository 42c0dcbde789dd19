import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { logIn, type Caller } from '../server/caller.ts';
import { startProgram, type Program } from '../server/program.ts';
import { readOf, saveOf, type Call, type Kind } from './call.ts';
import { loadOn, shareOf, type Round } from './load.ts';
import { addPeople } from './people.ts';
import { recordStatements } from './record.ts';

/** As many that 500 connections are no more of one person than the server takes. */
const people = 10;

const bareServer = path.join(import.meta.dirname, 'server.ts');

export interface Comparison {
  kind: Kind;
  connections: number;
  /** Calls a second, the median of the rounds. */
  perSecond: [server: number, bare: number];
  /** The server's share of the bare one's, the median of the rounds, and all of them. */
  ratio: number;
  ratios: number[];
  /** Milliseconds, over all rounds. */
  p99: [server: number, bare: number];
  failed: [server: number, bare: number];
  /** Of the machine, as it ended. */
  load: number;
}

/** Measures a data server and a bare one on one database, in rounds of one after the other. `env`: where the database is, `database`: the same as an address. */
export async function compare(
  env: Record<string, string>,
  database: string,
  folder: string,
  { connections, rounds, seconds }: { connections: readonly number[]; rounds: number; seconds: number },
): Promise<Comparison[]> {
  const server = await startProgram({ DEMO: '1', ...env });
  const caller = await logIn(server.url);
  const callers = await addPeople(database, caller, people);
  const file = path.join(folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(await recordStatements(database, caller)));
  const bare = await startProgram({}, [bareServer, file, database]);
  const found: Comparison[] = [];
  for (const kind of ['read', 'save'] as const)
    for (const many of connections) {
      const next = callOf(kind, callers);
      const pair = (time: number) => roundOf([server, bare], (url) => loadOn(url, next, many, time));
      await pair(seconds / 2);
      const pairs: [Round, Round][] = [];
      for (let round = 0; round < rounds; round += 1) pairs.push(await pair(seconds));
      found.push(summary(kind, many, pairs));
    }
  for (const program of [server, bare]) await program.kill('SIGTERM');
  return found;
}

function callOf(kind: Kind, callers: readonly Caller[]): () => Call {
  let calls = 0;
  return () => {
    calls += 1;
    const caller = callers[calls % callers.length] as Caller;
    return kind === 'read' ? readOf(caller) : saveOf(caller);
  };
}

let turn = 0;

/** The first one changes from round to round, so that what it leaves behind meets both. */
async function roundOf(
  programs: [Program, Program],
  measure: (url: string) => Promise<Round>,
): Promise<[Round, Round]> {
  turn += 1;
  const [server, bare] = programs;
  if (turn % 2 === 0) return [await measure(server.url), await measure(bare.url)];
  const second = await measure(bare.url);
  return [await measure(server.url), second];
}

function summary(kind: Kind, connections: number, pairs: readonly [Round, Round][]): Comparison {
  const both = <T>(of: (rounds: Round[]) => T): [T, T] => [of(pairs.map(([a]) => a)), of(pairs.map(([, b]) => b))];
  const ratios = pairs.map(([a, b]) => Number((a.perSecond / b.perSecond).toFixed(2)));
  return {
    kind,
    connections,
    perSecond: both((rounds) =>
      Math.round(
        shareOf(
          rounds.map(({ perSecond }) => perSecond),
          0.5,
        ),
      ),
    ),
    ratio: shareOf(ratios, 0.5),
    ratios,
    p99: both((rounds) =>
      Math.round(
        shareOf(
          rounds.flatMap(({ times }) => times),
          0.99,
        ),
      ),
    ),
    failed: both((rounds) => rounds.reduce((sum, { failed }) => sum + failed, 0)),
    load: Number(os.loadavg()[0]?.toFixed(1)),
  };
}

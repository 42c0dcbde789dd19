import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from './caller.ts';
import { startProgram } from './program.ts';
import { Writers } from './writers.ts';

interface KillFigures {
  rounds: number;
  acknowledged: number;
  /** Sent, and cut off before an answer came. */
  unanswered: number;
  /** Of those, how many the database had all the same: their retry was answered with 200. */
  committedUnanswered: number;
  lost: number;
  twice: number;
}

export interface KillOptions {
  rounds: number;
  writers: number;
  /** The data server is killed after a time between these, in ms. */
  killAfter: readonly [number, number];
  env: Record<string, string>;
}

/** Rounds after which everything is read back; what was lost once is missing then, too. */
const checkEvery = 10;

/**
 * Writers save readings, the data server is killed with SIGKILL in the middle of it and started again; every reading that was acknowledged must be there
 * once, and those without an answer, sent again with the same key, too.
 */
export async function killWhileWriting({ rounds, writers: count, killAfter, ...options }: KillOptions) {
  const env = { DEMO: '1', ...options.env };
  const figures: KillFigures = { rounds, acknowledged: 0, unanswered: 0, committedUnanswered: 0, lost: 0, twice: 0 };
  const writers = new Writers();
  let server = await startProgram(env);
  let caller = await logIn(server.url);
  for (let round = 1; round <= rounds; round += 1) {
    writers.begin(caller, count);
    await wait(killAfter[0] + Math.random() * (killAfter[1] - killAfter[0]));
    await server.kill('SIGKILL');
    await writers.end();
    server = await startProgram(env);
    caller = await logIn(server.url);
    figures.unanswered += writers.open.length;
    await writers.sendAgain(caller);
    if (round % checkEvery !== 0 && round !== rounds) continue;
    const { lost, twice } = await writers.check(caller);
    figures.lost += lost;
    figures.twice += twice;
  }
  await server.kill('SIGTERM');
  return { ...figures, acknowledged: writers.saved.size, committedUnanswered: writers.committedUnanswered };
}

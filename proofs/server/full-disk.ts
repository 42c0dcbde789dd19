import { setTimeout as wait } from 'node:timers/promises';
import type { SmallDisk } from '../../tools/test-world/small-disk.ts';
import { logIn } from './caller.ts';
import { startProgram } from './program.ts';
import { Writers } from './writers.ts';

export interface DiskFigures {
  rounds: number;
  acknowledged: number;
  /** Saves that a full disk turned away, or that had no answer. */
  turnedAway: number;
  lost: number;
  twice: number;
}

export interface DiskOptions {
  rounds: number;
  /** On which the database is. */
  disk: SmallDisk;
  env: Record<string, string>;
  /** When there is room again. */
  revive?: () => Promise<void>;
}

/** Bytes that may be left when the disk is full: from none to some writes. */
const mostLeft = 150_000;
const writing = 8;

/**
 * Writers save readings, and the disk of the database fills up in the middle of it; every second time the server is killed, too. Once there is room, every reading
 * that was acknowledged must be there once, and those turned away, sent again with the same key, too. The server goes on by itself.
 */
export async function fillWhileWriting({ rounds, disk, env: chosen, revive }: DiskOptions): Promise<DiskFigures> {
  const env = { DEMO: '1', ...chosen };
  const figures: DiskFigures = { rounds, acknowledged: 0, turnedAway: 0, lost: 0, twice: 0 };
  const writers = new Writers();
  let server = await startProgram(env);
  let caller = await logIn(server.url);
  for (let round = 1; round <= rounds; round += 1) {
    writers.begin(caller, writing);
    const before = writers.saved.size;
    await until(() => writers.saved.size > before, 60);
    await wait(100 + Math.random() * 300);
    disk.fill(Math.random() * mostLeft);
    // Some writes still find room, then none. A slow machine needs a while to use up what the database had reserved.
    await until(() => writers.open.length > 0, 60);
    await until(() => writers.open.length >= writing, 5);
    const isKilled = round % 2 === 0;
    if (isKilled) await server.kill('SIGKILL');
    await writers.end();
    figures.turnedAway += writers.open.length;
    disk.empty();
    await revive?.();
    if (isKilled) server = await startProgram(env);
    caller = await logIn(server.url);
    await writers.sendAgain(caller);
    const { lost, twice } = await writers.check(caller);
    figures.lost += lost;
    figures.twice += twice;
  }
  await server.kill('SIGTERM');
  return { ...figures, acknowledged: writers.saved.size };
}

/** Resolves when `isTrue`, or after so many seconds. */
async function until(isTrue: () => boolean, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!isTrue() && performance.now() < end) await wait(20);
}

import { setTimeout as wait } from 'node:timers/promises';
import { logIn, newChange, send, type Caller, type Change } from './caller.ts';
import { startProgram } from './program.ts';

export interface KillFigures {
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

/**
 * Writers save readings, the data server is killed with SIGKILL in the middle of it and started again; every reading that was acknowledged must be there
 * once, and those without an answer, sent again with the same key, too.
 */
export async function killWhileWriting({ rounds, writers, killAfter, ...options }: KillOptions): Promise<KillFigures> {
  const env = { DEMO: '1', ...options.env };
  const figures = { rounds, acknowledged: 0, unanswered: 0, committedUnanswered: 0, lost: 0, twice: 0 };
  const saved = new Map<string, number>();
  let server = await startProgram(env);
  for (let round = 0; round < rounds; round += 1) {
    const caller = await logIn(server.url);
    const unanswered: Change[] = [];
    const writing = Array.from({ length: writers }, () => writeUntilCut(caller, saved, unanswered));
    await wait(killAfter[0] + Math.random() * (killAfter[1] - killAfter[0]));
    await server.kill('SIGKILL');
    await Promise.all(writing);
    server = await startProgram(env);

    const again = await logIn(server.url);
    figures.unanswered += unanswered.length;
    for (const change of unanswered) {
      const status = await send(again, change);
      if (status === 200) figures.committedUnanswered += 1;
      if (status !== 200 && status !== 201) throw new Error(`A retry was answered with ${status}`);
      saved.set(change.id, change.ec);
    }
    figures.acknowledged = saved.size;
    const there = await everyReading(again);
    figures.lost += [...saved].filter(([id, ec]) => there.get(id)?.[0] !== ec).length;
    figures.twice += [...there.values()].filter((found) => found.length > 1).length;
  }
  await server.kill('SIGTERM');
  return figures;
}

async function writeUntilCut(caller: Caller, saved: Map<string, number>, unanswered: Change[]) {
  for (;;) {
    const change = newChange();
    const status = await send(caller, change);
    if (status === 201) saved.set(change.id, change.ec);
    else if (status === null) {
      unanswered.push(change);
      return;
    } else throw new Error(`A new reading was answered with ${status}`);
  }
}

/** Read over HTTP as a device would, page after page. */
async function everyReading({ api, farm }: Caller): Promise<Map<string, (number | null)[]>> {
  const there = new Map<string, (number | null)[]>();
  let mark = '0';
  for (;;) {
    const { data: page } = await api.GET('/farmers/{farmer_id}/readings', {
      params: {
        path: farm,
        query: { from: '2026-01-05', to: '2026-01-05' },
        header: { 'sync-date': mark, 'sync-is-possible': true, 'no-paginate': true },
      },
    });
    for (const { id, intake_ec: ec } of page?.data ?? []) there.set(id, [...(there.get(id) ?? []), ec]);
    mark = page?.meta.sync_date ?? '';
    if (!page?.meta.has_more) return there;
  }
}

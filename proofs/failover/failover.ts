import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from '../server/caller.ts';
import { startProgram } from '../server/program.ts';
import type { Cluster } from './cluster.ts';
import type { Member } from './member.ts';
import { Phones } from './phones.ts';
import { missingOnStandby, missingIn, twiceIn } from './stored.ts';

type Kind = 'database' | 'machine' | 'frozen' | 'standby' | 'switchover';

interface FailoverFigures {
  acknowledged: number;
  committedUnanswered: number;
  /**
   * The longest seconds in which nothing was acknowledged: after a kill of the primary's PostgreSQL, of its machine, after its machine stood still, after a kill of
   * the standby's machine, and after the order to change places.
   */
  pauses: Record<Kind, number[]>;
  /** Seconds until the killed one was the synchronous standby. */
  rejoined: Record<Kind, number[]>;
  answers: Record<string, number>;
  wrong: string[];
  lost: number;
  twice: number;
  /** Acknowledged, and not on a device that fetched all the while. */
  notPulled: number;
  /** Acknowledged, and at the end not on the standby. */
  notOnStandby: number;
}

const onEach = 4;

const begin: Record<Kind, (gone: Member) => void | Promise<void>> = {
  database: (gone) => gone.killDatabase(),
  machine: (gone) => gone.killMachine(),
  frozen: (gone) => gone.freeze(),
  standby: (gone) => gone.killMachine(),
  switchover: (gone) => gone.switchOver(),
};

const comeBack: Partial<Record<Kind, (gone: Member) => void>> = {
  machine: (gone) => gone.start(),
  frozen: (gone) => gone.thaw(),
  standby: (gone) => gone.start(),
};

const noTimes = (): Record<Kind, number[]> => ({
  database: [],
  machine: [],
  frozen: [],
  standby: [],
  switchover: [],
});

/** Takes one of the two away again and again while people save by way of two servers. */
export async function failOver(cluster: Cluster, kinds: readonly Kind[], env: Record<string, string>) {
  // The demo is made by the first.
  const servers = [await startProgram({ DEMO: '1', ...env }), await startProgram({ DEMO: '1', ...env })];
  const callers = await Promise.all(servers.map(({ url }) => logIn(url)));
  const phones = new Phones();
  const { saved } = phones.writers;
  const [pauses, rejoined] = [noTimes(), noTimes()];
  let [lost, twice] = [0, 0];
  phones.begin(callers, onEach);
  for (const [number, kind] of kinds.entries()) {
    const primary = await cluster.untilWhole();
    await wait(1000 + Math.random() * 2000);
    const began = performance.now();
    const gone = kind === 'standby' ? cluster.standbyOf(primary) : primary;
    await begin[kind](gone);
    await phones.untilAcknowledged(began);
    const acknowledged = new Map(saved);
    comeBack[kind]?.(gone);
    const now = await (kind === 'standby' ? cluster.untilWhole() : cluster.untilOther(gone));
    const whole = seconds(performance.now() - began);
    const pause = seconds(phones.longestPause(began));
    pauses[kind].push(pause);
    rejoined[kind].push(whole);
    lost += await missingIn(now, acknowledged);
    twice += await twiceIn(now);
    process.stdout.write(
      `${number + 1} (${kind}, ${gone.name}): pause ${pause} s, whole after ${whole} s, ${saved.size} acknowledged, ${lost} lost, ${twice} twice\n`,
    );
  }
  await phones.end();
  const primary = await cluster.untilWhole();
  const read = await phones.writers.check(callers[1] ?? callers[0]!);
  let notPulled = 0;
  for (const puller of phones.pullers) notPulled += await puller.lacks(saved);
  const figures: FailoverFigures = {
    acknowledged: saved.size,
    committedUnanswered: phones.committedUnanswered,
    pauses,
    rejoined,
    answers: phones.answers.counts,
    wrong: phones.answers.wrong,
    lost: lost + read.lost + (await missingIn(primary, saved)),
    twice: twice + read.twice + (await twiceIn(primary)),
    notPulled,
    notOnStandby: await missingOnStandby(cluster.standbyOf(primary), saved),
  };
  for (const server of servers) await server.kill('SIGTERM');
  return figures;
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

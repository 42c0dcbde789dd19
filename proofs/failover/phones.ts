import { setTimeout as wait } from 'node:timers/promises';
import { answerTo, newChange, type Caller, type Change } from '../server/caller.ts';
import { Writers } from '../server/writers.ts';
import { Answers } from './answers.ts';
import { Puller } from './puller.ts';

/** Milliseconds between a person's readings. */
const between = 30;

/** People who save through a failover: each sends a reading until it is acknowledged, and waits as long as a server says. */
export class Phones {
  /** What was acknowledged. */
  readonly writers = new Writers();
  readonly answers = new Answers();
  readonly pullers: Puller[] = [];
  /** Acknowledged at a retry that found it there: it was committed, and the answer was lost. */
  committedUnanswered = 0;
  /** Of each acknowledged reading: when its last try began, and when it was answered. */
  readonly #acknowledged: { began: number; ended: number }[] = [];
  readonly #end = new AbortController();
  readonly #running: Promise<void>[] = [];

  /** So many write on each server, and one reads what changes. */
  begin(callers: readonly Caller[], onEach: number): void {
    for (const caller of callers) {
      const puller = new Puller(caller, this.answers);
      this.pullers.push(puller);
      this.#running.push(puller.run(this.#end.signal));
      for (let phone = 0; phone < onEach; phone += 1) this.#running.push(this.#save(caller));
    }
  }

  /** Resolves when whatever is under way is acknowledged. */
  async end(): Promise<void> {
    this.#end.abort();
    await Promise.all(this.#running);
  }

  /** Waits until a call that began after `moment` is acknowledged. */
  async untilAcknowledged(moment: number, seconds = 120): Promise<void> {
    for (const until = moment + seconds * 1000; performance.now() < until; await wait(20))
      if ((this.#acknowledged.at(-1)?.began ?? 0) > moment) return;
    throw new Error(`Nothing was acknowledged within ${seconds} s.`);
  }

  /** The longest time since `moment` in which nothing was acknowledged, in milliseconds. */
  longestPause(moment: number): number {
    const ends = this.#acknowledged.map(({ ended }) => ended).filter((ended) => ended > moment);
    return Math.max(...ends.map((ended, at) => ended - (ends[at - 1] ?? moment)));
  }

  async #save(caller: Caller): Promise<void> {
    while (!this.#end.signal.aborted) {
      await this.#send(caller, newChange());
      await wait(between);
    }
  }

  async #send(caller: Caller, change: Change): Promise<void> {
    for (;;) {
      const began = performance.now();
      const answer = await answerTo(caller, change);
      if (answer?.status === 201 || answer?.status === 200) {
        this.answers.count(answer);
        if (answer.status === 200) this.committedUnanswered += 1;
        this.writers.saved.set(change.id, change.ec);
        this.#acknowledged.push({ began, ended: performance.now() });
        return;
      }
      await wait(this.answers.count(answer) * 1000);
    }
  }
}

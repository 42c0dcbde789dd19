import { Readable } from 'node:stream';
import { Problem } from '../problems/problems.ts';
import type { ReadJob } from '../services/read-job.ts';
import type { Runner } from './read-thread.ts';
import { Turns } from './turns.ts';

/** What is longer leaves while the rest is still being read, and is never one string. */
const wholeBytes = 1_000_000;
/** Seconds after which a caller that a full lane turned away may come back. */
const retryAfter = 3;

export interface LaneLimits {
  /** Jobs that wait or whose answer is still leaving, of one account and of all. */
  ofOne: number;
  ofAll: number;
}

interface Ticket {
  job: ReadJob;
  signal: AbortSignal;
  resolve(answer: Buffer | Readable): void;
  reject(error: unknown): void;
}

/** Some runners and the row of jobs before them. */
export class Lane {
  readonly #runners: readonly Runner[];
  readonly #free: Runner[];
  readonly #limits: LaneLimits;
  readonly #turns = new Turns<Ticket>();
  #leaving = 0;

  constructor(runners: readonly Runner[], limits: LaneLimits) {
    this.#runners = runners;
    this.#free = [...runners];
    this.#limits = limits;
  }

  /** Reads when it is this account's turn. Throws Problem (503 where too much waits), or the signal's reason. */
  read(job: ReadJob, who: string, signal: AbortSignal): Promise<Buffer | Readable> {
    if (this.#turns.sizeOf(who) >= this.#limits.ofOne || this.#turns.size + this.#leaving >= this.#limits.ofAll)
      throw new Problem('unavailable', { retryAfter });
    return new Promise((resolve, reject) => {
      const ticket: Ticket = { job, signal, resolve, reject };
      signal.addEventListener(
        'abort',
        () => {
          this.#turns.remove(who, ticket);
          reject(signal.reason);
        },
        { once: true },
      );
      this.#turns.add(who, ticket);
      this.#begin();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.close()));
  }

  #begin(): void {
    const runner = this.#free.pop();
    if (!runner) return;
    const ticket = this.#turns.next();
    if (!ticket) this.#free.push(runner);
    else
      void this.#answer(runner, ticket).finally(() => {
        this.#free.push(runner);
        this.#begin();
      });
  }

  async #answer(runner: Runner, { job, signal, resolve, reject }: Ticket): Promise<void> {
    const begun: Buffer[] = [];
    let bytes = 0;
    let stream: Readable | null = null;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (stream) stream.push(chunk);
      else begun.push(chunk);
      if (stream || bytes <= wholeBytes) return;
      stream = this.#stream(begun);
      resolve(stream);
    };
    try {
      await runner.run(job, take, signal);
      if (stream) (stream as Readable).push(null);
      else resolve(Buffer.concat(begun));
    } catch (error) {
      if (stream) (stream as Readable).destroy(error as Error);
      else reject(error);
    }
  }

  /** An answer that is on its way counts until it has left: whoever takes it slowly fills the memory. */
  #stream(begun: readonly Buffer[]): Readable {
    const stream = new Readable({ read: () => undefined });
    for (const chunk of begun) stream.push(chunk);
    this.#leaving += 1;
    stream.once('close', () => {
      this.#leaving -= 1;
    });
    return stream;
  }
}

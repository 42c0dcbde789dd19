import { Readable } from 'node:stream';
import { Problem } from '../problems/problems.ts';
import type { ReadJob } from '../services/read-job.ts';
import type { Runner } from './read-thread.ts';
import { Turns } from '../services/turns.ts';

/** A longer answer is streamed while the rest is being read, and never becomes one string. */
const wholeBytes = 1_000_000;
/** Seconds after which a caller who was refused by a full lane may come back. */
const retryAfter = 3;
/** A caller who reads nothing of an answer for so long is cut off, because the answer occupies memory and a place. */
const patienceMilliseconds = 60_000;

export interface LaneLimits {
  /** The limits of jobs that wait, run or still send their answer, for one account and for all. */
  ofOne: number;
  ofAll: number;
}

interface Ticket {
  job: ReadJob;
  signal: AbortSignal;
  resolve(answer: Buffer | Readable): void;
  reject(error: unknown): void;
  /** Releases the place. */
  leave(): void;
}

/** A queue of jobs, and the runners that work on it. */
export class Lane {
  readonly #runners: readonly Runner[];
  readonly #free: Runner[];
  readonly #limits: LaneLimits;
  readonly #patience: number;
  readonly #turns = new Turns<Ticket>();
  /** The places that each account occupies. */
  readonly #taken = new Map<string, number>();

  constructor(runners: readonly Runner[], limits: LaneLimits, patience = patienceMilliseconds) {
    this.#runners = runners;
    this.#free = [...runners];
    this.#limits = limits;
    this.#patience = patience;
  }

  /** Reads when it is this account's turn. Throws Problem (503 if too much waits), or the signal's reason. */
  read(job: ReadJob, who: string, signal: AbortSignal): Promise<Buffer | Readable> {
    signal.throwIfAborted();
    const leave = this.#takePlace(who);
    return new Promise((resolve, reject) => {
      const ticket: Ticket = { job, signal, resolve, reject, leave };
      signal.addEventListener(
        'abort',
        () => {
          if (this.#turns.remove(who, ticket)) leave();
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

  /** Throws Problem if there is no place. Returns a function that releases it. */
  #takePlace(who: string): () => void {
    const [own, all] = [this.#taken.get(who) ?? 0, [...this.#taken.values()].reduce((sum, count) => sum + count, 0)];
    if (own >= this.#limits.ofOne || all >= this.#limits.ofAll) throw new Problem('unavailable', { retryAfter });
    this.#taken.set(who, own + 1);
    return () => {
      const left = (this.#taken.get(who) ?? 1) - 1;
      if (left > 0) this.#taken.set(who, left);
      else this.#taken.delete(who);
    };
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

  async #answer(runner: Runner, { job, signal, resolve, reject, leave }: Ticket): Promise<void> {
    const begun: Buffer[] = [];
    let bytes = 0;
    let stream: Readable | null = null;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (stream) stream.push(chunk);
      else begun.push(chunk);
      if (stream || bytes <= wholeBytes) return;
      stream = streamOf(begun, this.#patience);
      stream.once('close', leave);
      resolve(stream);
    };
    try {
      await runner.run(job, take, signal);
      if (stream) (stream as Readable).push(null);
      else resolve(begun.length === 1 && begun[0] ? begun[0] : Buffer.concat(begun));
    } catch (error) {
      if (stream) (stream as Readable).destroy(error as Error);
      else reject(error);
    }
    if (!stream) leave();
  }
}

/** A stream that is destroyed if nobody reads from it. */
function streamOf(begun: readonly Buffer[], patience: number): Readable {
  const stream = new Readable({ read: () => undefined });
  // Without a listener the error would end the server.
  stream.on('error', () => undefined);
  for (const chunk of begun) stream.push(chunk);
  let waiting = 0;
  const watch = setInterval(() => {
    // The buffer grows while the answer is produced, and shrinks only when the caller reads.
    const isStalled = stream.readableLength > 0 && stream.readableLength >= waiting && waiting > 0;
    if (isStalled) stream.destroy(new Error('Nobody takes this answer.'));
    waiting = stream.readableLength;
  }, patience);
  stream.once('close', () => clearInterval(watch));
  return stream;
}

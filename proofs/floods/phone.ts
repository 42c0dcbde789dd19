import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@seguia/shared/domain/uuid';
import type { LoggedIn } from '../server/caller.ts';
import { saveOf, type Call } from '../bare/call.ts';
import { sendCall } from '../bare/load.ts';

/** What phones were answered, by status (0: not at all), pulls included. */
export type Answers = Record<number, number>;

/** As many calls of one app are under way at once (`push.ts`). */
const atOnce = 4;
/** Milliseconds before another try, where the server names no time. */
const pause = 2000;

/** A phone with readings that wait, at an address of its own, which it needs to have its own share of the server's connections. */
export class Phone {
  readonly answers: Answers = {};
  readonly #url: string;
  readonly #caller: LoggedIn;
  readonly #agent: Agent;

  constructor(url: string, caller: LoggedIn, address: string) {
    this.#url = url;
    this.#caller = caller;
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce, localAddress: address });
  }

  /** Comes back into the network: fetches what changed since its mark, and sends so many new readings. Returns their ids. */
  async comeBack(mark: string, readings: number): Promise<string[]> {
    const ids = Array.from({ length: readings }, () => newId());
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) await this.save(id);
    };
    await Promise.all([this.#untilTaken(changesOf(this.#caller, mark)), ...Array.from({ length: atOnce }, work)]);
    this.#agent.destroy();
    return ids;
  }

  /** Sends a new reading, again and again until it is taken. */
  save(id: string): Promise<void> {
    return this.#untilTaken(saveOf(this.#caller, id));
  }

  leave(): void {
    this.#agent.destroy();
  }

  async #untilTaken(call: Call): Promise<void> {
    for (;;) {
      const { status, retryAfter } = await sendCall(this.#url, this.#agent, call);
      this.answers[status] = (this.answers[status] ?? 0) + 1;
      if (status === 200 || status === 201) return;
      if (status !== 0 && status !== 429 && status !== 503) throw new Error(`A phone was answered with ${status}.`);
      await wait((retryAfter === null ? pause : retryAfter * 1000) * (1 + Math.random() / 2));
    }
  }
}

const changesOf = ({ token, farm }: LoggedIn, mark: string): Call => ({
  method: 'GET',
  path: `/v2/farmers/${farm.farmer_id}/readings`,
  headers: {
    authorization: `Bearer ${token}`,
    'date-format': 'timestamp',
    'sync-date': mark,
    'sync-is-possible': 'true',
    paginate: '200',
  },
});

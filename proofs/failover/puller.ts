import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../server/caller.ts';
import type { Answers } from './answers.ts';

/** A device that fetches what changed, with the mark of the last answer. */
export class Puller {
  readonly has = new Map<string, number | null>();
  readonly #caller: Caller;
  readonly #answers: Answers;
  #mark = '0';

  constructor(caller: Caller, answers: Answers) {
    this.#caller = caller;
    this.#answers = answers;
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) if (!(await this.pull())) await wait(300);
  }

  /** Whether there is more. */
  async pull(): Promise<boolean> {
    const { api, farm } = this.#caller;
    const query = { from: '2026-01-05', to: '2026-01-05' };
    const header = { 'sync-date': this.#mark, 'sync-is-possible': true, 'no-paginate': true };
    try {
      const { data, response } = await api.GET('/farmers/{farmer_id}/readings', {
        params: { path: farm, query, header },
      });
      const seconds = this.#answers.count(response);
      if (!data) await wait(seconds * 1000);
      for (const { id, intake_ec: ec } of data?.data ?? []) this.has.set(id, ec ?? null);
      this.#mark = data?.meta.sync_date ?? this.#mark;
      return data?.meta.has_more ?? true;
    } catch {
      this.#answers.count(null);
      return true;
    }
  }

  /** Of what was acknowledged, what this device has not got at the end. */
  async lacks(saved: ReadonlyMap<string, number>): Promise<number> {
    while (await this.pull()) continue;
    return [...saved].filter(([id, ec]) => this.has.get(id) !== ec).length;
  }
}

import { createApi } from '@seguia/openapi';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTo, newChange, type Caller, type Change } from '../server/caller.ts';
import { Writers } from '../server/writers.ts';

/** One person for each of a manager's farms, at a plot: the demo's small farms have their own shards. */
export async function peopleOf(url: string, count: number): Promise<Caller[]> {
  const baseUrl = `${url}/v2`;
  const body = { email: 'manager@demo.test', password: 'seguia-demo', device_name: 'proof' };
  const { data: session } = await createApi({ baseUrl }).POST('/auth/login', { body });
  if (!session) throw new Error('The manager could not log in.');
  const api = createApi({ baseUrl, token: session.token });
  const { data: farms } = await api.GET('/farmers', { params: { header: { paginate: count } } });
  const callers = (farms?.data ?? []).map(async ({ id }) => {
    const farm = { farmer_id: id };
    const { data: plots } = await api.GET('/farmers/{farmer_id}/plots', { params: { path: farm } });
    return { api, token: session.token, farm, plot: plots?.data[0]?.id ?? '' };
  });
  return (await Promise.all(callers)).filter(({ plot }) => plot !== '');
}

/** People of many farms who save one reading after the other, and in the end send again what a server turned away. */
export class ManyFarms {
  readonly #callers: readonly Caller[];
  readonly #saved = new Map<Caller, Writers>();
  readonly #open: { caller: Caller; change: Change }[] = [];
  /** How many answers had each status, and `none`. */
  readonly answers: Record<string, number> = {};
  /** The longest that a save took, in milliseconds. */
  longest = 0;
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(callers: readonly Caller[]) {
    this.#callers = callers;
    for (const caller of callers) this.#saved.set(caller, new Writers());
  }

  /** So many save at once, each on the next farm. */
  begin(people: number): void {
    const queue = { next: 0 };
    this.#running = Promise.all(Array.from({ length: people }, () => this.#save(queue)));
  }

  /** Resolves when everything that was sent is acknowledged. Throws where that takes over two minutes. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    for (let tries = 0; tries < 120 && this.#open.length > 0; tries += 1) {
      for (const { caller, change } of this.#open.splice(0)) await this.#send(caller, change);
      if (this.#open.length > 0) await wait(1000);
    }
    if (this.#open.length > 0) throw new Error(`${this.#open.length} readings were not taken within 120 tries.`);
  }

  /** How many readings were acknowledged, are not there as they were saved, and are there twice. */
  async check(): Promise<{ acknowledged: number; lost: number; twice: number }> {
    const sum = { acknowledged: 0, lost: 0, twice: 0 };
    for (const [caller, writers] of this.#saved) {
      const { lost, twice } = await writers.check(caller);
      sum.acknowledged += writers.saved.size;
      sum.lost += lost;
      sum.twice += twice;
    }
    return sum;
  }

  async #save(queue: { next: number }): Promise<void> {
    while (!this.#isOver) await this.#send(this.#callers[queue.next++ % this.#callers.length]!, newChange());
  }

  async #send(caller: Caller, change: Change): Promise<void> {
    const began = performance.now();
    const answer = await answerTo(caller, change);
    const name = answer === null ? 'none' : String(answer.status);
    this.answers[name] = (this.answers[name] ?? 0) + 1;
    if (answer?.ok) {
      this.longest = Math.max(this.longest, Math.round(performance.now() - began));
      this.#saved.get(caller)?.saved.set(change.id, change.ec);
    } else this.#open.push({ caller, change });
  }
}

import type { Caller, Change } from './caller.ts';
import { newChange, send } from './caller.ts';

/** What people saved, and what they do not know of. */
export class Writers {
  /** Acknowledged: the value by the reading's id. */
  readonly saved = new Map<string, number>();
  /** Sent without an answer, or turned away with a 503: to be sent again. */
  readonly open: Change[] = [];
  /** Sent again, and there already: committed, and the answer was lost. */
  committedUnanswered = 0;
  #running: Promise<unknown> = Promise.resolve();
  #isOver = false;

  /** So many write at once until each has had no answer, or all are to stop. */
  begin(caller: Caller, count: number): void {
    this.#isOver = false;
    this.#running = Promise.all(Array.from({ length: count }, () => this.#write(caller)));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** Sends what is open again, as a phone does; throws where that is not taken. */
  async sendAgain(caller: Caller): Promise<void> {
    for (const change of this.open.splice(0)) {
      const status = await send(caller, change);
      if (status === 200) this.committedUnanswered += 1;
      if (status !== 200 && status !== 201) throw new Error(`A retry was answered with ${status}`);
      this.saved.set(change.id, change.ec);
    }
  }

  /** How many are not on the server as they were saved, and how many are there twice. */
  async check(caller: Caller): Promise<{ lost: number; twice: number }> {
    const there = await everyReading(caller);
    const lost = [...this.saved].filter(([id, ec]) => there.get(id)?.[0] !== ec).length;
    return { lost, twice: [...there.values()].filter((found) => found.length > 1).length };
  }

  async #write(caller: Caller): Promise<void> {
    while (!this.#isOver) {
      const change = newChange();
      const status = await send(caller, change);
      if (status === 201) this.saved.set(change.id, change.ec);
      else if (status === null || status === 503) this.open.push(change);
      else throw new Error(`A new reading was answered with ${status}`);
      if (status === null) return;
    }
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
    if (!page) throw new Error('The readings could not be read.');
    for (const { id, intake_ec: ec } of page.data) there.set(id, [...(there.get(id) ?? []), ec]);
    mark = page.meta.sync_date ?? '';
    if (!page.meta.has_more) return there;
  }
}

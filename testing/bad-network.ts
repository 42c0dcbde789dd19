import type { Random } from './random.ts';

/** A bad network between a phone and the server: it loses requests, loses answers after the work was done, delays, and repeats requests late. */
export class BadNetwork {
  /** False lets nothing pass. */
  up = true;
  /** False lets everything pass. */
  bad = true;
  readonly #random: Random;
  readonly #late = new Set<Promise<unknown>>();

  constructor(random: Random) {
    this.#random = random;
  }

  fetch = async (request: Request): Promise<Response> => {
    if (!this.up) throw new TypeError('Failed to fetch');
    if (!this.bad) return fetch(request);
    const random = this.#random;
    await pause(random.below(8));
    if (random.chance(0.12)) throw new TypeError('Failed to fetch');
    if (random.chance(0.12)) this.#again(request.clone(), random.below(200));
    const response = await fetch(request);
    await pause(random.below(8));
    if (random.chance(0.15)) throw new TypeError('Failed to fetch');
    if (random.chance(0.05))
      return new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    return response;
  };

  /** Waits until the last late repeat has arrived. */
  async settle(): Promise<void> {
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  #again(request: Request, milliseconds: number): void {
    const late: Promise<unknown> = pause(milliseconds)
      .then(() => fetch(new Request(request, { signal: null })))
      .catch(() => undefined)
      .finally(() => this.#late.delete(late));
    this.#late.add(late);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import { Problem } from '../problems/problems.ts';
import type { Counters } from './counters.ts';

/** How many times as often as one e-mail an address may try, because many phones share one address (a farm's router, a mobile network). */
export const perAddress = 20;

export interface Allowance {
  /** The number of tries within the window; 0 for no limit. */
  count: number;
  /** Length of the window in seconds. */
  seconds: number;
}

/** The limits of tries: this server's, and the common ones of all servers on one database (none for a single server). */
export interface TryLimits {
  here: RateLimit;
  everywhere: RateLimit;
}

type Allowances = Record<'login' | 'forgotPassword' | 'general' | 'photos', Allowance>;

/** The limits of a server. `shared` has the counters if several servers count together; null for a single one. */
export function limitsOf(allowances: Allowances, here: Counters, shared: Counters | null, now: () => Date) {
  const { login, forgotPassword, general, photos } = allowances;
  const tries = (name: string, allowance: Allowance): TryLimits => ({
    here: new RateLimit(name, allowance, here, now),
    everywhere: new RateLimit(name, shared ? allowance : { count: 0, seconds: 1 }, shared ?? here, now),
  });
  // Every call counts here: taking a sixtieth at once costs the database at most one statement per second.
  const block = shared ? Math.max(1, Math.floor(general.count / 60)) : 1;
  return {
    login: tries('login', login),
    forgotPassword: tries('forgot', forgotPassword),
    general: new RateLimit('general', general, shared ?? here, now, block),
    photos: new RateLimit('photos', photos, shared ?? here, now),
  };
}

interface Lease {
  left: number;
  /** Unix milliseconds. */
  until: number;
}

/** With more leases than this, those of ended windows are dropped. */
const manyLeases = 10_000;

/**
 * Counts per key within a window that begins with its first count. It counts before the work is done, so that simultaneous calls cannot
 * exceed the limit together. `block` is how many are taken from the counters at once and handed out here, so that a limit on every call
 * costs one statement per block; those who come while the counters are asked wait for that block. The first block of a window is handed
 * out without asking: phones that come now and then cost no statement, and with several servers, each may allow one block more than the limit.
 */
export class RateLimit {
  readonly #name: string;
  readonly #allowance: Allowance;
  readonly #counters: Counters;
  readonly #now: () => Date;
  readonly #block: number;
  readonly #leases = new Map<string, Lease>();
  /** The keys for which a block is under way. */
  readonly #coming = new Map<string, Promise<void>>();

  constructor(name: string, allowance: Allowance, counters: Counters, now: () => Date, block = 1) {
    this.#name = name;
    this.#allowance = allowance;
    this.#counters = counters;
    this.#now = now;
    this.#block = block;
  }

  /** Throws a 429 with Retry-After if the key has used up its allowance (`times` the count). */
  async take(key: string, times = 1): Promise<void> {
    if (this.#allowance.count === 0) return;
    if (this.#block === 1) {
      await this.#count(key, times);
      return;
    }
    while (!this.#takeLeased(key)) {
      let coming = this.#coming.get(key);
      if (!coming) {
        coming = this.#fetchBlock(key, times).finally(() => this.#coming.delete(key));
        this.#coming.set(key, coming);
      }
      await coming;
    }
  }

  /** Returns what was taken and turned out not to count. */
  async giveBack(key: string): Promise<void> {
    if (this.#allowance.count === 0) return;
    await this.#counters.giveBack(`${this.#name} ${key}`, this.#now().getTime());
  }

  /** Counts a block of the key; throws the 429 where there is none left. Returns when the window ends. */
  async #count(key: string, times: number): Promise<number> {
    const { count, seconds } = this.#allowance;
    const now = this.#now().getTime();
    const window = { amount: this.#block, most: count * times, seconds, now };
    const { isTaken, until } = await this.#counters.take(`${this.#name} ${key}`, window);
    if (!isTaken) throw new Problem('too_many', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
    return until;
  }

  async #fetchBlock(key: string, times: number) {
    const now = this.#now().getTime();
    const isFirst = (this.#leases.get(key)?.until ?? 0) <= now;
    const until = isFirst ? now + this.#allowance.seconds * 1000 : await this.#count(key, times);
    this.#lease(key, { left: this.#block, until });
  }

  #takeLeased(key: string) {
    const lease = this.#leases.get(key);
    if (!lease || lease.left === 0 || lease.until <= this.#now().getTime()) return false;
    lease.left -= 1;
    return true;
  }

  #lease(key: string, lease: Lease) {
    if (this.#leases.size >= manyLeases) {
      const now = this.#now().getTime();
      for (const [known, { until, left }] of this.#leases) if (until <= now || left === 0) this.#leases.delete(known);
      if (this.#leases.size >= manyLeases) this.#leases.clear();
    }
    this.#leases.set(key, lease);
  }
}

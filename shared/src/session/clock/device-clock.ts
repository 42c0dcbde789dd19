import {
  type ClockKnowledge,
  type ClockStamp,
  clockStep,
  instantOfStamp,
  lackingOf,
  type Moment,
  wrongFrom,
} from '../../domain/clock-stamp.ts';
import { newId } from '../../domain/uuid.ts';
import { readJson, writeStored } from '../storage/storage.ts';

/** The two clocks of a device, in milliseconds: the one that people set, and a steady one. */
export interface Clocks {
  wall(): number;
  steady(): number;
}

/** What is stored across starts, in milliseconds. */
interface StoredClock {
  /** By how much the device's clock is behind the server's; null before the first contact. */
  difference: number | null;
  /** The server's time at the last contact. */
  heard: number | null;
}

const key = 'seguia.clock';
/** Smaller differences may be inaccuracy: a `Date` header has whole seconds, and an answer takes its time. */
const inaccuracy = 30_000;
/** How often a contact without news is stored, in milliseconds. */
const writeEvery = 300_000;

function readStoredClock(): StoredClock {
  const { difference, heard: lastContact } = (readJson(key) ?? {}) as Partial<StoredClock>;
  return {
    difference: typeof difference === 'number' ? difference : null,
    heard: typeof lastContact === 'number' ? lastContact : null,
  };
}

/**
 * This device's clock, corrected by the server's `Date` of the last contact. It notices at once when somebody sets the clock back while the
 * app runs, and adapts the difference. A step forward counts as sleep of the device, unless it makes a wrong clock right.
 */
export class DeviceClock {
  readonly #clocks: Clocks;
  readonly #run = newId();
  readonly #listeners = new Set<() => void>();
  /** Read when it is first needed, because storage opens after this module has loaded. */
  #known: StoredClock | null = null;
  #last: Moment;
  /** By how much the wall clock was set forward in this run (negative: back). */
  #set = 0;
  #paused = 0;
  /** Whether a contact in this run has confirmed the difference, and nothing has happened to the clock since. */
  #sure = false;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#last = this.moment();
  }

  /** The server's time as well as it is known, in milliseconds since 1970. */
  now(): number {
    return this.#compareClocks().wall + this.#difference();
  }

  stamp(): ClockStamp {
    const now = this.now();
    return {
      instant: Math.floor(now / 1000),
      difference: this.#difference() + this.#set,
      run: this.#run,
      paused: this.#paused,
      heard: this.#stored.heard,
    };
  }

  /** The instant that a stamp means by what is now known (Unix seconds). */
  instantOf(stamp: ClockStamp): number {
    return instantOfStamp(stamp, this.#knowledge());
  }

  /** The stamp with the instant that it means by what is now known, so that it is not moved a second time. */
  settled(stamp: ClockStamp): ClockStamp {
    const instant = this.instantOf(stamp);
    return instant === stamp.instant ? stamp : { ...this.stamp(), instant, heard: stamp.heard };
  }

  /** Whether a contact in this run has confirmed the difference. */
  isSure(): boolean {
    this.#compareClocks();
    return this.#sure;
  }

  /** By how many milliseconds the device's clock is wrong (negative: behind); null while it is right, or only inaccurate. */
  wrongBy(): number | null {
    const now = this.now();
    const { heard: lastContact } = this.#stored;
    // Without contact: a clock that shows less than the last contact is wrong at least by the difference.
    const lacking =
      lastContact !== null && now < lastContact ? this.#difference() + lastContact - now : this.#difference();
    return Math.abs(lacking) > wrongFrom ? -lacking : null;
  }

  moment(): Moment {
    return { wall: this.#clocks.wall(), steady: this.#clocks.steady() };
  }

  /** Uses the `Date` header of an answer that was requested at `began`. */
  readDate(date: string | null, began: Moment): void {
    const server = Date.parse(date ?? '');
    if (Number.isNaN(server)) return;
    const ended = this.#compareClocks();
    const measured = lackingOf(server / 1000, began, ended);
    if (measured === null) return;
    const half = (ended.steady - began.steady) / 2;
    const { difference: known, heard: lastContact } = this.#stored;
    this.#sure = true;
    const isNews = known === null || Math.abs(measured - known) > half + 1000;
    if (!isNews && lastContact !== null && Math.abs(server - lastContact) < writeEvery) return;
    this.#store({ difference: isNews ? measured : known, heard: server });
  }

  /** Calls back when the difference has changed. Returns a function that stops it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get #stored(): StoredClock {
    return (this.#known ??= readStoredClock());
  }

  #difference(): number {
    const { difference } = this.#stored;
    return difference === null || Math.abs(difference) < inaccuracy ? 0 : Math.round(difference);
  }

  #knowledge(): ClockKnowledge {
    const now = this.now();
    return { run: this.#run, paused: this.#paused, difference: this.#difference() + this.#set, now };
  }

  /** Compares the wall clock with the steady clock since the last call. */
  #compareClocks(): Moment {
    const now = this.moment();
    const jump = now.wall - this.#last.wall - (now.steady - this.#last.steady);
    this.#last = now;
    if (Math.abs(jump) < clockStep) return now;
    this.#sure = false;
    const { difference } = this.#stored;
    const makesRight = difference !== null && difference > wrongFrom && Math.abs(difference - jump) < wrongFrom;
    if (jump < 0 || makesRight) {
      this.#set += jump;
      if (difference !== null) this.#store({ ...this.#stored, difference: difference - jump });
    } else this.#paused += jump;
    return now;
  }

  #store(next: StoredClock): void {
    const changed = next.difference !== this.#stored.difference;
    this.#known = next;
    writeStored(key, JSON.stringify(next));
    if (changed) for (const listener of this.#listeners) listener();
  }
}

/** The only clock of this page. */
export const deviceClock = new DeviceClock({ wall: () => Date.now(), steady: () => performance.now() });

/** Milliseconds since 1970 by the corrected clock: the "now" of readings. */
export function correctedNow(): number {
  return deviceClock.now();
}

/** A stamp of this moment. */
export function stampNow(): ClockStamp {
  return deviceClock.stamp();
}

/** The stamp with the instant that it means by what is now known of the clock. */
export function settledStamp(stamp: ClockStamp): ClockStamp {
  return deviceClock.settled(stamp);
}

/** Calls back when the knowledge of the clock has changed. Returns a function that stops it. */
export function onClockChange(listener: () => void): () => void {
  return deviceClock.listen(listener);
}

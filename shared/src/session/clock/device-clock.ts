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

/** The two clocks of a device, in milliseconds: the one people set, and one that only runs. */
export interface Clocks {
  wall(): number;
  steady(): number;
}

/** What outlives a start. Milliseconds. */
interface StoredClock {
  /** What the device's clock lacks against the server's; null before the first contact. */
  difference: number | null;
  /** The server's time at the last contact. */
  heard: number | null;
}

const key = 'seguia.clock';
/** A `Date` header has whole seconds, and an answer takes its time: below this nothing is known to be wrong. */
const inaccuracy = 30_000;
/** How often a contact is written down that brought nothing new. */
const writeEvery = 300_000;

function readStoredClock(): StoredClock {
  const { difference, heard: lastContact } = (readJson(key) ?? {}) as Partial<StoredClock>;
  return {
    difference: typeof difference === 'number' ? difference : null,
    heard: typeof lastContact === 'number' ? lastContact : null,
  };
}

/**
 * This device's clock, corrected by the server's `Date` of the last contact. Somebody who sets the clock back while the app runs is noticed at
 * once, and the difference follows; a step forward is taken for sleep, unless it makes a wrong clock right.
 */
export class DeviceClock {
  readonly #clocks: Clocks;
  readonly #run = newId();
  readonly #listeners = new Set<() => void>();
  /** Read when first needed: storage opens after this module has loaded. */
  #known: StoredClock | null = null;
  #last: Moment;
  /** What the wall clock was set forward by in this run; negative: back. */
  #set = 0;
  #paused = 0;
  /** A contact in this run has confirmed the difference, and nothing has happened to the clock since. */
  #sure = false;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#last = this.moment();
  }

  /** Milliseconds since 1970: the server's time as well as it is known. */
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

  /** What a stamp means by what is known now (Unix seconds). */
  instantOf(stamp: ClockStamp): number {
    return instantOfStamp(stamp, this.#knowledge());
  }

  /** The stamp with the instant that it means by what is known now, so that it is moved no second time. */
  settled(stamp: ClockStamp): ClockStamp {
    const instant = this.instantOf(stamp);
    return instant === stamp.instant ? stamp : { ...this.stamp(), instant, heard: stamp.heard };
  }

  /** Whether a contact in this run stands behind the difference. */
  isSure(): boolean {
    this.#compareClocks();
    return this.#sure;
  }

  /** By how many milliseconds the device's clock is wrong: negative when it is behind. Null while it is right, or only inaccurate. */
  wrongBy(): number | null {
    const now = this.now();
    const { heard: lastContact } = this.#stored;
    // Without contact: a clock that shows less than the last contact is wrong by so much at least.
    const lacking =
      lastContact !== null && now < lastContact ? this.#difference() + lastContact - now : this.#difference();
    return Math.abs(lacking) > wrongFrom ? -lacking : null;
  }

  moment(): Moment {
    return { wall: this.#clocks.wall(), steady: this.#clocks.steady() };
  }

  /** Reads the `Date` header of an answer that was requested at `began`. */
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

  /** Calls back when the difference changed. Returns how to stop. */
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

/** The one clock of this page. */
export const deviceClock = new DeviceClock({ wall: () => Date.now(), steady: () => performance.now() });

/** Milliseconds since 1970, whatever the device's clock shows: what "now" means for readings. */
export function correctedNow(): number {
  return deviceClock.now();
}

/** A stamp of this moment. */
export function stampNow(): ClockStamp {
  return deviceClock.stamp();
}

/** The stamp with the instant that it means by what is known of the clock now. */
export function settledStamp(stamp: ClockStamp): ClockStamp {
  return deviceClock.settled(stamp);
}

/** Calls back when what is known of the clock changed. Returns how to stop. */
export function onClockChange(listener: () => void): () => void {
  return deviceClock.listen(listener);
}

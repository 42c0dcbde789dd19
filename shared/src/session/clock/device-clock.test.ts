import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { correctedNow, deviceClock, DeviceClock, onClockChange, stampNow } from './device-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** A phone in the world: time passes, the phone sleeps, somebody sets its clock, the app starts again, the server answers. */
class Phone {
  world = Date.parse('2026-11-22T08:00:00Z');
  wrong = 0;
  steady = 0;
  clock: DeviceClock;

  constructor() {
    this.clock = this.start();
  }
  start(): DeviceClock {
    this.steady = 0;
    this.clock = new DeviceClock({ wall: () => this.world + this.wrong, steady: () => this.steady });
    return this.clock;
  }
  pass(milliseconds: number): void {
    this.world += milliseconds;
    this.steady += milliseconds;
  }
  sleep(milliseconds: number): void {
    this.world += milliseconds;
  }
  /** Calls the server; by default the way there takes as long as the way back. */
  contact(took = 200, there = took / 2): void {
    const began = this.clock.moment();
    this.pass(there);
    const date = new Date(this.world).toUTCString();
    this.pass(took - there);
    this.clock.readDate(date, began);
  }
  /** Returns by how many milliseconds the instant that the clock reads from a stamp differs from the world's time at which it was made. */
  error(of: { stamp: ReturnType<DeviceClock['stamp']>; at: number }): number {
    return this.clock.instantOf(of.stamp) * 1000 - of.at;
  }
  save() {
    return { stamp: this.clock.stamp(), at: this.world };
  }
}

let phone: Phone;
beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  phone = new Phone();
  return () => void vi.unstubAllGlobals();
});
const near = 2 * minute;
/** Returns what is on the device's disk. */
const stored = () =>
  Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!).map((key) => [
      key,
      localStorage.getItem(key),
    ]),
  );

test('the steady clock has stood still from two seconds on, and less is inaccuracy', () => {
  phone.contact();
  phone.sleep(1999);
  expect(phone.save().stamp.paused).toBe(0);
  phone.sleep(2000);
  expect(phone.save().stamp.paused).toBe(2000);
});

describe('now is the server’s', () => {
  test.each([
    ['two hours ahead', 2 * hour],
    ['six minutes ahead', 6 * minute],
    ['a year back', -year],
    ['a day back', -day],
  ])('on a clock that is %s, also after a start without network', (_name, wrong) => {
    phone.wrong = wrong;
    phone.contact();
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(2000);
    expect(Math.abs((phone.clock.wrongBy() ?? 0) - wrong)).toBeLessThan(2000);
    phone.pass(hour);
    phone.start();
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(2000);
  });

  test('does not change a clock that is right, or off by seconds', () => {
    phone.wrong = 20_000;
    phone.contact();
    expect(phone.clock.now()).toBe(phone.world + phone.wrong);
    expect(phone.clock.wrongBy()).toBeNull();
    phone.wrong = 4 * minute;
    phone.start();
    phone.contact();
    expect(phone.clock.wrongBy()).toBeNull();
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(2000);
  });

  test('subtracts half of the time of the call, and learns nothing from a slow answer', () => {
    phone.wrong = hour;
    phone.contact(10_000);
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(1500);
    const before = phone.clock.now() - phone.world;
    phone.contact(100);
    phone.contact(40_000);
    expect(phone.clock.now() - phone.world).toBe(before);
  });

  test.each([
    ['there', 20_000],
    ['back', 0],
  ])('an answer whose way %s takes 20 s, and the other way none, moves no clock and notifies nobody', (_way, there) => {
    phone.wrong = hour;
    phone.contact();
    const before = phone.clock.now() - phone.world;
    const listener = vi.fn();
    phone.clock.listen(listener);
    phone.contact(20_000, there);
    expect([phone.clock.now() - phone.world, listener.mock.calls.length]).toEqual([before, 0]);
    expect(phone.clock.isSure()).toBe(true);
  });

  test.each([
    ['there', 20_000],
    ['back', 0],
  ])('recognises a step of two minutes through a network whose way %s takes 20 s', (_way, there) => {
    phone.contact();
    phone.start();
    phone.wrong = 2 * minute;
    phone.contact(20_000, there);
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(12_000);
  });

  test('ignores an answer during which the phone slept, as its age is unknown', () => {
    phone.contact();
    const began = phone.clock.moment();
    const date = new Date(phone.world).toUTCString();
    phone.sleep(20 * minute);
    phone.clock.readDate(date, began);
    expect(phone.clock.wrongBy()).toBeNull();
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(2000);
  });

  test('an answer without a readable date changes nothing', () => {
    phone.wrong = hour;
    phone.clock.readDate(null, phone.clock.moment());
    phone.clock.readDate('yesterday', phone.clock.moment());
    expect(phone.clock.now()).toBe(phone.world + hour);
    expect(phone.clock.isSure()).toBe(false);
  });
});

describe('somebody sets the clock while the app runs without network', () => {
  test.each([
    ['right again, which was two hours ahead', 2 * hour, 0],
    ['right again, which was a year back', -year, 0],
    ['two hours back, wrongly', 0, -2 * hour],
    ['a year back, wrongly', 0, -year],
  ])('%s: now stays the server’s', (_name, before, after) => {
    phone.wrong = before;
    phone.contact();
    phone.pass(minute);
    phone.clock.now();
    phone.wrong = after;
    phone.pass(minute);
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(2000);
    expect(phone.clock.isSure()).toBe(false);
  });

  test('a night’s sleep is not taken for setting the clock', () => {
    phone.contact();
    phone.sleep(8 * hour);
    expect(Math.abs(phone.clock.now() - phone.world)).toBeLessThan(2000);
    expect(phone.clock.isSure()).toBe(false);
    phone.contact();
    expect(phone.clock.isSure()).toBe(true);
  });
});

describe('a reading saved before the difference was known', () => {
  test.each([
    ['two hours ahead', 2 * hour],
    ['a year back', -year],
    ['a day ahead', day],
    ['six minutes ahead', 6 * minute],
  ])('on a clock that began %s gets its own time at the next contact', (_name, wrong) => {
    phone.contact();
    phone.pass(hour);
    phone.wrong = wrong;
    phone.start();
    const saved = phone.save();
    phone.pass(20 * minute);
    phone.contact();
    expect(Math.abs(phone.error(saved))).toBeLessThan(near);
  });

  test('also when somebody corrected the clock in between', () => {
    phone.contact();
    phone.wrong = 2 * hour;
    phone.start();
    const saved = phone.save();
    phone.pass(minute);
    phone.wrong = 0;
    phone.pass(minute);
    const second = phone.save();
    phone.contact();
    expect(Math.abs(phone.error(saved))).toBeLessThan(near);
    expect(Math.abs(phone.error(second))).toBeLessThan(near);
  });

  test('also when a clock of last year was set forward, which looks like sleep', () => {
    phone.contact();
    phone.wrong = -year;
    phone.start();
    const saved = phone.save();
    phone.pass(minute);
    phone.wrong = 0;
    phone.pass(minute);
    phone.contact();
    expect(Math.abs(phone.error(saved))).toBeLessThan(near);
  });

  test('keeps its time if the clock was right, and wrong only after the next start', () => {
    phone.contact();
    const saved = phone.save();
    phone.pass(hour);
    phone.wrong = 2 * day;
    phone.start();
    phone.contact();
    expect(phone.error(saved)).toBe(Math.floor(saved.at / 1000) * 1000 - saved.at);
  });

  test('gets its own time from an earlier start if the clock’s is impossible', () => {
    phone.contact();
    phone.wrong = -year;
    phone.start();
    const saved = phone.save();
    phone.pass(hour);
    phone.start();
    phone.contact();
    expect(Math.abs(phone.error(saved))).toBeLessThan(near);
  });

  test('is moved once', () => {
    phone.contact();
    phone.wrong = 2 * hour;
    phone.start();
    const saved = phone.save();
    phone.pass(minute);
    phone.contact();
    const settled = phone.clock.settled(saved.stamp);
    expect(settled).toMatchObject({ instant: phone.clock.instantOf(saved.stamp), heard: saved.stamp.heard });
    expect(phone.clock.settled(settled)).toBe(settled);
    phone.wrong = 0;
    phone.pass(minute);
    phone.contact();
    expect(phone.clock.instantOf(settled)).toBe(settled.instant);
  });
});

test('a clock that shows less than the last contact is wrong, also without network', () => {
  phone.contact();
  phone.wrong = -year;
  phone.start();
  expect(phone.clock.wrongBy()).toBeLessThan(-year + day);
});

test('the clock’s error is a setting of the app, which comes back if the browser deletes the database', () => {
  phone.wrong = hour;
  phone.contact();
  expect(Object.keys(stored())).toEqual(['seguia.clock']);
});

test('writes down a contact without news every five minutes at most', () => {
  phone.contact();
  const first = stored()['seguia.clock'];
  phone.pass(4 * minute);
  phone.contact();
  expect(stored()['seguia.clock']).toBe(first);
  phone.pass(minute);
  phone.contact();
  expect(stored()['seguia.clock']).not.toBe(first);
});

test.each([['{"difference":"3600000","heard":"now"}'], ['{'], ['null']])(
  'treats a stored value that says nothing (%s) as a new device does',
  (text) => {
    localStorage.setItem('seguia.clock', text);
    phone.start();
    expect(phone.clock.now()).toBe(phone.world);
    expect([phone.clock.stamp().heard, phone.clock.wrongBy()]).toEqual([null, null]);
  },
);

test('a listener learns of a new difference, and of nothing after it has stopped', () => {
  const listener = vi.fn();
  const stop = phone.clock.listen(listener);
  phone.contact();
  phone.pass(hour);
  phone.contact();
  expect(listener).toHaveBeenCalledTimes(1);
  phone.wrong = -hour;
  phone.pass(minute);
  phone.clock.now();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  phone.wrong = -2 * hour;
  phone.pass(minute);
  phone.clock.now();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the page has one clock for its now, its stamps and its changes', () => {
  const listener = vi.fn();
  const stop = onClockChange(listener);
  const began = deviceClock.moment();
  deviceClock.readDate(new Date(Date.now() + hour).toUTCString(), began);
  expect(Math.abs(correctedNow() - Date.now() - hour)).toBeLessThan(2000);
  expect(Math.abs(stampNow().instant * 1000 - Date.now() - hour)).toBeLessThan(2000);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

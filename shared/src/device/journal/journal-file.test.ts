import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryFile } from '@seguia/testing/memory-journal';
import { JournalFiles, JournalFullError } from './journal-file.ts';
import { isOfReading, type ReadingRecord, type UnfinishedRecord } from './journal-record.ts';
import type { OutboxEntry } from '../database/rows.ts';

let a: MemoryFile;
let b: MemoryFile;
beforeEach(() => {
  [a, b] = [new MemoryFile(), new MemoryFile()];
});

const open = () => new JournalFiles(a, b);
const entry = (note: string) => ({ key: `key ${note}`, kind: 'put', body: { note } }) as unknown as OutboxEntry;

function record(number: number, readingId: string, ...notes: string[]): ReadingRecord {
  return { number, readingId, entries: notes.map(entry), row: null };
}

/** Returns the notes of the open changes, by reading. */
function held(files = open()): Record<string, (string | null | undefined)[]> {
  const live = files
    .read()
    .records.filter(isOfReading)
    .filter(({ entries }) => entries.length > 0);
  return Object.fromEntries(live.map(({ readingId, entries }) => [readingId, entries.map(({ body }) => body?.note)]));
}

/** Appends until the journal has changed its live file `times` more. */
function fill(times: number): void {
  let [changes, before] = [0, open().room];
  for (let number = 100; changes < times; number += 1) {
    open().append([record(number, 'often', 'x'.repeat(3000))]);
    if (open().room > before) changes += 1;
    before = open().room;
  }
}

test('the newest record of each reading counts, also when the journal is opened again', () => {
  open().append([record(1, 'one', 'first'), record(2, 'two', 'second')]);
  open().append([record(3, 'one', 'first', 'again')]);
  expect(held()).toEqual({ one: ['first', 'again'], two: ['second'] });
  open().append([record(4, 'two')]);
  expect(held()).toEqual({ one: ['first', 'again'] });
  expect(open().read().last).toBe(4);
});

test('a record that comes twice, or after a newer one, changes nothing', () => {
  open().append([record(5, 'one', 'newer')]);
  open().append([record(5, 'one', 'newer')]);
  open().append([record(4, 'one', 'older')]);
  expect(held()).toEqual({ one: ['newer'] });
});

describe('a torn write', () => {
  test.each([1, 4, 8, 9, 40, 100])('after %d bytes loses only that record, and the next one replaces it', (bytes) => {
    open().append([record(1, 'one', 'first')]);
    a.untilKilled = bytes;
    expect(() => open().append([record(2, 'two', 'second')])).toThrow();
    a.untilKilled = Infinity;
    expect(held()).toEqual({ one: ['first'] });
    open().append([record(3, 'three', 'third')]);
    expect(held()).toEqual({ one: ['first'], three: ['third'] });
  });

  test('with a flipped bit in the last record loses only that record', () => {
    open().append([record(1, 'one', 'first'), record(2, 'two', 'second')]);
    const end = a.bytes.findLastIndex((byte) => byte !== 0);
    a.bytes[end - 5]! ^= 4;
    expect(held()).toEqual({ one: ['first'] });
  });
});

describe('when room gets short', () => {
  test('open records move to the other file, sent ones do not, and the count goes on', () => {
    open().append([record(1, 'one', 'first'), record(2, 'gone', 'sent')]);
    open().append([record(90_000, 'gone')]);
    fill(3);
    expect(held()).toMatchObject({ one: ['first'], often: [expect.any(String)] });
    expect(
      open()
        .read()
        .records.filter(isOfReading)
        .map(({ readingId }) => readingId)
        .toSorted(),
    ).toEqual(['often', 'one']);
    expect(open().read().last).toBe(90_000);
    expect(Math.max(a.getSize(), b.getSize())).toBeLessThan(600_000);
  });

  test('unfinished records of a farm move to the other file, finished ones do not', () => {
    const farm = (number: number, name: string, ...what: string[]): UnfinishedRecord => ({
      number,
      farm: name,
      unfinished: what.map((each) => ({ farm: name, what: each, readingId: null, value: each, at: number })),
    });
    open().append([farm(1, 'here', 'draft'), farm(2, 'there', 'round'), farm(3, 'here', 'draft', 'round')]);
    open().append([farm(4, 'there')]);
    open().makeRoom(0);
    expect(open().read().records).toEqual([farm(3, 'here', 'draft', 'round')]);
  });

  test('does not read what an older generation left behind the end', () => {
    fill(2);
    open().append([record(90_000, 'often')]);
    open().makeRoom(0);
    expect(held()).toEqual({});
    open().append([record(90_001, 'one', 'first')]);
    expect(held()).toEqual({ one: ['first'] });
  });

  test('killed at any byte of it, the journal loses nothing and brings nothing back', () => {
    for (let number = 1; number <= 20; number += 1)
      open().append([record(number, `reading ${number % 7}`, `note ${number}`)]);
    open().append([record(21, 'reading 3')]);
    const [startA, startB, expected] = [a.bytes.slice(), b.bytes.slice(), held()];
    expect(Object.keys(expected)).toHaveLength(6);
    for (let bytes = 0; bytes < 1400; bytes += 7) {
      [a.bytes, b.bytes] = [startA.slice(), startB.slice()];
      b.untilKilled = bytes;
      try {
        open().makeRoom(0);
      } catch {
        // Killed.
      }
      b.untilKilled = Infinity;
      expect(held()).toEqual(expected);
      open().append([record(22, 'after', 'goes on')]);
      expect(held()).toEqual({ ...expected, after: ['goes on'] });
    }
  });
});

describe('on a full disk', () => {
  test('uses room that was reserved', () => {
    open();
    a.room = b.room = 0;
    for (let number = 1; number <= 50; number += 1)
      open().append([record(number, `reading ${number}`, 'x'.repeat(2000))]);
    expect(Object.keys(held())).toHaveLength(50);
  });

  test('says when the room is used up, keeps what it has, and continues when some is free again', () => {
    open();
    a.room = b.room = 0;
    let number = 0;
    const append = () => open().append([record((number += 1), `reading ${number}`, 'x'.repeat(2000))]);
    expect(() => {
      for (;;) append();
    }).toThrow(JournalFullError);
    expect(Object.keys(held())).toHaveLength(number - 1);
    a.room = b.room = 10_000_000;
    append();
    expect(Object.keys(held())).toHaveLength(number - 1);
    expect(open().room).toBeGreaterThan(64 * 1024);
  });

  test('sent records make room for new ones without end', () => {
    open();
    a.room = b.room = 0;
    for (let number = 1; number <= 1000; number += 2) {
      open().append([record(number, `reading ${number}`, 'x'.repeat(2000))]);
      open().append([record(number + 1, `reading ${number}`)]);
    }
    expect(held()).toEqual({});
  });

  test('says so if there is no room for an empty journal', () => {
    a.room = b.room = 1000;
    expect(open).toThrow(JournalFullError);
  });

  describe('in a private window of Chromium, whose write answers with the number of its error', () => {
    const answerFull = () => 4_294_967_288;
    afterEach(() => void vi.restoreAllMocks());

    test('says so if there is no room for an empty journal', () => {
      const write = vi.spyOn(a, 'write').mockImplementation(answerFull);
      // The file stays empty; a journal that would go on for ever is stopped after a hundred tries.
      vi.spyOn(a, 'getSize').mockImplementation(() => (write.mock.calls.length > 100 ? 1e6 : 0));
      expect(open).toThrow(JournalFullError);
      expect(write).toHaveBeenCalledTimes(1);
    });

    test('says when the room is used up, and keeps what it has', () => {
      open().append([record(1, 'kept')]);
      const before = held();
      for (const file of [a, b]) vi.spyOn(file, 'write').mockImplementation(answerFull);
      expect(() => open().append([record(2, 'not kept')])).toThrow(JournalFullError);
      vi.restoreAllMocks();
      expect(held()).toEqual(before);
    });
  });
});

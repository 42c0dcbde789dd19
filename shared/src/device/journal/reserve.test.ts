import { expect, test } from 'vitest';
import { MemoryFile } from '@seguia/testing/memory-journal';
import { spaceLeft } from './reserve.ts';

const mebibyte = 1024 * 1024;

class ReserveFile extends MemoryFile {
  truncate(size: number): void {
    this.room += this.bytes.length - size;
    this.bytes = this.bytes.slice(0, size);
  }
}

test('keeps the reserve on a disk with more room, and requests only the rest the next time', () => {
  const file = new ReserveFile();
  file.room = 9 * mebibyte;
  expect(spaceLeft(file)).toBe(true);
  expect([file.getSize(), file.room]).toEqual([8 * mebibyte, mebibyte]);
  expect(file.bytes.every((byte) => byte !== 0)).toBe(true);
  expect(spaceLeft(file)).toBe(true);
});

test('gets the reserve back on a disk that gives less', () => {
  const file = new ReserveFile();
  file.room = 9 * mebibyte;
  spaceLeft(file);
  file.room -= 1;
  expect(spaceLeft(file)).toBe(false);
  expect([file.getSize(), file.room]).toEqual([0, 9 * mebibyte - 1]);
});

test('a disk that takes only a part, answers with the number of an error, or fails at the full size, has no room', () => {
  const numbered = new ReserveFile();
  numbered.write = () => 4_294_967_288; // Chromium’s -8, no space, in a private window
  expect(spaceLeft(numbered)).toBe(false);
  const partly = new ReserveFile();
  partly.write = (bytes) => bytes.length - 1;
  expect(spaceLeft(partly)).toBe(false);
  const late = new ReserveFile();
  late.flush = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(spaceLeft(late)).toBe(false);
});

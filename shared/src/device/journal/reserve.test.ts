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

test('a disk with room beyond the reserve keeps it, and is asked for the rest alone the next time', () => {
  const file = new ReserveFile();
  file.room = 9 * mebibyte;
  expect(spaceLeft(file)).toBe(true);
  expect([file.getSize(), file.room]).toEqual([8 * mebibyte, mebibyte]);
  expect(file.bytes.every((byte) => byte !== 0)).toBe(true);
  expect(spaceLeft(file)).toBe(true);
});

test('a disk that gives less gets the reserve back', () => {
  const file = new ReserveFile();
  file.room = 9 * mebibyte;
  spaceLeft(file);
  file.room -= 1;
  expect(spaceLeft(file)).toBe(false);
  expect([file.getSize(), file.room]).toEqual([0, 9 * mebibyte - 1]);
});

test('a disk that takes a part only, or fails when it has to have all, has no room', () => {
  const partly = new ReserveFile();
  partly.write = (bytes) => bytes.length - 1;
  expect(spaceLeft(partly)).toBe(false);
  const late = new ReserveFile();
  late.flush = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(spaceLeft(late)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { aPhoto, photoWithPlace } from '@seguia/testing/photos';
import { readJpeg } from './jpeg.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Inserts a segment after the first two bytes. */
const withSegment = (bytes: Uint8Array, marker: number, body: string) => {
  const signs = Array.from(body, (sign) => sign.charCodeAt(0));
  return new Uint8Array([0xff, 0xd8, 0xff, marker, 0, signs.length + 2, ...signs, ...bytes.subarray(2)]);
};

/** Returns the same picture with another kind of frame. */
function changedFrame(bytes: Uint8Array, marker: number): Uint8Array {
  const changed = new Uint8Array(bytes);
  changed[changed.findIndex((byte, at) => byte === 0xff && changed[at + 1] === 0xc0) + 1] = marker;
  return changed;
}

test('a photo is read with its size, and stays as it is where it holds nothing but the picture', () => {
  expect(readJpeg(aPhoto())).toEqual({ bytes: aPhoto(), width: 48, height: 32 });
});

test('the place in EXIF and XMP, comments, and what follows the picture are left out', () => {
  const taken = photoWithPlace();
  for (const word of ['Exif', 'GPS', 'xap', 'ftyp']) expect(textOf(taken)).toContain(word);
  const read = readJpeg(taken);
  expect(read?.bytes).toEqual(aPhoto());
});

test('what a picture needs to be drawn right stays: its colour profile and colour transform', () => {
  const profiled = withSegment(withSegment(aPhoto(), 0xe2, 'ICC_PROFILE\0…'), 0xee, 'Adobe\0d');
  expect(readJpeg(profiled)?.bytes).toEqual(profiled);
  expect(readJpeg(withSegment(aPhoto(), 0xe2, 'MPF\0two pictures'))?.bytes).toEqual(aPhoto());
  expect(readJpeg(withSegment(aPhoto(), 0xe5, 'anything'))?.bytes).toEqual(aPhoto());
});

test('a segment of no known use is left out, whatever it holds', () => {
  for (const marker of [0x02, 0xbf, 0xdc, 0xde, 0xdf, 0xf0, 0xfd])
    expect(readJpeg(withSegment(aPhoto(), marker, '<script>GPS 30.139 N'))?.bytes).toEqual(aPhoto());
});

test('filling bytes before a marker are taken', () => {
  const photo = aPhoto();
  const filled = new Uint8Array([0xff, 0xd8, 0xff, ...photo.subarray(2)]);
  expect(readJpeg(filled)?.bytes).toEqual(photo);
});

describe('what is no whole JPEG is none:', () => {
  const photo = aPhoto();
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['HTML under a photo’s name', new TextEncoder().encode('<script>alert(1)</script>')],
    ['a photo that was cut', photo.subarray(0, photo.length - 2)],
    ['a photo without its picture', new Uint8Array([0xff, 0xd8, 0xff, 0xd9])],
    ['a segment longer than the file', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1])],
    ['a segment shorter than its length', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xd9])],
    ['a picture with a second size', withSegment(photo, 0xc0, '\b\xff\xff\xff\xff\x01\x01\x11\0')],
    ['a picture that browsers do not draw', changedFrame(photo, 0xc3)],
    ['an arithmetic one', changedFrame(photo, 0xc9)],
    ['bytes where a marker is due', new Uint8Array([0xff, 0xd8, 1, 2, 3, 4])],
  ])('%s', (_what, bytes) => {
    expect(readJpeg(bytes)).toBeNull();
  });

  test('however many bytes of it are changed, it is read without an error', () => {
    for (let at = 0; at < photo.length; at += 1)
      for (const value of [0x00, 0xff]) {
        const changed = new Uint8Array(photo);
        changed[at] = value;
        expect(() => readJpeg(changed)).not.toThrow();
      }
  });
});

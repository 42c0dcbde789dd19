// A photo as a phone takes it: large, stored on its side, and with its position in EXIF.
import type { Page } from '@playwright/test';

const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const signs = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

/** TIFF with the orientation 6 (turn it to the right) and a latitude of 30° 8′ 21″ N (EXIF 2.32, 4.6). */
const tiff = [
  ...signs('MM'),
  ...u16(42),
  ...u32(8),
  ...u16(2),
  ...u16(0x0112),
  ...u16(3),
  ...u32(1),
  ...u16(6),
  0,
  0,
  ...u16(0x8825),
  ...u16(4),
  ...u32(1),
  ...u32(38),
  ...u32(0),
  ...u16(2),
  ...u16(1),
  ...u16(2),
  ...u32(2),
  ...signs('N\0\0\0'),
  ...u16(2),
  ...u16(5),
  ...u32(3),
  ...u32(68),
  ...u32(0),
  ...[30, 8, 21].flatMap((part) => [...u32(part), ...u32(1)]),
];

/** Returns a photo of 2400 × 1800 pixels that the page draws, as from a camera that was held upright. */
export async function takePhoto(
  page: Page,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 2400, height: 1800 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 2400, 1800);
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 600, 600);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, colour);
  const plain = Buffer.from(base64, 'base64');
  const exif = [...signs('Exif\0\0'), ...tiff];
  const segment = Buffer.from([0xff, 0xe1, ...u16(exif.length + 2), ...exif]);
  const buffer = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

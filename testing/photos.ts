/** A picture of 48 × 32 pixels in JPEG, made by ImageMagick, without metadata. */
const picture =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8yb' +
  'qmx5moq6T/wAALCAAgADABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAVEAEBAAAAAAAAAAAAAAAAAAAAE//aAAgBAQAAPwCWZMmTJk1U' +
  'yZMmTJq5kyZMmTVTJkyZMm//2Q==';

/** A photo of 48 × 32 pixels. Photos with the same `mark` are equal, others differ. */
export function aPhoto(mark = 0): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(picture);
  // Changes the quantisation table: darker or lighter, and still valid.
  bytes[30] = (bytes[30] ?? 0) + mark;
  return bytes;
}

/** The place in `photoWithPlace`: degrees north of a greenhouse in Chtouka. */
export const place = { degrees: 30, minutes: 8, seconds: 21 };

/**
 * The same picture as a phone writes it: rotated (EXIF's orientation 6), with its place in EXIF and in XMP, a comment, and a film after its
 * end.
 */
export function photoWithPlace(): Uint8Array<ArrayBuffer> {
  const bytes = aPhoto();
  return joined([
    bytes.subarray(0, 2),
    segment(0xe1, [...signs('Exif\0\0'), ...tiff()]),
    segment(0xe1, signs('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="30,8.35N"/>')),
    segment(0xfe, signs('GPS 30.139 N')),
    bytes.subarray(2),
    new Uint8Array(signs('ftypmp42 GPS 30.139 N')),
  ]);
}

/** TIFF in big-endian order: the orientation, and the place (EXIF 2.32, 4.6). */
function tiff(): number[] {
  const [byte, ascii, short, long, rational] = [1, 2, 3, 4, 5];
  const entry = (tag: number, type: number | undefined, count: number, value: number[]) => [
    ...u16(tag),
    ...u16(type ?? byte),
    ...u32(count),
    ...[...value, 0, 0, 0, 0].slice(0, 4),
  ];
  const gpsAt = 38;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  return [
    ...signs('MM'),
    ...u16(42),
    ...u32(8),
    ...u16(2),
    ...entry(0x0112, short, 1, u16(6)),
    ...entry(0x8825, long, 1, u32(gpsAt)),
    ...u32(0),
    ...u16(2),
    ...entry(0x0001, ascii, 2, signs('N\0')),
    ...entry(0x0002, rational, 3, u32(latitudeAt)),
    ...u32(0),
    ...Object.values(place).flatMap((part) => [...u32(part), ...u32(1)]),
  ];
}

const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const signs = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));
const segment = (marker: number, body: number[]) => new Uint8Array([0xff, marker, ...u16(body.length + 2), ...body]);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(signs(atob(base64)));
}

const joined = (parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

/** A whole JPEG photo, without what a camera or an app added to the picture. */
export interface Jpeg {
  bytes: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  width: number;
  height: number;
}

const soi = 0xd8;
const eoi = 0xd9;
const sos = 0xda;
/** Frame headers that browsers can draw: baseline, extended and progressive (ITU-T T.81, table B.1). */
const frames = [0xc0, 0xc1, 0xc2];
/** Frame headers that browsers cannot draw: lossless, hierarchical, arithmetic. */
const isOtherFrame = (marker: number) => marker >= 0xc3 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** The segments that a picture needs besides frame and scan: quantisation tables, Huffman tables and the restart interval. */
const tables = [0xdb, 0xc4, 0xdd];

/** Markers without a length: restarts, and one for private use (ITU-T T.81, B.1.1.3). */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Application segments that a picture needs to be drawn correctly, by their first letters: density, colour profile, colour transform. */
const needed: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
/**
 * Reads a JPEG to its end and keeps only what draws the picture. It leaves out EXIF with its place, XMP, comments, unknown segments, and
 * anything after the picture (phones append films). Null where it is no whole JPEG that browsers can draw. Source: ITU-T T.81, annex B.
 */
export function readJpeg(bytes: Uint8Array): Jpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== soi) return null;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasPicture = false;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === eoi) {
      parts.push(bytes.subarray(at, at + 2));
      return size && hasPicture ? { bytes: joined(parts), ...size } : null;
    } else if (isBare(marker)) at += 2;
    else {
      const end = at + 2 + read16(bytes, at + 2);
      if (end > bytes.length || end < at + 4) return null;
      const isFrame = frames.includes(marker);
      // A second frame could have another size than the one that is checked.
      if (isOtherFrame(marker) || (isFrame && size)) return null;
      if (isFrame) size = { height: read16(bytes, at + 5), width: read16(bytes, at + 7) };
      const until = marker === sos ? endOfScan(bytes, end) : end;
      if (marker === sos) hasPicture = true;
      if (marker === sos || isFrame || tables.includes(marker) || isNeeded(bytes, at, marker))
        parts.push(bytes.subarray(at, until));
      at = until;
    }
  }
  return null;
}

/** The position of the next marker after compressed data, in which 0xFF is followed by 0 or a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const found = bytes.indexOf(0xff, at);
    if (found === -1) return bytes.length;
    const next = bytes[found + 1] ?? 0;
    if (next !== 0 && !isBare(next)) return found;
    at = found + 2;
  }
  return bytes.length;
}

function isNeeded(bytes: Uint8Array, at: number, marker: number): boolean {
  const name = needed[marker];
  return name !== undefined && Array.from(name).every((sign, place) => bytes[at + 4 + place] === sign.charCodeAt(0));
}

const read16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

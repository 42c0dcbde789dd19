/** A file of an archive: its path, and its text. */
export interface ZipEntry {
  name: string;
  text: string;
}

/** 1980-01-01, the first day that a ZIP can store: the same rows give the same file. */
const date = 0x21;
const utf8Names = 0x0800;
const deflated = 8;

/**
 * An archive (PKWARE's APPNOTE 6.3.3, without ZIP64: up to 4 GB). Compressed by the browser itself: libraries do it in workers made
 * from text, which our content policy forbids, or on the main thread.
 */
export async function zipOf(entries: ZipEntry[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const path = new TextEncoder().encode(name);
    const plain = new TextEncoder().encode(text);
    const packed = await deflate(plain);
    const common: Field[] = [
      [2, 20],
      [2, utf8Names],
      [2, deflated],
      [2, 0],
      [2, date],
      [4, crc32(plain)],
      [4, packed.length],
      [4, plain.length],
      [2, path.length],
      [2, 0],
    ];
    const head = record([[4, 0x0403_4b50], ...common]);
    // In the directory the same, with the version that made it before, and after it comment, disk, attributes and place.
    directory.push(record([[4, 0x0201_4b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), path);
    parts.push(head, path, packed);
    offset += head.length + path.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = entries.length;
  const end = record([
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return new Blob([...parts, ...directory, end]);
}

type Field = [bytes: 2 | 4, value: number];

/** Little-endian numbers one after the other. */
function record(fields: Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

async function deflate(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb8_8320 : rest >>> 1;
  return rest;
});

/** The checksum that every entry of a ZIP carries. */
function crc32(bytes: Uint8Array): number {
  let rest = 0xffff_ffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] ?? 0);
  return (rest ^ 0xffff_ffff) >>> 0;
}

import encodeQR from 'qr';

/** The quiet zone that ISO/IEC 18004 asks for around a code, in modules. */
const quietZone = 4;

export interface QrPath {
  /** Modules of a side, quiet zone included. */
  size: number;
  /** The dark modules as a path of an SVG, row by row. */
  d: string;
}

/** A text as a QR code that is read with 15 % of it covered. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const runs = rows.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size: rows.length, d: runs.join('') };
}

/** Where dark modules of a row begin, and how many stand side by side. */
function darkRuns(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

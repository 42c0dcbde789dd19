import encodeQR from 'qr';

/** The width of the empty margin around a code, in modules (ISO/IEC 18004). */
const quietZone = 4;

export interface QrPath {
  /** The modules along one side, margin included. */
  size: number;
  /** The dark modules as the path of an SVG, row by row. */
  d: string;
}

/** A text as a QR code that can be read with 15 % of it covered. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const runs = rows.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size: rows.length, d: runs.join('') };
}

/** The start and length of each run of dark modules in a row. */
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

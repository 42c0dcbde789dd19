interface Sparkline {
  /** SVG path of the line in a box of 100 × 28; days without a value leave it open, and a day alone is a point. */
  line: string;
  /** SVG path of the newest value's point; null without a value. */
  last: string | null;
  /** The target band's place in the box; null without a band, or where it is out of sight. */
  shade: { top: number; height: number } | null;
}

const box = { width: 100, height: 28 };
/** Room for the line's thickness, in the box's unit. */
const margin = 3;

/** Draws values, one a day, and a band in one scale, which holds all values and the band's limits. */
export function sparkline(
  values: readonly (number | null)[],
  band: { low: number | null; high: number | null } | null,
  leastSpan: number,
): Sparkline {
  const known = values.filter((value) => value !== null);
  const limits = [band?.low, band?.high].filter((limit) => typeof limit === 'number');
  const all = [...known, ...limits];
  const middle = all.length === 0 ? 0 : (Math.min(...all) + Math.max(...all)) / 2;
  const half = Math.max(leastSpan, all.length === 0 ? 0 : Math.max(...all) - Math.min(...all)) / 2;
  const y = (value: number) => round(margin + ((middle + half - value) / (2 * half)) * (box.height - 2 * margin));
  const x = (day: number) => round((day / Math.max(1, values.length - 1)) * box.width);
  const line = values
    .flatMap((value, day) => {
      if (value === null) return [];
      const joins = day > 0 && values[day - 1] !== null;
      const single = !joins && (values[day + 1] ?? null) === null;
      return `${joins ? 'L' : 'M'}${x(day)} ${y(value)}${single ? 'h0' : ''}`;
    })
    .join('');
  const newest = values.findLastIndex((value) => value !== null);
  const top = typeof band?.high === 'number' ? y(band.high) : 0;
  const bottom = typeof band?.low === 'number' ? y(band.low) : box.height;
  return {
    line,
    last: newest < 0 ? null : `M${x(newest)} ${y(values[newest] ?? 0)}h0`,
    shade: limits.length === 0 ? null : { top, height: round(bottom - top) },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

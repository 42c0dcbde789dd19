/** A line of a list that is grouped by day: the day's heading, or one of its rows. */
export type Line<Item> = { kind: 'day'; date: string } | { kind: 'row'; row: Item };

/** Rows (the newest first) with a heading before the first row of each day. */
export function groupByDay<Item extends { date: string }>(rows: readonly Item[]): Line<Item>[] {
  const lines: Line<Item>[] = [];
  let day: string | undefined;
  for (const row of rows) {
    if (row.date !== day) {
      day = row.date;
      lines.push({ kind: 'day', date: day });
    }
    lines.push({ kind: 'row', row });
  }
  return lines;
}

/** A line of a list that is grouped by day: the day's heading, or one of its rows. */
export type Line<Row> = { kind: 'day'; date: string } | { kind: 'row'; row: Row };

/** Rows (the newest first) with a heading before the first row of each day. */
export function groupByDay<Row extends { date: string }>(rows: readonly Row[]): Line<Row>[] {
  const lines: Line<Row>[] = [];
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

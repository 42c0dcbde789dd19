import type { IntlShape } from '@seguia/shared/platform';
import { isoDay } from '../series/calendar.ts';
import { plainFigures } from '../series/figures/figures.ts';
import type { MeasureFormat } from '../series/use-measure-format.ts';
import type { Panel } from './panel.ts';

/** A day's values of some graphs as one sentence for a screen reader. */
export function formatPinnedDay(
  intl: IntlShape,
  measures: MeasureFormat,
  panels: readonly Pick<Panel, 'title' | 'quantity' | 'lines'>[],
  day: number,
): string {
  const date = intl.formatDate(new Date(`${isoDay(day)}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
  const values = panels.flatMap(({ title, quantity, lines }) =>
    lines.map((line) => {
      const { mean } = plainFigures(line.days, { from: day, to: day });
      const name = panels.length > 1 && line.label !== title ? `${title} ${line.label}` : line.label;
      const before = line.earlier ? plainFigures(line.earlier, { from: day, to: day }).mean : null;
      const earlier = before === null ? [] : [`${line.earlierName} ${measures.formatValue(quantity, before)}`];
      return [`${name} ${mean === null ? '–' : measures.formatValue(quantity, mean)}`, ...earlier].join(', ');
    }),
  );
  return intl.formatList([date, ...values], { type: 'unit' });
}

import { useIntl } from '@seguia/shared/platform';
import { isoDay } from '../../series/calendar.ts';
import { lineFigures } from '../../series/figures/figures.ts';
import { joinFacts, useMeasureFormat } from '../../series/use-measure-format.ts';
import type { PairPanel } from '../pair/pair-panel.ts';
import type { LinesPanel, Panel } from '../panel.ts';

/** Writes a day's values of some graphs as one sentence for a screen reader: first the day, then each graph once. */
export function useSpokenDay(): (panels: readonly Panel[], day: number) => string {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const ofLines = ({ title, quantity, lines }: LinesPanel, day: number): string[] =>
    lines.map((line, at) => {
      const { mean } = lineFigures(line.days, { from: day, to: day });
      const name = at === 0 && line.label !== title ? `${title} ${line.label}` : line.label;
      const before = line.earlier ? lineFigures(line.earlier, { from: day, to: day }).mean : null;
      const earlier = before === null ? [] : [`${line.earlierName} ${measures.formatValue(quantity, before)}`];
      return joinFacts(intl, [`${name} ${mean === null ? '–' : measures.formatValue(quantity, mean)}`, ...earlier]);
    });
  return (panels, day) => {
    const date = intl.formatDate(new Date(`${isoDay(day)}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
    const values = panels.flatMap((panel) => (panel.kind === 'lines' ? ofLines(panel, day) : ofPair(panel, day)));
    return intl.formatList([date, ...values], { type: 'unit' });
  };
}

/** The known values of a day. */
const ofPair = ({ bars, line, both }: PairPanel, day: number): string[] => [
  ...[bars, line].flatMap(({ name, points, withUnit }) => {
    const { mean } = lineFigures(points, { from: day, to: day });
    return mean === null ? [] : [`${name} ${withUnit(mean)}`];
  }),
  ...[both?.words(day) ?? null].filter((text) => text !== null),
];

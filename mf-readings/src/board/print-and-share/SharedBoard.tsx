import { quantityOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import { defineMessages, farmAtom, spoken, todayAtom, useFormat } from '@seguia/shared/platform';
import { SharedText, WeekPicture } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { useAdviceText, useSummaryText } from '../use-board-sentences.ts';
import { weekMeasures } from '@seguia/shared/domain/board/week-measures';
import type { TakenPlot } from './use-farm-week.ts';

const messages = defineMessages({
  others: {
    id: 'readings.share.others',
    defaultMessage: '{count, plural, one {et # autre parcelle} other {et # autres parcelles}}',
  },
});

/** The largest number of plots in one picture: nobody reads more on a phone. Plots that need attention come first. */
const picturedAtMost = 16;

/** The measure that a plot's line in the picture shows. */
const pictured = weekMeasures[0];

/** The farm's plots as a picture and a text, in the current language. */
export function SharedBoard({ plots }: { plots: readonly TakenPlot[] }) {
  const measures = useMeasureFormat();
  const format = useFormat();
  const adviceText = useAdviceText();
  const farm = useAtomValue(farmAtom)?.name ?? '';
  const today = format.date(useAtomValue(todayAtom), 'long');
  const { intl } = measures;
  const summary = useSummaryText(plots.map(({ plot }) => plot));
  const shown = plots.slice(0, picturedAtMost);
  const others = plots.length - shown.length;
  const more = others > 0 ? [intl.formatMessage(messages.others, { count: others })] : [];
  const sentenceOf = ({ plot, week }: TakenPlot) => (week ? spoken(adviceText(plot, week.advice)) : '');
  const urgent = shown.filter(({ plot: { now } }) => now.state === 'out' || now.state === 'unread');
  const text = [farm, today, summary, ...urgent.map((taken) => `${taken.plot.plot.name} – ${sentenceOf(taken)}`)].join(
    '\n',
  );
  return (
    <>
      <WeekPicture
        title={farm}
        facts={[today, ...(pictured ? [measures.label(pictured)] : []), ...more].join(' · ')}
        sentence={summary}
        dir={format.dir}
        lines={shown.map((taken) => {
          const newest = pictured && taken.plot.now.values[pictured];
          return {
            id: taken.plot.plot.id,
            name: taken.plot.plot.name,
            value: newest ? measures.formatWithUnit(pictured, newest.value) : '–',
            note: sentenceOf(taken),
            state: taken.plot.mark,
            days: (pictured && taken.week?.days.get(pictured)) ?? [],
            band: newest?.band ?? null,
            leastSpan: pictured ? rulesOf(quantityOf(pictured)).leastSpan : 1,
          };
        })}
      />
      <SharedText>{spoken(text)}</SharedText>
    </>
  );
}

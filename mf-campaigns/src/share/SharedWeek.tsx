import { bandState, cropsOn } from '@seguia/shared/domain/bands';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { quantityOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import {
  bandsAtom,
  defineMessages,
  type DeviceReading,
  farmAtom,
  type Plot,
  spoken,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { SharedText, WeekPicture } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { formatSpan } from '../series/format-span.ts';
import { isoDay } from '../series/calendar.ts';
import { formatLimits } from '../series/format-limits.ts';
import { usePlotSentence } from '../plot-names/use-plot-sentence.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import { type WeekFigure, weekFigures } from './week-figures.ts';

const messages = defineMessages({
  means: { id: 'campaigns.share.means', defaultMessage: 'Moyennes de sept jours (pH : médianes).' },
  none: { id: 'campaigns.share.none', defaultMessage: 'Aucun relevé en sept jours.' },
  target: { id: 'campaigns.share.target', defaultMessage: 'cible {limits}' },
  inTarget: { id: 'campaigns.share.inTarget', defaultMessage: '{share} dans la cible' },
  byVolume: { id: 'campaigns.export.byVolume', defaultMessage: 'moyenne par volume' },
});

interface SharedWeekProps {
  plot: Plot;
  readings: readonly DeviceReading[];
  days: PlotSeries;
  /** The seven days. */
  span: Span;
}

/** A plot's last seven days as a picture and a text, in the language around it. */
export function SharedWeek({ plot, readings, days: series, span }: SharedWeekProps) {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const bands = useAtomValue(bandsAtom) ?? [];
  const farm = useAtomValue(farmAtom)?.name ?? '';
  const figures = weekFigures({ plot, days: series, readings, bands, span });
  const days = formatSpan(intl.locale, isoDay(span.from), isoDay(span.to));
  const crops = formatCrops(cropsOn(plot.crops, isoDay(span.to)));
  const note = intl.formatMessage(figures.length > 0 ? messages.means : messages.none);
  const advised = usePlotSentence({ plot, readings, date: isoDay(span.to) });
  const valueOf = ({ measure, mean }: WeekFigure) => {
    const unit = measures.unit(quantityOf(measure));
    return `${measures.formatValue(quantityOf(measure), mean)}${unit ? `\u00A0${unit}` : ''}`;
  };
  const noteOf = ({ measure, isByVolume, band, inTarget }: WeekFigure) => {
    const limits = band && formatLimits(intl, measures, quantityOf(measure), band);
    return [
      ...(isByVolume ? [intl.formatMessage(messages.byVolume)] : []),
      ...(limits ? [intl.formatMessage(messages.target, { limits })] : []),
      ...(inTarget === null ? [] : [intl.formatMessage(messages.inTarget, { share: measures.formatShare(inTarget) })]),
    ].join(' · ');
  };
  const text = [
    plot.name,
    days,
    ...(advised ? [advised.text] : []),
    note,
    ...figures.map((figure) => {
      const more = noteOf(figure);
      return `${measures.name(figure.measure)} ${valueOf(figure)}${more && ` (${more})`}`;
    }),
    farm,
  ].join('\n');
  return (
    <>
      <WeekPicture
        title={plot.name}
        facts={[days, farm, crops].filter(Boolean).join(' · ')}
        sentence={advised ? `${advised.text} ${note}` : note}
        dir={format.dir}
        lines={figures.map((figure) => ({
          id: figure.measure,
          name: measures.name(figure.measure),
          value: valueOf(figure),
          note: noteOf(figure),
          state: bandState(figure.mean, figure.band),
          days: figure.days,
          band: figure.band,
          leastSpan: rulesOf(quantityOf(figure.measure)).leastSpan,
        }))}
      />
      <SharedText>{spoken(text)}</SharedText>
    </>
  );
}

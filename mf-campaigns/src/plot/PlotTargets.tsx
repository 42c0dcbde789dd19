import { type MeasuredField, measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { bandsAtom, isolate, type Plot, type TargetBand, useFormat, useIntl } from '@seguia/shared/platform';
import { isolated } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { bandStretches } from '../series/figures/band-areas.ts';
import { formatLimits } from '../series/format-limits.ts';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import styles from './PlotLog.module.css';

interface PlotTargetsProps {
  plot: Plot;
  span: Span;
}

/** The targets that the values of those days are compared with; where there are several, with the day that each begins. */
export function PlotTargets({ plot, span }: PlotTargetsProps) {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const bands = (useAtomValue(bandsAtom) ?? []).filter(
    (band) => band.plotId === plot.id && bandStretches(band, plot.crops, span).length > 0,
  );
  const written = (band: TargetBand, measure: MeasuredField) => {
    const quantity = quantityOf(measure);
    const limits = formatLimits(intl, measures, quantity, band[measure], measures.unit(quantity));
    return limits === null ? [] : `${measures.name(measure)} ${limits}`;
  };
  return bands
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((band) => {
      const targets = measuredFields.flatMap((measure) => written(band, measure)).join(' · ');
      return (
        <p key={band.id} className={styles.targets}>
          {isolated(
            bands.length > 1
              ? intl.formatMessage(
                  { id: 'campaigns.log.targetsFrom', defaultMessage: 'Cibles depuis le {date} : {targets}' },
                  { date: isolate(format.date(band.from)), targets },
                )
              : intl.formatMessage({ id: 'campaigns.log.targets', defaultMessage: 'Cibles : {targets}' }, { targets }),
          )}
        </p>
      );
    });
}

import { cropsOn } from '@seguia/shared/domain/bands';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { quantityOf } from '@seguia/shared/domain/readings/measures';
import { bandsAtom, farmAtom, type Plot, useIntl } from '@seguia/shared/platform';
import { Paper, ReadingLog } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { formatSpan } from '../series/format-span.ts';
import { isoDay } from '../series/calendar.ts';
import { measureHead, useMeasureFormat } from '../series/use-measure-format.ts';
import { DrainSentence } from './DrainSentence.tsx';
import type { Recent } from './use-recent.ts';
import { PlotTargets } from './PlotTargets.tsx';

/** A plot's last thirty days on paper, reading by reading, oldest first. */
export function PlotLog({ plot, recent }: { plot: Plot; recent: Recent }) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const bands = useAtomValue(bandsAtom) ?? [];
  const zone = useAtomValue(farmAtom)?.timeZone;
  const [from, to] = [isoDay(recent.span.from), isoDay(recent.span.to)];
  const crops = formatCrops(cropsOn(plot.crops, to));
  return (
    <Paper
      title={plot.name}
      facts={[crops, formatSpan(intl.locale, from, to), zone ?? ''].filter(Boolean)}
      lead={
        <>
          <DrainSentence plot={plot} recent={recent} />
          <PlotTargets plot={plot} span={recent.span} />
        </>
      }
    >
      <ReadingLog
        readings={(recent.readings ?? []).toReversed()}
        plots={[plot]}
        bands={bands}
        nameOf={(measure) => measureHead(measures, measure)}
        formatValue={(measure, value) => measures.formatValue(quantityOf(measure), value)}
      />
    </Paper>
  );
}

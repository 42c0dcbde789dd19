import { addDays, dayNumber } from '@seguia/shared/domain/farm-time';
import { bandsAtom, paths, todayAtom, useIntl, useReadings, visiblePlotsAtom } from '@seguia/shared/platform';
import { Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatSpan } from '../series/format-span.ts';
import { useBox } from '../graph/pointing/use-box.ts';
import { HeatFrame } from '../season/heat/HeatFrame.tsx';
import { judgedSeason } from '../season/judge/judged-season.ts';
import { looksOf } from '../season/map/map-cell.ts';
import { lookMessages } from '../season/map/map-messages.ts';
import { MeasureChoice } from '../season/map/MeasureChoice.tsx';
import { MonthTable } from '../season/map/MonthTable.tsx';
import { useMapContent } from '../season/map/use-map-content.tsx';
import { useMapMeasure } from '../season/map/use-map-measure.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { boardDays, daysOfPlots } from './days-of-plots.ts';

/** Enough readings for the map's days of 200 plots, at three rounds a day. */
const readingsOfMap = 10_000;

/**
 * The board's second view: the last fourteen days of its plots, coloured by where each day lies against that plot's own target. They are
 * this device's readings, so it needs no network.
 */
export function BoardMap() {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const today = useAtomValue(todayAtom);
  const plots = useAtomValue(visiblePlotsAtom);
  const bands = useAtomValue(bandsAtom);
  const [measure, onMeasure] = useMapMeasure();
  const [measureBox, { width }] = useBox();
  const { rows } = useReadings({ from: addDays(today, 1 - boardDays), limit: readingsOfMap });
  const span = useMemo(() => ({ from: dayNumber(today) - boardDays + 1, to: dayNumber(today) }), [today]);
  const judged = useMemo(
    () =>
      judgedSeason(
        daysOfPlots(
          (plots ?? []).map(({ id }) => id),
          rows ?? [],
          span,
        ),
        plots ?? [],
        bands ?? [],
      ),
    [rows, span, plots, bands],
  );
  const content = useMapContent({ plots: judged, span, measure, width, addressOf: paths.plotWeek });
  const looks = useMemo(() => looksOf(judged, measure), [judged, measure]);
  const title = intl.formatMessage({ id: 'campaigns.board.title', defaultMessage: 'Quatorze derniers jours' });
  if (!rows) return <Skeleton look="chart" count={1} />;
  return (
    <HeatFrame
      title={title}
      lead={<MeasureChoice value={measure} onChange={onMeasure} />}
      legend={looks.map((look) => ({ look, label: intl.formatMessage(lookMessages[look]) }))}
      table={<MonthTable plots={judged} measure={measure} span={span} addressOf={paths.plotWeek} />}
      picture={{
        title: `${title} · ${measures.name(measure)}`,
        subtitle: formatSpan(intl.locale, addDays(today, 1 - boardDays), today),
      }}
      measureBox={measureBox}
      width={width}
      content={content}
    />
  );
}

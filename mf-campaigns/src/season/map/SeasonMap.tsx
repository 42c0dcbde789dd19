import { type Campaign, paths, useIntl, useNavigate } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { formatSpan } from '../../campaign/facts/format-span.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { useBox } from '../../graph/pointing/use-box.ts';
import { tickText } from '../../graph/drawing/tick-text.ts';
import { isoDay } from '../../series/calendar.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { type HeatContent, HeatFrame } from '../heat/HeatFrame.tsx';
import type { HeatCell } from '../heat/heat-places.ts';
import type { Season } from './use-season.ts';
import { Verdict } from '../verdict/Verdict.tsx';
import { CellCard } from './CellCard.tsx';
import { looksOf, mapCell } from './map-cell.ts';
import { mapColumns } from './map-columns.ts';
import { lookMessages, mapMessages } from './map-messages.ts';
import { MeasureChoice } from './MeasureChoice.tsx';
import { mapTicks } from './map-ticks.ts';
import { MonthTable } from './MonthTable.tsx';
import { openedSpan } from './opened-span.ts';
import styles from './SeasonMap.module.css';
import { spokenCell, useCellText } from './use-cell-text.ts';

interface SeasonMapProps {
  campaign: Campaign;
  season: Season;
}

/** The share of the width that is left for cells where names are as wide as they may be. */
const namesShare = 0.7;

/** The verdict on a campaign, and its plots × days, coloured by where each value lies against that plot's own target of that day. */
export function SeasonMap(props: SeasonMapProps) {
  const { campaign, season } = props;
  const { plots, span, verdict, measure, onMeasure } = season;
  const intl = useIntl();
  const measures = useMeasureFormat();
  const [measureBox, { width }] = useBox();
  const content = useContent(props, width);
  const looks = useMemo(() => looksOf(plots, measure), [plots, measure]);
  return (
    <HeatFrame
      title={intl.formatMessage(mapMessages.title)}
      lead={
        <div className={styles.lead}>
          <Verdict {...verdict} />
          <MeasureChoice value={measure} onChange={onMeasure} />
        </div>
      }
      legend={looks.map((look) => ({ look, label: intl.formatMessage(lookMessages[look]) }))}
      table={<MonthTable campaign={campaign} plots={plots} measure={measure} span={span} />}
      picture={{
        title: `${campaign.name} · ${measures.name(measure)}`,
        subtitle: formatSpan(intl.locale, isoDay(span.from), isoDay(span.to)),
      }}
      measureBox={measureBox}
      width={width}
      content={width > 0 ? content : null}
    />
  );
}

/** The map's cells for a width in px. */
function useContent({ campaign, season: { plots, span, measure } }: SeasonMapProps, width: number): HeatContent {
  const intl = useIntl();
  const navigate = useNavigate();
  const plotName = usePlotName();
  const textOf = useCellText(measure);
  return useMemo(() => {
    const room = width * namesShare;
    const { stride, columns } = mapColumns(span, room);
    const at = ({ row, column }: HeatCell) => {
      const [plot, days] = [plots[row], columns[column]];
      return plot && days ? { plot, days } : null;
    };
    const textAt = (cell: HeatCell) => {
      const found = at(cell);
      return found && textOf(found.plot, found.days);
    };
    return {
      rows: plots.map(({ plotId }) => ({ id: plotId, name: plotName(plotId) })),
      columns: columns.length,
      ticks: mapTicks(span, room).map(({ x, unit }) => ({
        at: (x - span.from) / stride,
        text: tickText(intl, x, unit),
      })),
      lookOf: (cell) => {
        const found = at(cell);
        return found && mapCell(found.plot, measure, found.days).look;
      },
      spokenOf: (cell) => {
        const text = textAt(cell);
        return text ? spokenCell(text) : '';
      },
      renderCard: (cell) => {
        const text = textAt(cell);
        return text && <CellCard {...text} />;
      },
      onOpen: (cell) => {
        const found = at(cell);
        if (!found) return;
        const { from, to } = openedSpan(found.days, span);
        const days = new URLSearchParams({ from: isoDay(from), to: isoDay(to) });
        void navigate(`${paths.campaignPlot(campaign.id, found.plot.plotId)}?${days.toString()}`);
      },
      note: intl.formatMessage(mapMessages.note, { days: stride }),
    };
  }, [campaign, plots, span, measure, width, intl, navigate, plotName, textOf]);
}

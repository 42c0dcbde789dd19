import { type Campaign, paths, useIntl } from '@seguia/shared/platform';
import { useCallback, useMemo } from 'react';
import { formatSpan } from '../../series/format-span.ts';
import { useBox } from '../../graph/pointing/use-box.ts';
import { isoDay } from '../../series/calendar.ts';
import type { Span } from '../../series/series.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { HeatFrame } from '../heat/HeatFrame.tsx';
import type { Season } from './use-season.ts';
import { Verdict } from '../verdict/Verdict.tsx';
import { looksOf } from './map-cell.ts';
import { lookMessages, mapMessages } from './map-messages.ts';
import { MeasureChoice } from './MeasureChoice.tsx';
import { MonthTable } from './MonthTable.tsx';
import styles from './SeasonMap.module.css';
import { useMapContent } from './use-map-content.tsx';

interface SeasonMapProps {
  campaign: Campaign;
  season: Season;
}

/** The verdict on a campaign, and its plots × days, coloured by where each value lies against that plot's own target of that day. */
export function SeasonMap({ campaign, season }: SeasonMapProps) {
  const { plots, span, verdict, measure, onMeasure } = season;
  const intl = useIntl();
  const measures = useMeasureFormat();
  const [measureBox, { width }] = useBox();
  const addressOf = useCallback(
    (plotId: string, { from, to }: Span) => {
      const days = new URLSearchParams({ from: isoDay(from), to: isoDay(to) });
      return `${paths.campaignPlot(campaign.id, plotId)}?${days.toString()}`;
    },
    [campaign.id],
  );
  const content = useMapContent({ plots, span, measure, width, addressOf });
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
      table={
        <MonthTable
          plots={plots}
          measure={measure}
          span={span}
          addressOf={(plotId) => paths.campaignPlot(campaign.id, plotId)}
        />
      }
      picture={{
        title: `${campaign.name} · ${measures.name(measure)}`,
        subtitle: formatSpan(intl.locale, isoDay(span.from), isoDay(span.to)),
      }}
      measureBox={measureBox}
      width={width}
      content={content}
    />
  );
}

import type { Campaign } from '@seguia/shared/platform';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { useMemo } from 'react';
import { latestDay } from '../series/figures/ec-difference.ts';
import type { PlotSeries, Points, Span } from '../series/series.ts';
import { clamped } from '../series/axes/zoom.ts';
import { usePlotSeries } from '../series/use-plot-series.ts';
import type { SpanChoice } from './span-choice.ts';
import type { Recent } from './use-recent.ts';

interface LookOf {
  choice: SpanChoice;
  campaign: Campaign | undefined;
  plotId: string;
  recent: Recent;
}

/** The data that a plot's page draws. */
export interface Look {
  state: 'awaited' | 'failed' | 'empty' | 'drawn';
  days: PlotSeries;
  span: Span;
  /** Values of the same hour, by measure; undefined for spans in which single days cannot be distinguished. */
  dots: ReadonlyMap<string, Points> | undefined;
  /** Whether the campaign could not be fetched, and only its last days on this device are drawn. */
  isPart: boolean;
  retry: () => void;
}

/** The days of the chosen span: the last days from the device; a campaign's from the server, or as the device has seen them before. */
export function useLook({ choice, campaign, plotId, recent }: LookOf): Look {
  const whole = choice === 'campaign' && campaign !== undefined;
  const { series, error, reload } = usePlotSeries(whole ? campaign.id : undefined, plotId);
  return useMemo(() => {
    const found = series?.plots.find((plot) => plot.plotId === plotId);
    const retry = () => {
      recent.retry();
      if (whole) void reload().catch(() => undefined);
    };
    if (whole && !error && !series) return { ...nothing(recent), state: 'awaited', retry };
    if (whole && series && found)
      return { state: 'drawn', days: found, span: series.span, dots: undefined, isPart: false, retry };
    const span = spanOf(choice, campaign, recent.span);
    const hasAny = latestDay(linesOf(recent.days), span) !== null;
    return {
      state: hasAny ? 'drawn' : recent.isUnreachable ? 'failed' : recent.readings ? 'empty' : 'awaited',
      days: recent.days,
      span,
      dots: recent.sameHour ? new Map(Object.entries(recent.sameHour.dots)) : undefined,
      isPart: whole && error !== null,
      retry,
    };
  }, [choice, campaign, whole, plotId, series, error, reload, recent]);
}

const linesOf = ({ points }: PlotSeries) => Object.values(points).map((days) => ({ days }));

const nothing = ({ days, span }: Recent) => ({ days, span, dots: undefined, isPart: false });

function spanOf(choice: SpanChoice, campaign: Campaign | undefined, recent: Span): Span {
  if (choice === '7') return { from: recent.to - 6, to: recent.to };
  if (choice === '30' || !campaign) return recent;
  const days = { from: dayNumber(campaign.startDate), to: dayNumber(campaign.endDate) };
  return days.to < recent.from ? recent : clamped({ from: Math.max(days.from, recent.from), to: recent.to }, recent);
}

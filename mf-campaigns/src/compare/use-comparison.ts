import {
  type Alignment,
  type Dates,
  daysByDate,
  daysByPlanting,
  daysByStart,
  yearsBetween,
} from '@seguia/shared/domain/agronomy/last-season';
import { type Campaign, campaignsAtom, plotsAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isoDay } from '../series/calendar.ts';
import type { SeriesSet, Span } from '../series/series.ts';
import { useViewParams } from '../view/use-view-params.ts';
import { formatWhen } from './format-when.ts';
import { ofSameCrops } from './same-crops.ts';

/** An earlier season beside the one on the screen. */
export interface Comparison {
  /** How it is laid over, and how it could be. */
  alignment: Alignment;
  offered: Alignment[];
  /** By how many days a plot's earlier values are moved; null where that is not known. */
  daysOf: (plotId: string) => number | null;
  /** The earlier season as far as its plots had then what they have now. */
  ofSameCrops: (earlier: SeriesSet) => SeriesSet;
  /** What stands before its values, e.g. "a year ago". */
  when: string;
}

/** The season that the address compares with; null without one. By planting only where both plantings of one of these plots are known. */
export function useComparison(campaign: Campaign, whole: Span, plotIds: readonly string[]): Comparison | null {
  const intl = useIntl();
  const { compareWith, alignment: wanted } = useViewParams();
  const campaigns = useAtomValue(campaignsAtom);
  const plots = useAtomValue(plotsAtom);
  return useMemo(() => {
    const earlier = campaigns?.find(({ id }) => id === compareWith);
    if (!earlier) return null;
    const later: Dates = { startDate: campaign.startDate, endDate: isoDay(whole.to) };
    const plantings = new Map(plots?.map((plot) => [plot.id, daysByPlanting(plot.crops, earlier, later)]));
    const byDate = daysByDate(earlier, later);
    const offered: Alignment[] = [
      ...(byDate === null ? [] : ['date' as const]),
      ...(plotIds.some((id) => typeof plantings.get(id) === 'number') ? ['planting' as const] : []),
      'start',
    ];
    const alignment = offered.find((known) => known === wanted) ?? offered[0] ?? 'start';
    const daysOf = (plotId: string) => {
      if (alignment === 'planting') return plantings.get(plotId) ?? null;
      return alignment === 'date' ? byDate : daysByStart(earlier, later);
    };
    return {
      alignment,
      offered,
      daysOf,
      ofSameCrops: (series) => ofSameCrops(series, plots ?? [], { earlier, later: campaign, daysOf }),
      when: formatWhen(intl, alignment, yearsBetween(earlier, later)),
    };
  }, [intl, campaign, whole, plotIds, campaigns, plots, compareWith, wanted]);
}

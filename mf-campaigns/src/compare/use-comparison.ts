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
import { useViewParams } from '../campaign/choices/use-view-params.ts';
import { formatWhen } from './format-when.ts';
import { ofSameCrops } from './same-crops.ts';

/** An earlier season to compare with the one on the screen. */
export interface Comparison {
  /** How the seasons are aligned, and the alignments to choose from. */
  alignment: Alignment;
  offered: Alignment[];
  /** How many days later a plot's earlier values are drawn; null where that is not known. */
  daysOf: (plotId: string) => number | null;
  /** Leaves out of the earlier season the crops that its plots do not have now. */
  ofSameCrops: (earlier: SeriesSet) => SeriesSet;
  /** The words before its values: "a year ago". */
  when: string;
}

/**
 * The season that the address compares with; null where it names none. Alignment by planting is offered only where both plantings of one of
 * these plots are known.
 */
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

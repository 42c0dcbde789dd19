import { type Campaign, todayAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { clamped, cutToWhole } from '../../series/axes/zoom.ts';
import type { Span } from '../../series/series.ts';
import { useViewParams } from './use-view-params.ts';

/** The number of days that the page of a running campaign's plot opens with: this week, and the one before for comparison. */
const openingDays = 14;

interface ShownSpan {
  span: Span;
  /** The span that the page shows while the address names no days. */
  opening: Span;
}

/** The days that a plot's page shows: those in the address; otherwise the last fourteen of a running campaign; otherwise all. */
export function useShownSpan(campaign: Campaign, whole: Span): ShownSpan {
  const { span: requested } = useViewParams();
  const today = useAtomValue(todayAtom);
  const runs = campaign.startDate <= today && today <= campaign.endDate;
  return useMemo(() => {
    const opening = runs ? clamped({ from: whole.to - openingDays + 1, to: whole.to }, whole) : whole;
    return { span: cutToWhole(requested, whole, opening), opening };
  }, [runs, requested, whole]);
}

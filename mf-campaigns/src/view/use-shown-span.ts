import { type Campaign, todayAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { clamped, cutToWhole } from '../series/axes/zoom.ts';
import type { Span } from '../series/series.ts';
import { useViewParams } from './use-view-params.ts';

/** Days on which a running campaign's plot opens: this week, and the one before to compare it with. */
const openingDays = 14;

interface ShownSpan {
  span: Span;
  /** What the page opens on, and shows while the address names no days. */
  opening: Span;
}

/** The days of a plot's page that are on the screen: the requested ones; else, of a campaign that runs, the last fourteen; else all. */
export function useShownSpan(campaign: Campaign, whole: Span): ShownSpan {
  const { span: requested } = useViewParams();
  const today = useAtomValue(todayAtom);
  const runs = campaign.startDate <= today && today <= campaign.endDate;
  return useMemo(() => {
    const opening = runs ? clamped({ from: whole.to - openingDays + 1, to: whole.to }, whole) : whole;
    return { span: cutToWhole(requested, whole, opening), opening };
  }, [runs, requested, whole]);
}

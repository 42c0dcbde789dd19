import { bandsAtom, type Campaign, plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SeriesSet } from '../series/series.ts';
import { judgedSeason } from './judge/judged-season.ts';
import { SeasonMap } from './map/SeasonMap.tsx';
import { useSeasonVerdict } from './verdict/use-season-verdict.ts';
import { useVerdictText } from './verdict/use-verdict-text.ts';
import { Verdict } from './verdict/Verdict.tsx';

interface SeasonSightProps {
  campaign: Campaign;
  /** The days of the crop on the screen. */
  series: SeriesSet;
  /** Leaves out of an earlier campaign's series the plots and days of other crops. */
  ofCrop: (series: SeriesSet, of: Campaign) => SeriesSet;
}

/** The answer of a campaign's page: what is said of it, and its plots × days at a glance. */
export function SeasonSight({ campaign, series, ofCrop }: SeasonSightProps) {
  const farmPlots = useAtomValue(plotsAtom);
  const bands = useAtomValue(bandsAtom);
  const plots = useMemo(() => judgedSeason(series, farmPlots ?? [], bands ?? []), [series, farmPlots, bands]);
  const { span } = series;
  const verdict = useSeasonVerdict({ campaign, plots, span, ofCrop });
  const text = useVerdictText(campaign, verdict);
  return <SeasonMap campaign={campaign} plots={plots} span={span} verdict={<Verdict {...text} />} />;
}

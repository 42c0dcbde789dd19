import { type CampaignOfCrops, campaignCrops } from '@seguia/shared/domain/agronomy/campaign-crops';
import { bandOn, cropsOn } from '@seguia/shared/domain/bands';
import { plotNow } from '@seguia/shared/domain/board/plot-now';
import type { Plot, Reading, TargetBand } from '@seguia/shared/platform';

/** How many plots of a campaign are inside and outside of their target bands now. */
export interface PlotsOnTarget {
  /** The number of plots of which a value that counts as now has a target. */
  held: number;
  /** How many of them have a value outside of it. */
  outside: number;
}

/**
 * Judges the plots that are not closed as the board does (`plotNow`), by their readings of the campaign's dates and crops. `recent` has the
 * readings that `plotNow` needs.
 */
export function plotsOnTarget(
  campaign: CampaignOfCrops,
  plots: readonly Plot[],
  recent: ReadonlyMap<string, readonly Reading[]>,
  bands: readonly TargetBand[],
  today: string,
): PlotsOnTarget {
  const { startDate, endDate } = campaign;
  const about = new Set(campaignCrops(campaign, plots).map(({ id }) => id));
  const states = plots
    .filter(({ closed }) => !closed)
    .map((plot) => {
      const readings = recent
        .get(plot.id)
        ?.filter(
          ({ date }) =>
            date >= startDate && date <= endDate && cropsOn(plot.crops, date).some(({ cropId }) => about.has(cropId)),
        );
      const own = bands.filter(({ plotId }) => plotId === plot.id);
      return plotNow(readings ?? [], (date) => bandOn(own, plot, date), today).state;
    });
  const countOf = (wanted: string) => states.filter((state) => state === wanted).length;
  return { held: countOf('in') + countOf('out'), outside: countOf('out') };
}

import { bandFor, cropsOn } from '@seguia/shared/domain/bands';
import type { FirstSteps, Plot, TargetBand } from '@seguia/shared/platform';

/** The steps of a new farm, in their order. */
const stepNames = ['plots', 'crops', 'targets', 'people', 'season'] as const;
export type StepName = (typeof stepNames)[number];

export interface FarmState {
  /** The plots that are not closed. */
  plots: readonly Plot[];
  bands: readonly TargetBand[];
  /** Whether the farm has readings of earlier days, or a campaign. */
  hasPast: boolean;
  today: string;
}

/** How many of how many are done; a step without a number of its own has one. */
export interface Step {
  name: StepName;
  done: number;
  of: number;
}

export const isDone = ({ done, of }: Step) => of > 0 && done === of;

/** What grows today without a target band. */
export const withoutBand = ({ plots, bands, today }: Pick<FarmState, 'plots' | 'bands' | 'today'>) =>
  growingIn(plots, today).filter(({ plot, cropTypeId }) => !bandFor(bands, plot.id, cropTypeId, today));

const growingIn = (plots: readonly Plot[], today: string) =>
  plots.flatMap((plot) => cropsOn(plot.crops, today).map(({ cropTypeId }) => ({ plot, cropTypeId })));

/** The farm's first steps, as far as they are done. */
export function stepsOf(farm: FarmState, { invited }: Pick<FirstSteps, 'invited'>): Step[] {
  const { plots, today, hasPast } = farm;
  const growing = growingIn(plots, today).length;
  const counts: Record<StepName, [done: number, of: number]> = {
    plots: [plots.length > 0 ? 1 : 0, 1],
    crops: [plots.filter(({ crops }) => crops.length > 0).length, plots.length],
    targets: [growing - withoutBand(farm).length, growing],
    people: [invited ? 1 : 0, 1],
    season: [hasPast ? 1 : 0, 1],
  };
  return stepNames.map((name) => ({ name, done: counts[name][0], of: counts[name][1] }));
}

/** Whether a farm is new: it has no plots, or nothing was ever planted, or no value has a target. */
export const isNewFarm = ({ plots, bands }: FarmState) =>
  plots.every(({ crops }) => crops.length === 0) || bands.length === 0;

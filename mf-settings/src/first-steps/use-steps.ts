import {
  bandsAtom,
  campaignsAtom,
  canAtom,
  firstStepsAtom,
  newestReadingsAtom,
  paths,
  type Permission,
  plotsAtom,
  syncStatusAtom,
  todayAtom,
  useCapability,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { isDone, isNewFarm, type Step, type StepName, stepsOf, withoutBand } from './first-steps.ts';

export interface FirstStep extends Step {
  /** The address at which it is done. */
  to: string;
}

/** The right that a step needs. */
const rights: Record<StepName, Permission> = {
  plots: 'plots.update',
  crops: 'plots.update',
  targets: 'fertirrigation.update',
  people: 'users.create',
  season: 'fertirrigation.update',
};

/** The first steps that this person may take, and whether the farm is new; null until the device knows the farm. */
export function useSteps(): { steps: FirstStep[]; isNew: boolean } | null {
  const all = useAtomValue(plotsAtom);
  const bands = useAtomValue(bandsAtom);
  const newest = useAtomValue(newestReadingsAtom);
  const campaigns = useAtomValue(campaignsAtom);
  const today = useAtomValue(todayAtom);
  const can = useAtomValue(canAtom);
  const known = useAtomValue(firstStepsAtom);
  const { dataSince } = useAtomValue(syncStatusAtom);
  const hasSetUp = useCapability('set-up');
  const hasPeople = useCapability('people');
  if (!all || !bands || !newest || !campaigns || dataSince === null) return null;
  const plots = all.filter(({ closed }) => !closed);
  const hasPast = campaigns.length > 0 || [...newest.values()].some(({ date }) => date < today);
  const farm = { plots, bands, hasPast, today };
  const serverCan: Partial<Record<StepName, boolean | null>> = { plots: hasSetUp, crops: hasSetUp, people: hasPeople };
  const [first] = withoutBand(farm);
  const addresses: Record<StepName, string> = {
    plots: '/app/farm/plots?paste',
    crops: plots.length > 0 ? '/app/farm/plots?plant' : '/app/farm/plots?paste',
    targets: first ? `${paths.bands()}?plot=${encodeURIComponent(first.plot.id)}&all` : paths.bands(),
    people: '/app/farm/people?many',
    season: '/app/import',
  };
  const steps = stepsOf(farm, known)
    .filter(({ name }) => can(rights[name]) && serverCan[name] !== false)
    .map((step) => ({ ...step, to: addresses[step.name] }));
  return { steps, isNew: isNewFarm(farm) && !steps.every(isDone) };
}

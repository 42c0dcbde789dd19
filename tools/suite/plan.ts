// What a run of the suite consists of, and the arguments by which Vitest and Playwright run just that.
import { apps } from '../remotes.ts';
import { chromium } from '../test-world/browser.ts';
import { partNames, type PartName, partOf } from './parts.ts';

export interface Plan {
  /** Whether the checks, the limits of bytes and the tests of no part run. */
  core: boolean;
  parts: readonly PartName[];
}

export const everything: Plan = { core: true, parts: partNames };

const isOf = (plan: Plan, name: PartName) => plan.parts.includes(name);
const storiesOf = (names: readonly PartName[]) => names.flatMap((name) => partOf(name).stories ?? []);
const projectsOf = (names: readonly PartName[]) => names.flatMap((name) => partOf(name).projects ?? []);

/**
 * What Vitest runs: its arguments, and the environment that says whose stories run, and whether whole or short; null where it runs nothing.
 * The stories are one project: those of the core, those of remotes in their parts, and all of them, whole, in the part `looks`.
 */
export function vitestRun(plan: Plan): { args: string[]; env: Record<string, string> } | null {
  const left = partNames.filter((name) => !isOf(plan, name) && name !== 'looks');
  const ofLeft = storiesOf(left);
  const ofPlan = plan.core ? [...apps, 'shared'].filter((app) => !ofLeft.includes(app)) : storiesOf(plan.parts);
  const env: Record<string, string> = isOf(plan, 'looks')
    ? { STORIES_SHORT: '' }
    : { STORIES_SHORT: '1', STORIES: `@(${ofPlan.join('|')})` };
  const hasStories = chromium && (isOf(plan, 'looks') || ofPlan.length > 0);
  const ofParts = projectsOf(plan.parts.filter((name) => name !== 'looks'));
  const wanted = plan.core
    ? projectsOf(left).map((name) => `!${name}`)
    : [...ofParts, ...(hasStories ? projectsOf(['looks']) : [])];
  if (!plan.core && wanted.length === 0) return null;
  return { args: ['run', ...wanted.map((name) => `--project=${name}`)], env };
}

/** Playwright's arguments; null where no journey runs. */
export function playwrightRun(plan: Plan): string[] | null {
  const projects = [...(plan.core ? ['core'] : []), ...plan.parts.filter((name) => hasJourneys(name))];
  return projects.length === 0 ? null : projects.map((name) => `--project=${name}`);
}

/** Whether a part has journeys. */
export const hasJourneys = (name: PartName) => partOf(name).journeys !== undefined;

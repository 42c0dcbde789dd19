// What a run of the suite consists of, and the arguments by which Vitest and Playwright run just that.
import { chromium } from '../test-world/browser.ts';
import { partNames, type PartName, partOf } from './parts.ts';

export interface Plan {
  /** Whether the checks, the limits of bytes and the tests of no part run. */
  core: boolean;
  parts: readonly PartName[];
}

export const everything: Plan = { core: true, parts: partNames };

const isOf = (plan: Plan, name: PartName) => plan.parts.includes(name);
const projectsOf = (names: readonly PartName[]) => names.flatMap((name) => partOf(name).projects ?? []);

/** What Vitest runs: its arguments, and the environment by which the stories are whole or short; null where it runs nothing. */
export function vitestRun(plan: Plan): { args: string[]; env: Record<string, string> } | null {
  const env = { STORIES_SHORT: isOf(plan, 'looks') ? '' : '1' };
  // The stories are one project, short in the core and whole in the part `looks`.
  const left = partNames.filter((name) => !isOf(plan, name) && name !== 'looks');
  const parts = plan.parts.filter((name) => chromium || name !== 'looks');
  const wanted = plan.core ? projectsOf(left).map((name) => `!${name}`) : projectsOf(parts);
  if (!plan.core && wanted.length === 0) return null;
  return { args: ['run', ...wanted.map((name) => `--project=${name}`)], env };
}

/** Playwright's arguments; null where no journey runs. */
export function playwrightRun(plan: Plan): string[] | null {
  const projects = [...(plan.core ? ['core'] : []), ...plan.parts.filter((name) => hasJourneys(name))];
  return projects.length === 0 ? null : projects.map((name) => `--project=${name}`);
}

/** Whether a part has journeys. */
export function hasJourneys(name: PartName): boolean {
  const { journeys, tagged } = partOf(name);
  return tagged === true || journeys !== undefined;
}

// What stands in the way of a rollback of the shell (decision 212).
import type { Registry } from '../../shell/src/remotes/registry/registry.ts';
import { choice } from '../../shell/src/remotes/versions/choice.ts';
import type { BuiltShell } from './build.ts';

/** Why devices that had the shell `served` could not work with `goal`, each as a sentence about `goal`; none if they can. */
export function obstacles(served: BuiltShell, goal: BuiltShell, remotes: Registry): string[] {
  return [...closedDatabases(served, goal), ...lostRemotes(served, goal, remotes)];
}

/** The databases that `served` may have made on devices, and that `goal` does not open. */
function closedDatabases(served: BuiltShell, { databases }: BuiltShell): string[] {
  if (!databases)
    return [
      'It does not say which databases it opens, as shells from before decision 212 did not. On devices it may look empty, or not start.',
    ];
  return Object.entries(served.databases ?? {}).flatMap(([name, { makes }]) => {
    const { opens } = databases[name] ?? {};
    if (opens === undefined || makes <= opens) return [];
    return `It opens the database "${name}" of devices up to version ${opens}, and the served shell makes version ${makes}. Devices keep everything, and wait for a newer shell.`;
  });
}

/** The remotes that work with `served`, and that list no version for the doors of `goal`. */
function lostRemotes(served: BuiltShell, goal: BuiltShell, remotes: Registry): string[] {
  const works = (releases: Registry[string], { hostApi }: BuiltShell) => choice(releases, hostApi).length > 0;
  return Object.entries(remotes).flatMap(([app, releases]) => {
    const [first] = releases;
    if (!first || works(releases, goal) || !works(releases, served)) return [];
    return `It has the doors ${goal.hostApi || 'of an unknown version'}, and no version of ${app} is listed for them: ${first.version} needs ${first.hostApi}. "pnpm rollback ${app} <version>" lists one that fits.`;
  });
}

import { core } from '../bundle/federation.ts';
import type { Doors } from './today.ts';

/**
 * Why today's doors must not have their version, each as a sentence; empty if they may. `breaks` has the compiler's messages about what no
 * longer fits; null if everything does. `grown` names the unions and tables with new members.
 */
export function faultsOf(
  today: Doors,
  accepted: Doors,
  breaks: string | null,
  grown: readonly string[] = [],
): string[] {
  const [major, minor] = numbers(today.version);
  const [acceptedMajor, acceptedMinor] = numbers(accepted.version);
  const raise = (part: string) => `raise the ${part} version in shared/package.json, then run pnpm doors --accept`;
  if (major > acceptedMajor) return [];
  const gone = [
    ...missing(accepted.names, today.names),
    ...missing(accepted.types, today.types),
    ...Object.entries(accepted.addresses)
      .filter(([name, address]) => name in today.addresses && today.addresses[name] !== address)
      .map(([name, address]) => `the address ${address} of paths.${name}`),
  ];
  const come = [...missing(today.names, accepted.names), ...missing(today.types, accepted.types)];
  return [
    ...(gone.length > 0
      ? [`No longer at the doors: ${gone.join(', ')}. Deployed remotes use it: ${raise('major')}.`]
      : []),
    ...(breaks === null
      ? []
      : [`${breaks}\nA deployed remote can no longer use the doors as it did: ${raise('major')}.`]),
    ...[...new Set([...Object.keys(accepted.libraries), ...Object.keys(today.libraries)])].flatMap((name) => {
      const [version, was] = [today.libraries[name], accepted.libraries[name]];
      const part = raisedBy(version, was, name === core);
      if (part === null || (part === 'minor' && minor > acceptedMinor)) return [];
      return [
        `Remotes use ${name} of the shell, which was ${was ?? 'none'} and is ${version ?? 'none'}: ${raise(part)}.`,
      ];
    }),
    ...(grown.length > 0 && minor <= acceptedMinor
      ? [`With new members at the doors: ${grown.join(', ')}. If they are wanted, ${raise('minor')}.`]
      : []),
    ...(come.length > 0 && minor <= acceptedMinor
      ? [`New at the doors: ${come.join(', ')}. If it is wanted, ${raise('minor')}.`]
      : []),
  ];
}

const missing = (names: readonly string[], among: readonly string[]) => names.filter((name) => !among.includes(name));

/**
 * The part of the doors' version that another version of a library raises. Its patches change no name that a remote could use, but those of
 * federation's core do (`patches`).
 */
function raisedBy(version: string | undefined, was: string | undefined, patches: boolean): 'major' | 'minor' | null {
  if (version === undefined) return 'major';
  if (was === undefined) return 'minor';
  const [major, minor, patch] = numbers(version);
  const [majorBefore, minorBefore, patchBefore] = numbers(was);
  const later = minor - minorBefore || (patches ? patch - patchBefore : 0);
  if (major !== majorBefore || later < 0) return 'major';
  return later > 0 ? 'minor' : null;
}

function numbers(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

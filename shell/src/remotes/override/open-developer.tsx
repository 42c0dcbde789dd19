import type { ReactNode } from 'react';
import type { Registry } from '../registry/registry.ts';
import { DeveloperChips } from './DeveloperChips.tsx';
import { devtools, endDevtools } from './devtools.ts';
import { DevtoolsQuestion } from './DevtoolsQuestion.tsx';
import { endOverride, overridden, override, type Override } from './override.ts';
import { OverrideQuestion } from './OverrideQuestion.tsx';

/** What a developer has chosen in this tab. */
export interface Developer {
  /** Adds their remote, if any, to the registry, before the deployed versions. */
  into(registry: Registry): Promise<Registry>;
  /** Whether remotes are loaded by their manifests, as federation's devtools need it. */
  byManifest: boolean;
  /** Names all of it on every page, and can end it. */
  chips: ReactNode;
}

/** What this tab asks for, once the person has agreed; null where they refuse, or the deployment does not allow it. */
export async function openDeveloper(
  allowed: readonly string[],
  show: (question: ReactNode) => void,
): Promise<Developer | null> {
  const showQuestion = (draw: (answer: (yes: boolean) => void) => ReactNode) =>
    new Promise<boolean>((resolve) => show(draw(resolve)));
  const found = await override(allowed, (wanted: Override) =>
    showQuestion((answer) => <OverrideQuestion override={wanted} answer={answer} />),
  );
  const byManifest = await devtools(() => showQuestion((answer) => <DevtoolsQuestion answer={answer} />));
  if (!found && !byManifest) return null;
  return {
    into: (registry) => (found ? overridden(registry, found) : Promise.resolve(registry)),
    byManifest,
    chips: (
      <DeveloperChips override={found} onEndOverride={endOverride} devtools={byManifest} onEndDevtools={endDevtools} />
    ),
  };
}

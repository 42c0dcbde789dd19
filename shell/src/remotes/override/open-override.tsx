import type { ReactNode } from 'react';
import type { Registry } from '../registry/registry.ts';
import { endOverride, overridden, override, type Override } from './override.ts';
import { OverrideChip } from './OverrideChip.tsx';
import { OverrideQuestion } from './OverrideQuestion.tsx';

/** A developer's remote that runs in this tab. */
export interface OpenOverride {
  /** Adds it to the registry, before the deployed versions. */
  into(registry: Registry): Promise<Registry>;
  /** The chip that names it on every page and can end it. */
  chip: ReactNode;
}

/** The developer's remote that this tab names, once the person has agreed; null where the deployment does not allow it. */
export async function openOverride(
  allowed: readonly string[],
  show: (question: ReactNode) => void,
): Promise<OpenOverride | null> {
  const showQuestion = (wanted: Override) =>
    new Promise<boolean>((resolve) => show(<OverrideQuestion override={wanted} answer={resolve} />));
  const found = await override(allowed, showQuestion);
  if (!found) return null;
  return {
    into: (registry) => overridden(registry, found),
    chip: <OverrideChip override={found} onEnd={endOverride} />,
  };
}

import type { ReactNode } from 'react';
import type { Registry } from '../registry/registry.ts';
import type { CheckList } from '../registry/signed-only.ts';
import { DeveloperChips } from './DeveloperChips.tsx';
import { devtools, endDevtools } from './devtools.ts';
import { DevtoolsQuestion } from './DevtoolsQuestion.tsx';
import { endOverride, overridden, override, type Override } from './override.ts';
import { OverrideQuestion } from './OverrideQuestion.tsx';
import { endPreview, fetchPreview, preview, previewed } from './preview.ts';
import { PreviewQuestion } from './PreviewQuestion.tsx';
import { endWithout, leftOut, without } from './without.ts';

/** What a developer has chosen in this tab. */
export interface Developer {
  /** The registry with what they have chosen: a preview and their own remote before the deployed versions, and without what they left out. */
  into(registry: Registry): Promise<Registry>;
  /** Whether remotes are loaded by their manifests, as federation's devtools need it. */
  byManifest: boolean;
  /** Names all of it on every page, and can end it. */
  chips: ReactNode;
}

interface Deployment {
  /** The origins of developers' remotes besides this machine; null allows neither those nor federation's devtools. */
  allowed: readonly string[] | null;
  /** The registry's address. */
  registry: string;
  /** Leaves out of a list what its team has not signed. */
  check: CheckList | null;
}

/** What this tab asks for, once the person has agreed; null where they refuse, or the deployment does not allow it. */
export async function openDeveloper(
  { allowed, registry, check }: Deployment,
  show: (question: ReactNode) => void,
): Promise<Developer | null> {
  const showQuestion = (draw: (answer: (yes: boolean) => void) => ReactNode) =>
    new Promise<boolean>((resolve) => show(draw(resolve)));
  const found =
    allowed &&
    (await override(allowed, (wanted: Override) =>
      showQuestion((answer) => <OverrideQuestion override={wanted} answer={answer} />),
    ));
  const byManifest =
    allowed !== null && (await devtools(() => showQuestion((answer) => <DevtoolsQuestion answer={answer} />)));
  const name = await preview((wanted) => showQuestion((answer) => <PreviewQuestion name={wanted} answer={answer} />));
  const shown = name === null ? null : await fetchPreview(name, registry, check);
  const left = leftOut();
  if (!found && !byManifest && name === null && left.length === 0) return null;
  return {
    async into(deployed) {
      const withPreview = shown ? previewed(deployed, shown) : deployed;
      return without(found ? await overridden(withPreview, found) : withPreview, left);
    },
    byManifest,
    chips: (
      <DeveloperChips
        override={found}
        onEndOverride={endOverride}
        devtools={byManifest}
        onEndDevtools={endDevtools}
        without={left}
        onEndWithout={endWithout}
        preview={name === null ? null : { name, isGone: shown === null }}
        onEndPreview={endPreview}
      />
    ),
  };
}

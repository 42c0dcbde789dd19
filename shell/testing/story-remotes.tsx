/// <reference types="vite/types/importMeta.d.ts" />
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { RemotesContext } from '../src/remotes/context.ts';
import type { LoadFeature } from '../src/remotes/load.ts';
import { publish, type RemoteDeclaration } from '../src/remotes/registry/declaration.ts';
import type { Release } from '../src/remotes/registry/registry.ts';
import { Remotes } from '../src/remotes/remotes.ts';

const declarations = import.meta.glob<RemoteDeclaration>('../../mf-*/package.json', { eager: true, import: 'seguia' });
/** The version of the remotes and of the doors in stories. It is fixed, so that kept pictures do not change with a release. */
export const version = '1.9.0';
const never: LoadFeature = () => new Promise(() => undefined);
const outcomes = { failed: () => undefined, runs: () => undefined };

/**
 * All remotes in the sources as if they were deployed, with their texts in the story's language. Without `loadFeature` none of their code
 * loads.
 */
export function StoryRemotes({ children, loadFeature = never }: { children: ReactNode; loadFeature?: LoadFeature }) {
  const { formatMessage: textOf } = useIntl();
  Object.assign(globalThis, { __HOST_API__: version });
  const [remotes] = useState(() => {
    const released = Object.entries(declarations).map(([file, declared]): [string, Release[]] => {
      const name = file.split('/').at(-2)!;
      const words = publish(declared, `^${version}`, (id) => ({ story: textOf({ id }) }));
      return [name, [{ version, base: `/r/${name}/`, entry: '', files: {}, ...words }]];
    });
    return new Remotes(Object.fromEntries(released), 'story', loadFeature, outcomes);
  });
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

export const withRemotes: Decorator = (Story) => (
  <StoryRemotes>
    <Story />
  </StoryRemotes>
);

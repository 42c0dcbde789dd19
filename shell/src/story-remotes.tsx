/// <reference types="vite/types/importMeta.d.ts" />
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { version } from '../../shared/package.json' with { type: 'json' };
import { RemotesContext } from './remotes/context.ts';
import { publish, type RemoteDeclaration } from './remotes/registry/declaration.ts';
import type { Release } from './remotes/registry/registry.ts';
import { KnownRemotes } from './remotes/known-remotes.ts';

const declarations = import.meta.glob<RemoteDeclaration>('../../mf-*/package.json', { eager: true, import: 'seguia' });

/** All remotes of the sources as if they were deployed, with their words in the story's language. */
export function StoryRemotes({ children }: { children: ReactNode }) {
  const { formatMessage: textOf } = useIntl();
  Object.assign(globalThis, { __HOST_API__: version });
  const released = Object.entries(declarations).map(([file, declared]): [string, Release[]] => {
    const name = file.split('/').at(-2)!;
    const words = publish(declared, `^${version}`, (id) => ({ story: textOf({ id }) }));
    return [name, [{ version, base: `/r/${name}/`, entry: '', files: {}, ...words }]];
  });
  return <RemotesContext value={new KnownRemotes(Object.fromEntries(released), 'story')}>{children}</RemotesContext>;
}

export const withRemotes: Decorator = (Story) => (
  <StoryRemotes>
    <Story />
  </StoryRemotes>
);

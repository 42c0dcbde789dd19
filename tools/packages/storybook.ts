// How Vite draws the stories of a review room, here and in a repository of its own.
import { mergeConfig, type UserConfig } from 'vite';
import { stillSprings } from '../bundle/aliases.ts';

interface Room {
  /** Libraries that have state, of which the packages beside each other share one copy. */
  single: string[];
  /** Packages of sources, which Vite does not prepare. */
  exclude: string[];
  /** The files whose libraries are found before the first story runs; by default the stories. */
  entries?: string[];
}

/** Storybook's configuration of Vite for a review room: graphs have no springs. */
export function drawnBy(config: UserConfig, { single, exclude, entries }: Room): UserConfig {
  const drawn: UserConfig = mergeConfig(config, {
    resolve: { alias: stillSprings, dedupe: single },
    build: { chunkSizeWarningLimit: 2000, rolldownOptions: { onLog: quiet } },
    optimizeDeps: { exclude },
  } satisfies UserConfig);
  return entries ? { ...drawn, optimizeDeps: { ...drawn.optimizeDeps, entries } } : drawn;
}

/** Leaves out that libraries say "use client", which means nothing to a page without a server. */
const quiet: NonNullable<NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['onLog']> = (
  level,
  log,
  handle,
) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

import * as start from '@seguia/shared/start';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Modules that load with the page, or with the first remote that needs them. */
type Provided = Record<string, unknown>;
type Later = Record<string, () => Promise<unknown>>;

const here: Provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  '@seguia/shared/start': start,
};

/** Loads the kit's heavy parts (door 3). The shell loads them after the first page, so that the form that needs them opens at once. */
export const loadPickers = () => import(/* webpackChunkName: "pickers" */ '@seguia/shared/ui-dates');

const later: Later = {
  '@seguia/shared/platform': () => import(/* webpackChunkName: "app" */ '@seguia/shared/platform'),
  '@seguia/shared/ui': () => import(/* webpackChunkName: "app" */ '@seguia/shared/ui'),
  '@seguia/shared/ui-dates': loadPickers,
};

/** One copy of a module, as federation's `shared` option takes it. */
interface SharedModule {
  version: string;
  scope: string[];
  useIn: string[];
  shareConfig: { singleton: true; requiredVersion: false; eager: boolean };
  get: () => (() => unknown) | Promise<() => unknown>;
}

/** The modules that the shell gives to every remote, by name: one copy of each library and door. */
export function sharedModules(): Record<string, SharedModule> {
  const shared = (name: string, eager: boolean, get: SharedModule['get']): [string, SharedModule] => {
    const shareConfig = { singleton: true, requiredVersion: false, eager } as const;
    const version = __SHARED_VERSIONS__[name] ?? '0.0.0';
    // With the last user that is known to it, the runtime takes a module away: a version of a remote that gives way to another must leave it.
    return [name, { version, scope: ['default'], useIn: ['shell'], shareConfig, get }];
  };
  return Object.fromEntries([
    ...Object.entries(here).map(([name, module]) => shared(name, true, () => () => module)),
    ...Object.entries(later).map(([name, load]) => shared(name, false, () => load().then((module) => () => module))),
  ]);
}

import * as start from '@seguia/shared/start';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

type Factory = () => unknown;

/** A module that a container may take; `get` gives a function that returns the module. */
interface SharedModule {
  get: () => Factory | Promise<Factory>;
  from: string;
  eager: boolean;
  loaded: 1;
}

/** Modules by name and version, as containers expect them. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

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

/** The modules that the shell gives to every remote: one copy of each library and door. */
export function createShareScope(): ShareScope {
  const scope: ShareScope = {};
  const add = (name: string, get: SharedModule['get'], eager: boolean) => {
    scope[name] = { [__SHARED_VERSIONS__[name] ?? '0.0.0']: { get, from: 'shell', eager, loaded: 1 } };
  };
  for (const [name, module] of Object.entries(here)) add(name, () => () => module, true);
  for (const [name, load] of Object.entries(later)) {
    add(name, () => load().then((module) => () => module), false);
  }
  return scope;
}

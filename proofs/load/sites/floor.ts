// The other yardstick: the same with the login form as a remote of Module Federation, which a list names with its hash.
import { createInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactIntl from 'react-intl';
import * as reactRouter from 'react-router';
import { drawPage } from './page.tsx';

/** The page asks for the list before this script has come. */
declare const list: Promise<Response>;

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  'react-intl': reactIntl,
  'react-router': reactRouter,
};
const shareConfig = { singleton: true, requiredVersion: false, eager: true } as const;
const shared = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [
    name,
    { version: '1.0.0', scope: ['default'], shareConfig, get: () => () => module },
  ]),
);

async function loadLogin() {
  const { entry } = (await (await list).json()) as { entry: [address: string, integrity: string] };
  const [address, integrity] = entry;
  const runtime = createInstance({
    name: 'floor',
    remotes: [{ name: 'login', entryGlobalName: 'login', entry: new URL(address, location.href).href, type: 'global' }],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'hash',
        createScript: ({ url }) => ({
          script: Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' }),
        }),
      },
    ],
  });
  const loaded = await runtime.loadRemote<{ default: react.ComponentType }>('login/Login');
  return { Component: loaded!.default };
}

// The remote takes this core from the page, as the app's remotes do.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
drawPage({ lazy: loadLogin });

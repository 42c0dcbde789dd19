import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  consumedModules,
  core,
  coreVersion,
  federationRuntime,
  sharedLibraries,
  sharedVersions,
} from './federation.ts';

test('federation’s sharing has no range: hostApi alone says which shell a remote works with', () => {
  for (const shared of Object.values(consumedModules())) {
    expect(shared).toMatchObject({ singleton: true, requiredVersion: false });
    expect(shared).not.toHaveProperty('strictVersion');
  }
});

test('the shell provides every copy, and a remote has none of its own', () => {
  for (const shared of Object.values(consumedModules())) expect(shared).toMatchObject({ import: false });
  expect(Object.keys(sharedVersions())).toEqual(Object.keys(consumedModules()));
  for (const version of Object.values(sharedVersions())) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('the shell gives remotes the core that they are built for', () => {
  const shell = createRequire(path.resolve(import.meta.dirname, '../../shell/package.json'));
  const runtime = createRequire(shell.resolve('@module-federation/runtime'));
  const given = runtime.resolve('@module-federation/runtime-core');
  expect(federationRuntime()[`${core}$`]).toBe(path.join(path.dirname(given), 'index.js'));
  expect(sharedLibraries()[core]).toBe(coreVersion());
});

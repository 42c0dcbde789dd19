import { expect, test } from 'vitest';
import { consumedModules, sharedVersions } from './federation.ts';

test('no range stands in federation’s sharing: hostApi alone says which shell a remote works with', () => {
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

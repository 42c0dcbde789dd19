import { expect, test } from 'vitest';
import { consumedModules, providedModules } from './federation.ts';

const [provided, consumed] = [Object.values(providedModules()), Object.values(consumedModules())];

test('no range stands in federation’s sharing: hostApi alone says which shell a remote works with', () => {
  for (const shared of [...provided, ...consumed]) {
    expect(shared).toMatchObject({ singleton: true, requiredVersion: false });
    expect(shared).not.toHaveProperty('strictVersion');
  }
});

test('the shell provides every copy, and a remote has none of its own', () => {
  for (const shared of consumed) expect(shared).toMatchObject({ import: false });
  for (const shared of provided) expect(shared).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  expect(Object.keys(providedModules())).toEqual(Object.keys(consumedModules()));
});

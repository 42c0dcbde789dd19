import { expect, test } from 'vitest';
import { sharedModules } from './federation.ts';

const options = (shell: boolean) => Object.values(sharedModules(shell));

test('no range stands in federation’s sharing: hostApi alone says which shell a remote works with', () => {
  for (const shared of [...options(true), ...options(false)]) {
    expect(shared).toMatchObject({ singleton: true, requiredVersion: false });
    expect(shared).not.toHaveProperty('strictVersion');
  }
});

test('the shell provides every copy, and a remote has none of its own', () => {
  for (const shared of options(false)) expect(shared).toMatchObject({ import: false });
  for (const shared of options(true))
    expect(shared).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});

import { expect, test } from 'vitest';
import root from '../../package.json';
import { appVersion } from './app-version.ts';

test('the app names the released version', () => {
  expect(appVersion.version).toBe(root.version);
});

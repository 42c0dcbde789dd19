import { expect, test } from 'vitest';
import root from '../../package.json';
import { appVersion } from './app-version.ts';

test('the app says the version that is released', () => {
  expect(appVersion.version).toBe(root.version);
});

import { expect, test } from 'vitest';
import { build } from '../build.ts';
import { check } from '../check.ts';

test('a mistyped check or app fails, and is named with those that exist', async () => {
  await expect(check(['format', 'lints'])).rejects.toThrow(/There is no check "lints": format, lint,/);
  await expect(build(['mf-reading'])).rejects.toThrow(/There is no app "mf-reading": shell, mf-auth,/);
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newRemote } from './remote.ts';
import { newScreen } from './screen.ts';

test.each([
  ['/app/about', 'shell serves /app/about already'],
  ['/app/campaign/:campaign', 'mf-campaigns serves /app/campaign/:id already'],
])('refuses a screen at %s, which another remote serves', (route, why) => {
  expect(() => newScreen('mf-readings', route)).toThrow(why);
});

test.each(['about', 'campaign'])(
  'refuses a remote whose screen would be at /app/%s before it writes anything',
  (name) => {
    expect(() => newRemote(name)).toThrow('already');
    expect(existsSync(path.join(import.meta.dirname, `../../mf-${name}`))).toBe(false);
  },
);

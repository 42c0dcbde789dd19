import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newRemote } from './remote.ts';
import { newScreen } from './screen.ts';

test.each([
  ['/app/about', 'shell serves /app/about already'],
  ['/app/campaign/:campaign', 'mf-campaigns serves /app/campaign/:id already'],
])('a screen at %s, which another serves, is refused', (route, why) => {
  expect(() => newScreen('mf-readings', route)).toThrow(why);
});

test.each(['about', 'campaign'])(
  'a remote whose screen would be at /app/%s is refused before anything is written',
  (name) => {
    expect(() => newRemote(name)).toThrow('already');
    expect(existsSync(path.join(import.meta.dirname, `../../mf-${name}`))).toBe(false);
  },
);

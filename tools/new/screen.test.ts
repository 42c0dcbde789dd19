import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newCard } from './card.ts';
import { newForm } from './form.ts';
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

test.each([
  ['mf-auth', 'soil', 'no farm'],
  ['mf-settings', 'Soil', 'small letters'],
  ['mf-settings', 'about', 'shell serves /app/about already'],
  ['mf-weather', 'soil', 'Which remote'],
])('a form of %s with the name %s is refused before anything is written', (app, name, why) => {
  expect(() => newForm(app, name)).toThrow(why);
});

test.each([
  ['mf-settings', 'roof', 'soil', 'none of start, today, board, water, plot'],
  ['mf-campaigns', 'today', 'soil', 'mf-campaigns has a card for today'],
  ['mf-settings', 'today', 'Soil', 'small letters'],
  ['mf-settings', 'today', 'plots', 'mf-settings/src/plots is there already'],
  ['mf-weather', 'today', 'soil', 'Which remote'],
])('a card of %s for %s with the name %s is refused before anything is written', (app, slot, name, why) => {
  expect(() => newCard(app, slot, name)).toThrow(why);
});

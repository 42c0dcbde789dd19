import { expect, test } from 'vitest';
import { placeOfLink } from './place-of-link.ts';

const host = 'app.farm.example';

test.each([
  ['seguia://open/app/history', '/app/history'],
  ['seguia://open', '/'],
  ['seguia://open/en/app/plot/5b1c?week=3', '/app/plot/5b1c?week=3'],
  [
    'https://app.farm.example/join?server=https%3A%2F%2Fapi.farm.example#abc',
    '/join?server=https%3A%2F%2Fapi.farm.example#abc',
  ],
  ['https://app.farm.example/ar-ma/password-forgot', '/password-forgot'],
  ['https://app.farm.example:443/app', '/app'],
])('follows %s', (link, place) => {
  expect(placeOfLink(link, host)).toBe(place);
});

test.each([
  ['nothing', ''],
  ['no address', '/app'],
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///data/data/app.seguia/databases'],
  ['another host of the scheme', 'seguia://evil/app'],
  ['no host of the scheme', 'seguia:///app'],
  ['an opaque path', 'seguia:app'],
  ['an address without a scheme', '//evil.example/app'],
  ['another origin behind the host', 'seguia://open//evil.example'],
  ['a backslash', 'https://app.farm.example/\\evil.example'],
  ['another site', 'https://evil.example/app'],
  ['a site that begins alike', 'https://app.farm.example.evil.example/app'],
  ['a name before the site', 'https://app.farm.example@evil.example/app'],
  ['a name and a password', 'https://a:b@app.farm.example/app'],
  ['another port', 'https://app.farm.example:8443/app'],
  ['plain http', 'http://app.farm.example/app'],
  ['the bundle’s own origin', 'https://localhost/app'],
  ['a file of the app', 'https://app.farm.example/remotes.json'],
  ['a way up', 'seguia://open/app/%2e%2e/remotes.json'],
  ['a page that begins alike', 'seguia://open/apparently'],
  ['a developer’s remote', 'https://app.farm.example/app?remote=mf-readings@https://evil.example/'],
  ['a line break', 'seguia://open/app\n/x'],
  ['an address that is too long', `seguia://open/app?${'a'.repeat(2000)}`],
])('does not follow %s', (_, link) => {
  expect(placeOfLink(link, host)).toBeNull();
});

test('an app whose deployment names no site follows its own scheme only', () => {
  expect(placeOfLink('https://app.farm.example/app', '')).toBeNull();
  expect(placeOfLink('seguia://open/app', '')).toBe('/app');
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { invitationAddress, webOrigin } from './invitation-address.ts';

test.each([
  ['fr', 'https://farm.example/join?server=https%3A%2F%2Fapi.farm.example#T'],
  ['ar-MA', 'https://farm.example/ar-ma/join?server=https%3A%2F%2Fapi.farm.example#T'],
  ['en', 'https://farm.example/en/join?server=https%3A%2F%2Fapi.farm.example#T'],
])('a link opens the app in %s', (language, link) => {
  expect(invitationAddress('https://farm.example', 'https://api.farm.example', language, 'T')).toBe(link);
});

test('a link from the native app points to the site that opens it, as nobody else has the origin of its page', () => {
  expect(webOrigin()).toBe(window.location.origin);
  document.head.innerHTML = '<meta name="seguia-link-host" content="app.farm.example">';
  expect(webOrigin()).toBe('https://app.farm.example');
});

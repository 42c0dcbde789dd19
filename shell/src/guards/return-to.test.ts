import { writeStored } from '@seguia/shared/session/storage/storage';
import { beforeEach, expect, test } from 'vitest';
import { rememberDeepLink, rememberOwnPage, takeDeepLink } from './return-to.ts';

beforeEach(() => sessionStorage.clear());

test('a deep link comes back whole, and once', () => {
  rememberDeepLink('/app/history', '?plot=1#readings');
  sessionStorage.setItem('other', 'x');
  expect([takeDeepLink(), takeDeepLink()]).toEqual(['/app/history?plot=1#readings', null]);
});

test('a page that everybody comes to is not remembered, and leaves what is', () => {
  rememberDeepLink('/login', '');
  expect(takeDeepLink()).toBeNull();
  rememberDeepLink('/app/one/42', '');
  rememberDeepLink('/farmers', '');
  expect(takeDeepLink()).toBe('/app/one/42');
});

test('a path that would be read as the address of another site is not remembered', () => {
  rememberDeepLink('//elsewhere.example/en/login', '');
  expect(takeDeepLink()).toBeNull();
});

test('the page of a session that has ended is for its own person to come back to', () => {
  writeStored('seguia.last-email', 'amina@oasis.example');
  rememberOwnPage('/app/one/42', '');
  expect(takeDeepLink()).toBe('/app/one/42');
  rememberOwnPage('/app/one/42', '');
  writeStored('seguia.last-email', 'omar@oasis.example');
  expect(takeDeepLink()).toBeNull();
});

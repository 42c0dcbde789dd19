import { writeStored } from '@seguia/shared/session/storage/storage';
import { beforeEach, expect, test } from 'vitest';
import { rememberDeepLink, rememberOwnPage, takeDeepLink } from './return-to.ts';

beforeEach(() => sessionStorage.clear());

// Specification 2: a deep link comes back after the login, once
test('returns a deep link whole, and once', () => {
  rememberDeepLink('/app/history', '?plot=1#readings');
  sessionStorage.setItem('other', 'x');
  expect([takeDeepLink(), takeDeepLink()]).toEqual(['/app/history?plot=1#readings', null]);
});

test('a page for everybody is not remembered, and keeps the remembered one', () => {
  rememberDeepLink('/login', '');
  expect(takeDeepLink()).toBeNull();
  rememberDeepLink('/app/one/42', '');
  rememberDeepLink('/farmers', '');
  expect(takeDeepLink()).toBe('/app/one/42');
});

test('does not remember a path that would be read as the address of another site', () => {
  rememberDeepLink('//elsewhere.example/en/login', '');
  expect(takeDeepLink()).toBeNull();
});

test('only the same person returns to the page of an ended session', () => {
  writeStored('seguia.last-email', 'amina@oasis.example');
  rememberOwnPage('/app/one/42', '');
  expect(takeDeepLink()).toBe('/app/one/42');
  rememberOwnPage('/app/one/42', '');
  writeStored('seguia.last-email', 'omar@oasis.example');
  expect(takeDeepLink()).toBeNull();
});

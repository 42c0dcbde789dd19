import { expect, test } from 'vitest';
import { isKnownServer } from './known-server.ts';

const deployment = { domainSuffix: '.seguia.example', dataServers: ['https://data.coop.example/'] };
const page = new URL('https://app.seguia.example/');

test.each([
  ['below the deployment’s domain', 'https://api.oasis.seguia.example'],
  ['in the deployment’s list', 'https://data.coop.example'],
])('a server %s belongs to the deployment', (_where, address) => {
  expect(isKnownServer(address, deployment, page)).toBe(true);
});

test.each([
  ['elsewhere', 'https://api.attacker.example'],
  ['whose name only looks like the domain', 'https://api.oasisseguia.example'],
  ['whose name begins with the domain', 'https://api.oasis.seguia.example.attacker.example'],
  ['below the domain without protection', 'http://api.oasis.seguia.example'],
  ['at another port of a listed one', 'https://data.coop.example:8443'],
  ['on this machine, for a page from elsewhere', 'http://localhost:4000'],
])('a server %s does not belong to the deployment', (_where, address) => {
  expect(isKnownServer(address, deployment, page)).toBe(false);
});

test('a server on this machine is known to a page of this machine', () => {
  expect(isKnownServer('http://127.0.0.1:4000', deployment, new URL('http://localhost:4173/'))).toBe(true);
});

import { expect, test } from 'vitest';
import { serverLink } from './server-link.ts';

test('a link fills in the address of the data server', () => {
  expect(serverLink('http://localhost:3000', 'http://localhost:4000').address).toBe(
    'http://localhost:3000/server?address=http%3A%2F%2Flocalhost%3A4000',
  );
});

test('an address that ends with a slash, as a browser copies it, gives the same link', () => {
  const { address } = serverLink('https://try.farm.example/', 'https://api.farm.example');
  expect(address).toBe('https://try.farm.example/server?address=https%3A%2F%2Fapi.farm.example');
});

test('prints a code only if a phone can reach both servers', () => {
  expect(serverLink('http://localhost:3000', 'http://localhost:4000').code).toBeNull();
  expect(serverLink('https://try.farm.example', 'http://127.0.0.1:4000').code).toBeNull();
  expect(serverLink('https://try.farm.example', 'https://api.farm.example').code).toMatch(/\n/);
});

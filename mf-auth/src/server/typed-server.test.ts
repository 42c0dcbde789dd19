import { expect, test } from 'vitest';
import { serverChoice, type TypedServer } from './typed-server.ts';

const place = { suffix: '.seguia.example', pageProtocol: 'https:' };
const choice = (typed: Partial<TypedServer>, pageProtocol = place.pageProtocol) =>
  serverChoice({ name: '', address: '', ...typed }, { ...place, pageProtocol });

test('a server is found by its name and the fixed suffix', () => {
  expect(choice({ name: ' Oasis ' })).toEqual({ endpoint: 'https://api.oasis.seguia.example' });
});

test('a full address is trimmed, loses its trailing slash, and replaces the name', () => {
  expect(choice({ name: 'oasis', address: ' https://data.farm.example/ ' })).toEqual({
    endpoint: 'https://data.farm.example',
  });
});

test('an address without a scheme is taken for https', () => {
  expect(choice({ address: 'data.farm.example' })).toEqual({ endpoint: 'https://data.farm.example' });
});

test('http passes for localhost, and where the page itself came over http', () => {
  expect(choice({ address: 'http://localhost:4000' })).toEqual({ endpoint: 'http://localhost:4000' });
  expect(choice({ address: 'http://192.168.1.5' }, 'http:')).toEqual({ endpoint: 'http://192.168.1.5' });
  expect(choice({ address: 'http://192.168.1.5' })).toEqual({ field: 'address', problem: 'http' });
});

test('reports a problem beside the field that has it', () => {
  expect(choice({})).toEqual({ field: 'name', problem: 'empty' });
  expect(choice({ name: 'my farm' })).toEqual({ field: 'name', problem: 'name' });
  expect(choice({ name: 'oasis', address: 'ftp://farm' })).toEqual({ field: 'address', problem: 'address' });
});

test('an address of spaces alone is none', () => {
  expect(choice({ name: 'oasis', address: '  ' })).toEqual({ endpoint: 'https://api.oasis.seguia.example' });
});

import { describe, expect, test } from 'vitest';
import { addressFromName, checkAddress, checkServerName, normaliseAddress, shownName } from './server-address.ts';

describe('server address', () => {
  test('is trimmed and loses its trailing slash', () => {
    expect(normaliseAddress('  https://api.oasis.example/  ')).toBe('https://api.oasis.example');
    expect(normaliseAddress('api.oasis.example')).toBe('https://api.oasis.example');
    expect(normaliseAddress(' ')).toBe('');
  });

  test('is written in one way, however its host is typed, as an account’s data belongs to it', () => {
    expect(normaliseAddress('HTTPS://Api.Oasis.example/Farm')).toBe('https://api.oasis.example/Farm');
    expect(normaliseAddress('Api.Oasis.example')).toBe('https://api.oasis.example');
  });

  test.each([
    ['localhost:4000', 'http://localhost:4000'],
    ['127.0.0.1:4000/', 'http://127.0.0.1:4000'],
    ['[::1]:4000', 'http://[::1]:4000'],
    ['farm.localhost', 'http://farm.localhost'],
    ['localhost.farm.example', 'https://localhost.farm.example'],
    ['192.168.1.5', 'https://192.168.1.5'],
  ])('without a scheme is http only on this machine: %s', (typed, address) => {
    expect(normaliseAddress(typed)).toBe(address);
  });

  // Specification 9: the data server name carries a fixed domain suffix
  test('is made of a name and the fixed suffix', () => {
    expect(addressFromName(' Oasis ', '.seguia.example')).toBe('https://api.oasis.seguia.example');
    expect(addressFromName('oasis', 'seguia.example')).toBe('https://api.oasis.seguia.example');
    expect(checkServerName('oasis-2')).toBeNull();
    expect(checkServerName('oasis/..')).toBe('not_a_name');
    expect(checkServerName(' ')).toBe('required');
  });

  // Specification 3: the shown server name strips the scheme
  // Specification 3: the shown server name strips a leading api.
  test('is shown without scheme and leading api.', () => {
    expect(shownName('https://api.oasis.seguia.example')).toBe('oasis.seguia.example');
    expect(shownName('http://localhost:4000')).toBe('localhost:4000');
  });

  test.each([
    ['http://localhost:4000', 'https:', null],
    ['http://127.0.0.1:4000', 'https:', null],
    ['http://farm.localhost:4000', 'https:', null],
    ['http://oasis.example', 'https:', 'https_only'],
    ['https://oasis.example', 'https:', null],
    ['http://oasis.example', 'http:', null],
    ['https://oasis.example', 'http:', null],
    ['ftp://oasis.example', 'https:', 'not_an_address'],
    ['https://', 'https:', 'not_an_address'],
    ['', 'https:', 'required'],
  ])('is http only for localhost or where the page is: %s on %s', (address, protocol, problem) => {
    expect(checkAddress(address, protocol)).toBe(problem);
  });
});

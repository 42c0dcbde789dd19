import { expect, test } from 'vitest';
import { invitationLink } from './invitation-link.ts';

const token = 'Z_aysEMqlvoSMPLk95IXgGSJBNBh80r14w4-Hd3xbVk';

test('a link names the server and holds the token behind the #', () => {
  const place = { search: '?server=https%3A%2F%2Fapi.oasis.example%2F', hash: `#${token}` };
  expect(invitationLink(place, 'https:')).toEqual({ server: 'https://api.oasis.example', token });
});

test.each([
  ['without a token', { search: '?server=https://api.oasis.example', hash: '' }],
  ['with half a token', { search: '?server=https://api.oasis.example', hash: '#Z_ays' }],
  ['with a token that is none', { search: '?server=https://api.oasis.example', hash: `#${token}%3Cscript` }],
  ['without a server', { search: '', hash: `#${token}` }],
  ['with a server that is no address', { search: '?server=javascript:alert(1)', hash: `#${token}` }],
  ['with a server that is not protected', { search: '?server=http://oasis.example', hash: `#${token}` }],
])('%s is no invitation link', (_what, place) => {
  expect(invitationLink(place, 'https:')).toBeNull();
});

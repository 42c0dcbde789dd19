import { describe, expect, test } from 'vitest';
import { guard, isDeepLink, staysAtStart } from './guards.ts';

const none = { server: false, loggedIn: false, farm: false };
const server = { ...none, server: true };
const loggedIn = { ...server, loggedIn: true };
const all = { ...loggedIn, farm: true };

describe('guard order on every navigation once the app has started', () => {
  test.each([
    // Specification 2: guard 1: no data server set goes to /start
    ['no data server set: go to /start', none, '/app', '/start'],
    ['no data server set: go to /start, from / too', none, '/', '/start'],
    // Specification 2: guard 1: unless already on /start
    ['no data server set: unless already on /start', none, '/start', null],
    // Specification 2: guard 1: unless already on /server
    ['no data server set: unless already on /server', none, '/server', null],
    // Specification 2: guard 1 comes before guard 2
    ['no data server set comes before not logged in', none, '/login', '/start'],
    ['no data server set comes before no farm chosen', none, '/farmers', '/start'],
    // Specification 2: guard 2: not logged in goes to /login
    ['not logged in: go to /login', server, '/app/history', '/login'],
    // Specification 2: guard 2: unless already on /login
    ['not logged in: unless already on /login', server, '/login', null],
    // Specification 2: guard 2: unless already on /password-forgot
    ['not logged in: unless already on /password-forgot', server, '/password-forgot', null],
    ['not logged in: /server is out of reach while a server is set', server, '/server', '/login'],
    // Specification 2: guard 2 comes before guard 3
    ['not logged in comes before no farm chosen', server, '/farmers', '/login'],
    // Specification 2: guard 3: no farm chosen goes to /farmers
    ['no farm chosen: go to /farmers', loggedIn, '/app', '/farmers'],
    // Specification 2: guard 3: unless already there
    ['no farm chosen: unless already there', loggedIn, '/farmers', null],
    // Specification 2: / is the home, from which the guards send on
    ['all guards pass: / goes to /app', all, '/', '/app'],
    ['all guards pass: a page that was asked for stays', all, '/app/campaign/7', null],
    ['all guards pass: another farm may be chosen', all, '/farmers', null],
    ['a link of an invitation opens without a data server', none, '/join', null],
    ['a link of an invitation opens before a login', server, '/join', null],
    ['a link of an invitation opens for who has no farm yet', loggedIn, '/join', null],
    ['a link of an invitation opens for who works on a farm', all, '/join', null],
    ['the address for the first farm opens whatever is set', server, '/set-up', null],
  ])('%s', (_, state, path, to) => {
    expect(guard(state, path)).toBe(to);
  });
});

test('deep links come back after login, init routes do not', () => {
  expect(isDeepLink('/app/one/42')).toBe(true);
  for (const path of ['/', '/login', '/start', '/server', '/farmers', '/app', '/join', '/set-up'])
    expect(isDeepLink(path)).toBe(false);
});

// Routes match without regard to case or a slash at the end, and so do the guards.
describe.each(['/login', '/Login', '/login/', '/LOGIN//'])('%s is the login', (login) => {
  test('which is open to nobody but who is not logged in, and no page to return to', () => {
    expect(guard(server, login)).toBe(null);
    expect(guard(none, login)).toBe('/start');
    expect(isDeepLink(login)).toBe(false);
    expect(staysAtStart(login)).toBe(false);
  });
});

test('a start of somebody with a farm stays at a deep link, the farms and links from outside, however they are written', () => {
  for (const path of ['/app/one/42', '/App/One/42/', '/farmers', '/Farmers/', '/join', '/Join/', '/set-up/'])
    expect(staysAtStart(path)).toBe(true);
  for (const path of ['/', '/app', '/App/', '/Start', '/server/', '//other.example'])
    expect(staysAtStart(path)).toBe(false);
  expect(guard(none, '/Join/')).toBe(null);
});

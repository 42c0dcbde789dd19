// @vitest-environment happy-dom
import { serverAtom } from '@seguia/shared/platform';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import { renderScreen } from '@seguia/testing/render-screen';
import feature from '../feature.ts';

let server: TestDataServer;
beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
afterEach(() => localStorage.clear());

const sent = 'A new password has been sent to you by email to the address indicated.';

const open = (endpoint: string) =>
  renderScreen({
    feature,
    app: 'mf-auth',
    path: '/password-forgot',
    prepare: (store) => store.set(serverAtom, endpoint),
  });

test('Known and unknown e-mails get the same answer', async () => {
  const { email } = await server.addPerson();
  for (const typed of [email, 'nobody@example.test']) {
    const screen = await open(server.url);
    await screen.person.type(await screen.findByRole('textbox', { name: 'E-mail' }), typed);
    await screen.person.click(screen.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByText(sent)).toBeTruthy();
    screen.unmount();
  }
});

async function requestFrom(endpoint: string) {
  const screen = await open(endpoint);
  await screen.person.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'nadia@example.test');
  await screen.person.click(screen.getByRole('button', { name: 'Reset password' }));
  return screen;
}

test('The page says whom to ask where the server sends no mail', async () => {
  const production = await startDataServer(':memory:', 0, { production: true, smtpUrl: null });
  const screen = await requestFrom(production.url);
  expect((await screen.findByRole('alert')).textContent).toMatch(/sends no e-mail\. Ask the person who runs it/);
  await production.close();
});

test('An older server says by the hour of its wait alone that it sends no mail', async () => {
  const older = await Gateway.start(server.url);
  const problem = { type: '/problems/unavailable', title: 'Busy', status: 503, code: 'unavailable' };
  let wait = '3600';
  older.answer = () => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': wait };
    return { status: 503, headers, body: JSON.stringify(problem) };
  };
  const screen = await requestFrom(older.url);
  expect((await screen.findByRole('alert')).textContent).toMatch(/sends no e-mail/);
  screen.unmount();
  wait = '60';
  const busy = await requestFrom(older.url);
  expect((await busy.findByRole('alert')).textContent).toMatch(/has a fault/);
  await older.close();
});

test('The page says that the server cannot be reached, and keeps the e-mail', async () => {
  const screen = await requestFrom('http://127.0.0.1:9');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Cannot reach or trust this server, 127\.0\.0\.1:9/);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'nadia@example.test');
  expect(screen.getByText('Data server')).toBeTruthy();
});

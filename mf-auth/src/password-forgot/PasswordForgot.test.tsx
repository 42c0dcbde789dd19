// @vitest-environment happy-dom
import { serverAtom } from '@seguia/shared/platform';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
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

test('Known and unknown e-mails are told the same', async () => {
  const { email } = await server.addPerson();
  for (const typed of [email, 'nobody@example.test']) {
    const screen = await open(server.url);
    await screen.person.type(await screen.findByRole('textbox', { name: 'E-mail' }), typed);
    await screen.person.click(screen.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByText(sent)).toBeTruthy();
    screen.unmount();
  }
});

test('A server that cannot be reached is told, and the e-mail stays', async () => {
  const screen = await open('http://127.0.0.1:9');
  await screen.person.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'nadia@example.test');
  await screen.person.click(screen.getByRole('button', { name: 'Reset password' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Cannot reach or trust this server, 127\.0\.0\.1:9/);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'nadia@example.test');
  expect(screen.getByText('Data server')).toBeTruthy();
});

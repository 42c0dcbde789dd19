// @vitest-environment happy-dom
import { farmAtom, profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { within } from '@testing-library/react';
import { startDataServer } from '@seguia/testing/data-server';
import { expectQuestionBeforeLeaving, renderScreen, soon } from '@seguia/testing/render-screen';
import { afterEach, expect, test } from 'vitest';
import feature from '../feature.ts';

afterEach(() => localStorage.clear());

test('The address of a fresh server makes its farm and its manager, who is in the app then', async () => {
  const server = await startDataServer();
  const token = await server.offerSetUp();
  const path = `/set-up?server=${encodeURIComponent(server.url)}#${token}`;
  const screen = await renderScreen({ feature, app: 'mf-auth', path });
  const type = (name: string, text: string) => screen.person.type(screen.getByRole('textbox', { name }), text);
  await screen.person.click(await screen.findByRole('button', { name: 'Create the farm' }));
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(5);
  // From a spreadsheet, with the tab between two of its cells.
  const paste = (name: string, text: string) => {
    screen.getByRole('textbox', { name }).focus();
    return screen.person.paste(text);
  };
  await paste('Name of the farm', 'Ferme\tdu Léon');
  await paste('Place', 'Saint-Pol\tFinistère');
  await paste('First name', 'Ana\tMaria');
  await type('Last name', 'Le');
  await type('E-mail', 'ana@farm.example');
  await screen.person.type(screen.getByLabelText('Password'), 'eau claire du puits');
  await expectQuestionBeforeLeaving(screen);
  await screen.person.click(screen.getByRole('button', { name: 'Create the farm' }));
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(farmAtom)).toMatchObject({ name: 'Ferme du Léon', role: 'manager' });
  expect(screen.store.get(profileAtom)?.firstname).toBe('Ana Maria');
  screen.unmount();

  const again = await renderScreen({ feature, app: 'mf-auth', path });
  await again.person.type(await again.findByRole('textbox', { name: 'Name of the farm' }), 'Another');
  for (const name of ['First name', 'Last name']) await again.person.type(again.getByRole('textbox', { name }), 'Eve');
  await again.person.type(again.getByRole('textbox', { name: 'E-mail' }), 'eve@farm.example');
  await again.person.type(again.getByLabelText('Password'), 'eau claire du puits');
  await again.person.click(again.getByRole('button', { name: 'Create the farm' }));
  expect(await again.findByText('This address makes no farm.')).toBeTruthy();
  await server.close();
});

test('A person who is logged in at another server logs out before they make a farm', async () => {
  const [server, elsewhere] = await Promise.all([startDataServer(), startDataServer()]);
  const { id, email, firstname, lastname, token } = await elsewhere.addPerson();
  const screen = await renderScreen({
    feature,
    app: 'mf-auth',
    path: `/set-up?server=${encodeURIComponent(server.url)}#${await server.offerSetUp()}`,
    prepare(store) {
      store.set(serverAtom, elsewhere.url);
      store.set(sessionAtom, { token, deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 });
      const names = { id, email, firstname, lastname, avatar: null };
      store.set(profileAtom, { ...names, permissions: [], createdAt: 1, updatedAt: 1 });
    },
  });
  expect(await screen.findByText(/^This device is logged in at/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create the farm' })).toBeNull();
  await screen.person.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await screen.person.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Create the farm' })).toBeTruthy();
  await Promise.all([server.close(), elsewhere.close()]);
});

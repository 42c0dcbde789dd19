// @vitest-environment happy-dom
import { type ApiClient, call, type Farm, profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { farmChoiceAtom } from '@seguia/shared/session/account/farm-choice';
import { rolePermissions } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { answerNewerRole } from '@seguia/testing/scripted-api';
import { expectQuestionBeforeLeaving, renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import { fireEvent } from '@testing-library/react';
import { stallUntilAborted } from '../../testing/stalled.ts';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import feature from '../feature.ts';
import { inviteAtom } from './people-calls.ts';

let server: TestDataServer;
beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
afterEach(() => localStorage.clear());

/** A farm with a manager, who is logged in, and with another person. */
async function aFarm() {
  const farm = await server.addFarm({ name: 'Oasis du Souss' });
  const manager = await server.addPerson([farm], 'manager');
  const recorder = await server.addPerson([farm], 'recorder');
  return { farm, manager, recorder, api: server.apiOf(manager) };
}

const farmOf = (id: string): Farm => ({
  id,
  name: 'Oasis du Souss',
  place: null,
  timeZone: 'Asia/Kolkata',
  modules: ['fertirrigation'],
  role: 'manager',
  permissions: [...rolePermissions.manager],
});

const open = (farmId: string, { id, email, token, firstname, lastname }: TestPerson) =>
  renderScreen({
    feature,
    app: 'mf-settings',
    path: '/app/farm/people',
    prepare: (store: Screen['store']) => {
      store.set(serverAtom, server.url);
      store.set(sessionAtom, { token, deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 });
      const names = { id, email, firstname, lastname, avatar: null };
      store.set(profileAtom, { ...names, permissions: [], createdAt: 1, updatedAt: 1 });
      store.set(farmChoiceAtom, { farm: farmOf(farmId), ask: false });
    },
  });

/** Lets calls arrive and loses the answers of those that write, until the test ends or the returned function is called. */
function loseAnswers(): () => void {
  const realFetch = globalThis.fetch;
  const restore = () => void (globalThis.fetch = realFetch);
  onTestFinished(restore);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await realFetch(request);
    if (request.method === 'PUT') throw new TypeError('the answer is lost');
    return answer;
  };
  return restore;
}

const press = async (screen: Screen, name: string | RegExp) =>
  screen.person.click(await screen.findByRole('button', { name }));

const membersOf = async (api: ApiClient, farmId: string) => {
  const params = { path: { farmer_id: farmId } };
  return (await call(api.GET('/farmers/{farmer_id}/members', { params }))).data;
};

test('A manager invites somebody: the link is shown as a code and as text, and opens the invitation', async () => {
  const { farm, manager, api } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, 'Invite somebody');
  screen.getByRole('textbox', { name: 'First name' }).focus();
  await screen.person.paste('Salma\tHind'); // two cells of a spreadsheet
  await expectQuestionBeforeLeaving(screen);
  await press(screen, 'Create the link');
  expect(await screen.findByRole('img', { name: 'QR code of the invitation' })).toBeTruthy();
  const link = (screen.getByRole('textbox', { name: 'Link' }) as HTMLInputElement).value;
  const { pathname, searchParams, hash } = new URL(link);
  expect([pathname, searchParams.get('server')]).toEqual(['/join', server.url]);
  const body = { token: hash.slice(1) };
  expect(await call(api.POST('/invitations/read', { body }))).toMatchObject({
    firstname: 'Salma Hind',
    role: 'recorder',
  });
  await press(screen, 'Close');
  expect(await screen.findByRole('list', { name: 'Open invitations' })).toBeTruthy();
  await press(screen, 'Invitation: Salma Hind');
  await screen.person.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  await press(screen, 'Withdraw');
  await expect.poll(() => screen.queryByRole('list', { name: 'Open invitations' }), soon).toBeNull();
  expect((await api.POST('/invitations/read', { body })).response.status).toBe(404);
});

test('A manager changes somebody’s role, and disables them', async () => {
  const { farm, manager, recorder, api } = await aFarm();
  const screen = await open(farm.id, manager);
  const button = await screen.findByRole('button', { name: `${recorder.firstname} ${recorder.lastname}` });
  // The initials are hidden, so that a screen reader does not say two letters before each name.
  const initials = `${recorder.firstname[0]}${recorder.lastname[0]}`;
  expect(screen.getByText(initials).getAttribute('aria-hidden')).toBe('true');
  await screen.person.click(button);
  await screen.person.click(screen.getByRole('radio', { name: /^View only/ }));
  await screen.person.click(screen.getByRole('switch', { name: 'Works on the farm' }));
  await expectQuestionBeforeLeaving(screen);
  await press(screen, 'Save');
  expect(await screen.findByText(/Disabled · /)).toBeTruthy();
  const found = (await membersOf(api, farm.id)).find(({ id }) => id === recorder.id);
  expect(found).toMatchObject({ role: 'viewer', disabled: true });
});

test('People and invitations whose role only a newer server knows are listed with its word for it', async () => {
  const { farm, manager, recorder, api } = await aFarm();
  const params = { path: { farmer_id: farm.id, id: newId() } };
  const header = { 'If-None-Match': '*', 'Idempotency-Key': newId() } as const;
  const body = { role: 'recorder', language: 'en', email: null, firstname: 'Salma', lastname: null } as const;
  await call(api.PUT('/farmers/{farmer_id}/invitations/{id}', { params: { ...params, header }, body }));
  answerNewerRole('recorder');
  const screen = await open(farm.id, manager);
  await screen.findByRole('button', { name: `${recorder.firstname} ${recorder.lastname}` });
  expect(screen.getAllByText(/^advisor · /)).toHaveLength(2);
});

test('The last manager stays a manager, and the screen says what to do first', async () => {
  const { farm, manager } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, `${manager.firstname} ${manager.lastname}`);
  await screen.person.click(screen.getByRole('radio', { name: /^View only/ }));
  await press(screen, 'Save');
  expect(await screen.findByText('There must be a manager. Make somebody else one first.')).toBeTruthy();
});

test('A manager logs out somebody’s devices after a question', async () => {
  const { farm, manager, recorder } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, `${recorder.firstname} ${recorder.lastname}`);
  await press(screen, 'Log their devices out');
  await press(screen, 'Log out');
  await expect.poll(async () => (await server.apiOf(recorder).GET('/account')).response.status, soon).toBe(401);
  expect((await server.apiOf(manager).GET('/account')).response.status).toBe(200);
});

test('A manager who changes somebody after another manager did reads so, and sees the new state', async () => {
  const { farm, manager, recorder, api } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, `${recorder.firstname} ${recorder.lastname}`);
  const params = {
    path: { farmer_id: farm.id, id: recorder.id },
    header: { 'If-Match': '"1"', 'Idempotency-Key': crypto.randomUUID() },
  };
  await call(api.PUT('/farmers/{farmer_id}/members/{id}', { params, body: { role: 'viewer', disabled: false } }));
  await screen.person.click(screen.getByRole('radio', { name: /^Manager/ }));
  await press(screen, 'Save');
  await expect
    .poll(() => screen.getByRole('radio', { name: /^View only/ }) as HTMLInputElement, soon)
    .toHaveProperty('checked', true);
  expect((await membersOf(api, farm.id)).find(({ id }) => id === recorder.id)?.role).toBe('viewer');
});

test('A change whose answer was lost is saved by the second press: nobody else has changed the person', async () => {
  const { farm, manager, recorder, api } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, `${recorder.firstname} ${recorder.lastname}`);
  await screen.person.click(screen.getByRole('radio', { name: /^View only/ }));
  const restore = loseAnswers();
  await press(screen, 'Save');
  await expect.poll(() => screen.queryByRole('alert'), soon).toBeTruthy();
  restore();
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await press(screen, 'Save');
  await expect.poll(() => screen.queryByRole('dialog'), soon).toBeNull();
  const found = (await membersOf(api, farm.id)).find(({ id }) => id === recorder.id);
  expect(found).toMatchObject({ role: 'viewer', version: 2 });
});

test('A role that was chosen for somebody stays when their devices are logged out', async () => {
  const { farm, manager, recorder, api } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, `${recorder.firstname} ${recorder.lastname}`);
  await screen.person.click(screen.getByRole('switch', { name: 'Works on the farm' }));
  await press(screen, 'Log their devices out');
  await press(screen, 'Log out');
  await expect.poll(async () => (await server.apiOf(recorder).GET('/account')).response.status, soon).toBe(401);
  await press(screen, 'Save');
  expect(await screen.findByText(/Disabled · /)).toBeTruthy();
  expect((await membersOf(api, farm.id)).find(({ id }) => id === recorder.id)?.disabled).toBe(true);
});

test('Each change of people ends with a message on a network that stalls, and can be tried again', async () => {
  const { farm, manager, recorder } = await aFarm();
  const screen = await open(farm.id, manager);
  const silent = 'The server did not answer. Check the network, then try again.';
  await press(screen, 'Invite somebody');
  let goOn = stallUntilAborted('PUT');
  await press(screen, 'Create the link');
  expect(await screen.findByText(silent)).toBeTruthy();
  goOn();
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await press(screen, 'Create the link');
  await press(screen, 'Close');
  for (const item of ['New link', 'Withdraw']) {
    goOn = stallUntilAborted('POST', 'DELETE');
    await press(screen, 'Invitation: Link without a name');
    await screen.person.click(await screen.findByRole('menuitem', { name: item }));
    if (item === 'Withdraw') await press(screen, item);
    expect(await screen.findByText(silent)).toBeTruthy();
    goOn();
    await press(screen, 'OK');
  }
  await press(screen, `${recorder.firstname} ${recorder.lastname}`);
  goOn = stallUntilAborted('PUT', 'DELETE');
  await screen.person.click(screen.getByRole('radio', { name: /^View only/ }));
  await press(screen, 'Save');
  expect(await screen.findByText(silent)).toBeTruthy();
  await press(screen, 'Log their devices out');
  await press(screen, 'Log out');
  await expect.poll(() => screen.queryByRole('alertdialog'), soon).toBeNull();
  expect(await screen.findByText(silent)).toBeTruthy();
  goOn();
});

test('Pressing Withdraw twice withdraws once, without an error', async () => {
  const { farm, manager } = await aFarm();
  const screen = await open(farm.id, manager);
  for (const name of ['Salma', 'Omar']) {
    await press(screen, 'Invite somebody');
    await screen.person.type(screen.getByRole('textbox', { name: 'First name' }), name);
    await press(screen, 'Create the link');
    await press(screen, 'Close');
  }
  await press(screen, 'Invitation: Salma');
  await screen.person.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  await screen.person.dblClick(await screen.findByRole('button', { name: 'Withdraw' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Invitation: Salma' }), soon).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText('This invitation was used or withdrawn.')).toBeNull();
});

test('An invitation whose answer was lost is made once, and the second try shows a link that works', async () => {
  const { farm, manager, api } = await aFarm();
  const { store, unmount } = await open(farm.id, manager);
  const [id, body] = [
    newId(),
    { role: 'recorder', language: 'fr', email: null, firstname: null, lastname: null } as const,
  ];
  const first = await store.set(inviteAtom, id, body);
  const again = await store.set(inviteAtom, id, body);
  expect([again.invitation.id, again.token === first.token]).toEqual([first.invitation.id, false]);
  expect(await call(api.POST('/invitations/read', { body: { token: again.token } }))).toMatchObject({
    role: 'recorder',
  });
  unmount();
});

test('A manager invites several people at once, each with a link of their own, and a wrong e-mail stays out', async () => {
  const { farm, manager, api } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, 'Invite several people');
  const lines = await screen.findByRole('textbox', { name: /One person a line/ });
  fireEvent.change(lines, { target: { value: 'Salma Ouazzani salma@farm.example\nYann\nAna ana@' } });
  expect(screen.getByRole('list', { name: 'People to invite' }).textContent).toMatch(/Ana.*Enter an e-mail/);
  await press(screen, 'Create 2 links');
  expect(await screen.findByRole('heading', { level: 3, name: 'Salma Ouazzani' }, soon)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Yann' })).toBeTruthy();
  const links = screen.getAllByRole('textbox', { name: 'Link' }).map((field) => (field as HTMLInputElement).value);
  expect(new Set(links).size).toBe(2);
  const params = { path: { farmer_id: farm.id } };
  const { data } = await call(api.GET('/farmers/{farmer_id}/invitations', { params }));
  expect(new Set(data.map(({ firstname }) => firstname))).toEqual(new Set(['Salma', 'Yann']));
});

test('After a lost answer the people who are left are invited once', async () => {
  const { farm, manager, api } = await aFarm();
  const screen = await open(farm.id, manager);
  await press(screen, 'Invite several people');
  const lines = await screen.findByRole('textbox', { name: /One person a line/ });
  fireEvent.change(lines, { target: { value: 'Salma\nSalma' } });
  const realFetch = globalThis.fetch;
  const restore = () => void (globalThis.fetch = realFetch);
  onTestFinished(restore);
  let invited = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isSecond = request.method === 'PUT' && (invited += 1) === 2;
    const answer = await realFetch(request);
    if (isSecond) throw new TypeError('the answer is lost');
    return answer;
  };
  await press(screen, 'Create 2 links');
  await expect.poll(() => (lines as HTMLTextAreaElement).value, soon).toBe('Salma');
  restore();
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await press(screen, 'Create 1 link');
  expect(await screen.findAllByRole('heading', { level: 3, name: 'Salma' }, soon)).toHaveLength(2);
  const params = { path: { farmer_id: farm.id } };
  expect((await call(api.GET('/farmers/{farmer_id}/invitations', { params }))).data).toHaveLength(2);
});

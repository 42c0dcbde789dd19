// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { call, pullAtom } from '@seguia/shared/platform';
import { Gateway, portal } from '@seguia/testing/gateway';
import { type Screen, soon } from '@seguia/testing/render-screen';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FarmServer, startFarmServer } from '../../testing/farm-screen.ts';

let world: FarmServer;
beforeAll(async () => {
  world = await startFarmServer();
});
afterAll(() => world.server.close());
afterEach(() => localStorage.clear());

async function aFarm() {
  const farm = await world.addFarm({ name: 'Oasis' });
  const manager = await world.server.addPerson([farm], 'manager');
  const api = world.server.apiOf(manager);
  const params = { path: { farmer_id: farm.id }, header: { 'no-paginate': true } };
  const crops = async () => (await call(api.GET('/farmers/{farmer_id}/crops', { params }))).data;
  const types = async () => (await call(api.GET('/farmers/{farmer_id}/crop-types', { params }))).data;
  const rename = (id: string, name: string) => {
    const header = { 'Idempotency-Key': newId(), 'If-Match': '"1"' };
    const path = { farmer_id: farm.id, id };
    return call(api.PUT('/farmers/{farmer_id}/crops/{id}', { params: { path, header }, body: { name } }));
  };
  return { farm, manager, crops, types, rename, open: () => world.open('/app/farm/crops', manager, farm.id) };
}

const press = async (screen: Screen, name: string | RegExp) =>
  screen.person.click(await screen.findByRole('button', { name }));
const typeName = async (screen: Screen, name: string) => {
  const box = await screen.findByRole('textbox', { name: 'Name' });
  await screen.person.clear(box);
  await screen.person.type(box, name);
};
const save = async (screen: Screen) => {
  await press(screen, 'Save');
  await expect.poll(() => screen.queryByRole('dialog'), soon).toBeNull();
};

test('a manager adds a crop with a variety, renames it, and archives the variety', async () => {
  const { open, crops, types } = await aFarm();
  const screen = await open();
  expect(await screen.findByText('No crop. Add the first one.')).toBeTruthy();
  await press(screen, 'Add a crop');
  await typeName(screen, 'Tomate');
  await save(screen);
  await press(screen, 'Add a variety – Tomate');
  await typeName(screen, 'Torry');
  await save(screen);
  await press(screen, 'Edit Tomate');
  await typeName(screen, 'Tomate ronde');
  await save(screen);
  await press(screen, 'Torry');
  await screen.person.click(await screen.findByRole('switch', { name: 'Archive' }));
  await save(screen);
  const list = within(await screen.findByRole('list', { name: /^Varieties of .*Tomate ronde/ }, soon));
  expect((await list.findByText('Archived')).textContent).toBe('Archived');
  expect(await crops()).toMatchObject([{ name: 'Tomate ronde', archived: false, version: 2 }]);
  expect(await types()).toMatchObject([{ name: 'Torry', archived: true, version: 2 }]);
});

test('a name that is there already is refused beside its field', async () => {
  const { farm, open } = await aFarm();
  await farm.addCropType('Tomate', 'Torry');
  const screen = await open();
  await press(screen, 'Add a crop');
  await typeName(screen, 'TOMATE');
  await press(screen, 'Save');
  expect(await screen.findByText('This name is taken. Change it.')).toBeTruthy();
});

test.each([
  ['and their name is not here yet', false],
  ['and their name has come while the sheet was open', true],
])('who renames a crop that somebody else has renamed hears of it, %s; what was typed stays', async (_, hasCome) => {
  const { farm, open, crops, rename } = await aFarm();
  await farm.addCropType('Tomate', 'Torry');
  const screen = await open();
  await press(screen, 'Edit Tomate');
  await typeName(screen, 'Tomate ronde');
  const [crop] = await crops();
  await rename(crop!.id, 'Tomate cerise');
  if (hasCome) await act(() => screen.store.set(pullAtom));
  await press(screen, 'Save');
  expect(await screen.findByText(/Somebody changed it meanwhile. What you typed is kept/, {}, soon)).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toMatch(/Name: .?Tomate cerise/);
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Tomate ronde');
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await save(screen);
  expect(await crops()).toMatchObject([{ name: 'Tomate ronde', version: 3 }]);
});

test('Cannot fetch crops: opening them with nothing kept brings the dialog titled Error, and Refresh again', async () => {
  const { farm, manager } = await aFarm();
  const gateway = await Gateway.start(world.server.url);
  gateway.answer = (path) => (path.endsWith('/crops') ? portal(502) : null);
  const screen = await world.open('/app/farm/crops', manager, farm.id, gateway.url);
  const dialog = () => screen.findByRole('alertdialog', { name: 'Error' });
  expect((await dialog()).textContent).toContain('The server is down.');
  await press(screen, 'OK');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(screen, 'Refresh');
  expect((await dialog()).textContent).toContain('The server is down.');
  await gateway.close();
});

// @vitest-environment happy-dom
// What can fail between saving a plot on the server and showing it here.
import { call, plotsAtom, pullAtom } from '@seguia/shared/platform';
import { Gateway, portal } from '@seguia/testing/gateway';
import { type Screen, soon } from '@seguia/testing/render-screen';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FarmServer, startFarmServer } from '../../testing/farm-screen.ts';

let world: FarmServer;
let gateway: Gateway;
let throughGateway: FarmServer;
beforeAll(async () => {
  world = await startFarmServer();
  gateway = await Gateway.start(world.server.url);
  throughGateway = await startFarmServer({ ...world.server, url: gateway.url });
});
afterAll(async () => {
  await gateway.close();
  await world.server.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  gateway.answer = () => null;
  localStorage.clear();
});

async function openPlots(...names: string[]) {
  const farm = await world.addFarm({ name: 'Oasis' });
  for (const name of names) await farm.addPlot({ name });
  const manager = await world.server.addPerson([farm], 'manager');
  const screen = await throughGateway.open('/app/farm/plots', manager, farm.id);
  const plotNames = async () => {
    const params = { path: { farmer_id: farm.id }, header: { 'no-paginate': true } };
    const { data } = await call(world.server.apiOf(manager).GET('/farmers/{farmer_id}/plots', { params }));
    return data.map(({ name }) => name);
  };
  return { screen, plotNames };
}

const press = async (screen: Screen, name: string) =>
  screen.person.click(await screen.findByRole('button', { name }, soon));

async function name(screen: Screen, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await screen.person.clear(field);
  await screen.person.type(field, text);
}

const isClosed = (screen: Screen) => expect.poll(() => screen.queryByRole('dialog'), soon).toBeNull();

test('a plot that was saved while an older list arrives is shown as saved', async () => {
  const { screen } = await openPlots('Serre 1');
  await press(screen, 'Serre 1');
  await name(screen, 'Serre A');
  gateway.answer = (path) => {
    if (path.endsWith('/changes')) return portal(404); // the list is fetched whether it has changed or not
    if (path.endsWith('/plots')) gateway.bodyDelay = 3000;
    return null;
  };
  const fetched = screen.store.set(pullAtom);
  await expect.poll(() => gateway.bodyDelay, soon).toBe(3000);
  await new Promise((resolve) => setTimeout(resolve, 500)); // the server has written the list
  gateway.answer = () => null;
  gateway.bodyDelay = 0;
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await screen.findByRole('button', { name: 'Serre A' })).toBeTruthy();
  await act(() => fetched);
});

test('saves a plot once if the answer was lost', async () => {
  const { screen, plotNames } = await openPlots();
  await press(screen, 'Add a plot');
  await name(screen, 'Serre 1');
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...of) => {
    await real(...of);
    throw new TypeError('Failed to fetch');
  });
  await press(screen, 'Save');
  expect(await screen.findByText(/Not saved\. What you typed stays here\./)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await plotNames()).toEqual(['Serre 1']);
});

test('a plot counts as saved once the server has it, though its list does not arrive', async () => {
  const { screen, plotNames } = await openPlots('Serre 1');
  await press(screen, 'Serre 1');
  await name(screen, 'Serre A');
  gateway.answer = (path) => (path.endsWith('/plots') ? portal(502) : null);
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await plotNames()).toEqual(['Serre A']);
});

test('refuses the name of another plot, but lets a plot change the case of its own', async () => {
  const { screen, plotNames } = await openPlots('Serre 1', 'Serre 2');
  await press(screen, 'Serre 1');
  await name(screen, 'Serre 2');
  await press(screen, 'Save');
  expect(await screen.findAllByText(/This name is taken/)).not.toHaveLength(0);
  await name(screen, 'SERRE 1');
  await new Promise((resolve) => setTimeout(resolve, 450));
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await plotNames()).toEqual(['SERRE 1', 'Serre 2']);
});

test('either of two plots with one name can be changed without a new name', async () => {
  const { screen } = await openPlots('Serre', 'Serre');
  const [first] = await screen.findAllByRole('button', { name: 'Serre' });
  await screen.person.click(first!);
  await screen.person.type(await screen.findByRole('textbox', { name: 'House' }), 'Nord');
  await press(screen, 'Save');
  await isClosed(screen);
  await expect.poll(() => screen.store.get(plotsAtom)?.map(({ house }) => house), soon).toContain('Nord');
});

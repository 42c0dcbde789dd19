// @vitest-environment happy-dom
// The form on a device that holds nothing of the farm yet, where the server is slow or silent: typing comes first.
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '@seguia/shared/testing/data-server';
import { Gateway } from '@seguia/shared/testing/gateway';
import type { Screen } from '@seguia/shared/testing/render-screen';
import { soon, startWorld, type World } from '../testing/farm-screen.ts';

let world: World;
let person: TestPerson;
let gateway: Gateway;
/** Lets the server answer with the farm's plots. */
let release: () => void;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  person = await world.person();
  gateway = await Gateway.start(world.server.url);
  const held = new Promise<void>((resolve) => (release = resolve));
  gateway.answer = async (path) => {
    if (path.endsWith('/plots')) await held;
    return null;
  };
});
afterEach(async () => {
  release();
  localStorage.clear();
  await gateway.close();
});
afterAll(() => world.close());

const open = (path = '/app/new') => world.open(path, person, { endpoint: gateway.url, fetched: false });
const field = async (screen: Screen, name: string) =>
  (await screen.findByRole('textbox', { name }, soon)) as HTMLInputElement;
const plotButton = (screen: Screen) => screen.findByRole('button', { name: /Plot$/ }, soon);
const inDatabase = () =>
  world.server.db.selectFrom('readings').selectAll().where('created_by', '=', person.id).execute();

test('What is typed before the plots have come stays in the field that it was typed into, and is recorded on the first plot', async () => {
  const screen = await open();
  const ec = await field(screen, 'Intake EC');
  expect(document.activeElement).toBe(ec);
  await screen.person.keyboard('2,4');
  expect(screen.queryByRole('button', { name: /Plot$/ })).toBeNull();
  await act(async () => release());
  expect((await plotButton(screen)).textContent).toContain('Serre 1');
  expect(document.activeElement).toBe(ec);
  await screen.person.keyboard('{Enter}5,8');
  expect(ec.value).toBe('2,4');
  await screen.person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Saved on this device')).toBeTruthy();
  await expect.poll(async () => (await inDatabase()).length, soon).toBe(1);
  expect(await inDatabase()).toMatchObject([{ plot_id: world.plots[0], intake_ec: 2.4, intake_ph: 5.8 }]);
});

test('The plot of the address is the one that the form is for, though it comes later', async () => {
  const screen = await open(`/app/new?plot=${world.plots[2]}`);
  await screen.person.type(await field(screen, 'Intake EC'), '2.4');
  await act(async () => release());
  expect((await plotButton(screen)).textContent).toContain('Serre 3');
});

test('Before there are plots nothing is saved, and the form says why', async () => {
  const screen = await open();
  await screen.person.type(await field(screen, 'Intake EC'), '2.4');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(await screen.findByRole('alert')).getByText(/plot/i)).toBeTruthy();
  expect(screen.queryByText('Saved on this device')).toBeNull();
  expect((await field(screen, 'Intake EC')).value).toBe('2.4');
});

test('A tab that is closed before the plots have come loses nothing', async () => {
  const screen = await open();
  await screen.person.type(await field(screen, 'Drain EC'), '3.3');
  screen.unmount();
  release();
  const again = await open();
  expect((await field(again, 'Drain EC')).value).toBe('3.3');
  expect((await plotButton(again)).textContent).toContain('Serre 1');
  await again.person.click(again.getByRole('button', { name: 'Start over' }));
  await expect.poll(() => again.queryByRole('textbox', { name: 'Drain EC' }), soon).toHaveProperty('value', '');
  again.unmount();
  expect((await field(await open(), 'Drain EC')).value).toBe('');
});

test('Plots that cannot be fetched are said in their place, with Retry; what is typed stays', async () => {
  let failing = true;
  gateway.answer = (path) =>
    failing && path.endsWith('/plots')
      ? {
          status: 503,
          headers: { 'content-type': 'application/problem+json' },
          body: JSON.stringify({ type: 'about:blank', title: 'x', status: 503, code: 'x' }),
        }
      : null;
  const screen = await open();
  await screen.person.type(await field(screen, 'Intake EC'), '2.4');
  const alert = await screen.findByRole('alert', {}, soon);
  expect(alert.textContent).toContain('The plots could not be loaded.');
  failing = false;
  await screen.person.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect((await plotButton(screen)).textContent).toContain('Serre 1');
  expect((await field(screen, 'Intake EC')).value).toBe('2.4');
});

// @vitest-environment happy-dom
// The form on a device that has nothing of the farm yet, while the server is slow or silent: typing comes first.
import { act, within } from '@testing-library/react';
import { dripperMemoryAtom, lastPlotAtom } from '@seguia/shared/platform';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

/** Delays the stored drafts, as a device does whose database opens slowly. */
const loadUnfinished = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
/** Whether the drafts wait until the plots are known. */
const awaitsPlots = vi.hoisted(() => ({ value: false }));
vi.mock('../draft/use-unfinished.ts', async () => {
  const { loadUnfinishedAtom, visiblePlotsAtom } = await import('@seguia/shared/platform');
  const { useAtomValue, useSetAtom } = await import('jotai');
  const { useEffect, useState } = await import('react');
  return {
    useUnfinished: () => {
      const load = useSetAtom(loadUnfinishedAtom);
      const [found, setFound] = useState<readonly unknown[]>();
      useEffect(() => void load().then(async (rows) => (await loadUnfinished(), setFound(rows))), [load]);
      const hasPlots = (useAtomValue(visiblePlotsAtom)?.length ?? 0) > 0;
      return awaitsPlots.value && !hasPlots ? undefined : found;
    },
  };
});

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
  awaitsPlots.value = false;
  loadUnfinished.mockImplementation(async () => undefined);
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
  await expect.poll(async () => (await field(again, 'Drain EC')).value, soon).toBe('3.3');
  expect((await plotButton(again)).textContent).toContain('Serre 1');
  await again.person.click(again.getByRole('button', { name: 'Start over' }));
  await expect.poll(() => again.queryByRole('textbox', { name: 'Drain EC' }), soon).toHaveProperty('value', '');
  again.unmount();
  expect((await field(await open(), 'Drain EC')).value).toBe('');
});

/** Leaves a draft on the first plot, and opens the form again on a device whose database opens slowly. */
async function openWithDraft(path?: string): Promise<{ screen: Screen; opened: () => void }> {
  release();
  const before = await open(`/app/new?plot=${world.plots[0]}`);
  await before.person.type(await field(before, 'Drain EC'), '3.3');
  before.unmount();
  let opened = () => undefined as void;
  const held = new Promise<void>((resolve) => (opened = resolve));
  loadUnfinished.mockImplementation(() => held);
  return { screen: await open(path), opened };
}

test('What is typed before the device has been read stays, and the draft of the same plot joins it', async () => {
  const { screen, opened } = await openWithDraft(`/app/new?plot=${world.plots[0]}`);
  const ec = await field(screen, 'Intake EC');
  await screen.person.type(ec, '2.4');
  await act(async () => opened());
  await expect.poll(async () => (await field(screen, 'Drain EC')).value, soon).toBe('3.3');
  expect([ec.value, document.activeElement === ec]).toEqual(['2.4', true]);
  expect(screen.getByRole('button', { name: 'Start over' })).toBeTruthy();
  await screen.person.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(async () => (await inDatabase()).length, soon).toBe(1);
  expect(await inDatabase()).toMatchObject([{ intake_ec: 2.4, drain_ec: 3.3 }]);
  screen.unmount();
  loadUnfinished.mockImplementation(async () => undefined);
  expect((await field(await open(), 'Drain EC')).value).toBe('');
});

const drippers = { dripperCount: 20, intakePerDripper: 90, dripperUnit: 'ml' as const };

test('Plots, draft and remembered drippers that are known at the same moment are all in the form', async () => {
  release();
  const before = await open(`/app/new?plot=${world.plots[0]}`);
  await before.person.type(await field(before, 'Drain EC'), '3.3');
  before.store.set(dripperMemoryAtom, { [world.plots[0]!]: drippers });
  before.unmount();
  awaitsPlots.value = true;
  const screen = await open();
  await expect.poll(async () => (await field(screen, 'Drain EC')).value, soon).toBe('3.3');
  await screen.person.click(screen.getByRole('radio', { name: 'Calculated from drippers' }));
  expect((await field(screen, 'Number of drippers')).value).toBe('20');
});

test('A draft that comes after the remembered drippers leaves them in the form', async () => {
  const { screen, opened } = await openWithDraft(`/app/new?plot=${world.plots[0]}`);
  act(() => screen.store.set(dripperMemoryAtom, { [world.plots[0]!]: drippers }));
  await act(async () => opened());
  await expect.poll(async () => (await field(screen, 'Drain EC')).value, soon).toBe('3.3');
  await screen.person.click(screen.getByRole('radio', { name: 'Calculated from drippers' }));
  expect((await field(screen, 'Number of drippers')).value).toBe('20');
});

test('A draft that comes after the remembered drippers stays in the unit that it was typed in', async () => {
  release();
  const before = await open(`/app/new?plot=${world.plots[0]}`);
  await before.person.click(await before.findByRole('radio', { name: 'Calculated from drippers' }, soon));
  await before.person.click(await before.findByRole('button', { name: /^mL/ }, soon));
  await before.person.click(await before.findByRole('option', { name: 'L' }));
  await before.person.click(await before.findByRole('button', { name: 'OK' }));
  for (const [name, text] of [
    ['Total drained', '1.4'],
    ['Intake per dripper', '0.2'],
  ] as const)
    await before.person.type(await field(before, name), text);
  before.unmount();
  let opened = () => undefined as void;
  const held = new Promise<void>((resolve) => (opened = resolve));
  loadUnfinished.mockImplementation(() => held);
  const screen = await open(`/app/new?plot=${world.plots[0]}`);
  act(() => screen.store.set(dripperMemoryAtom, { [world.plots[0]!]: drippers }));
  await act(async () => opened());
  await expect.poll(async () => (await field(screen, 'Total drained')).value, soon).toBe('1.4');
  expect(screen.getByRole('button', { name: /^L/ })).toBeTruthy();
  expect((await field(screen, 'Intake per dripper')).value).toBe('0.2');
});

test('A draft of another plot does not take over what is typed before it is known; it stays for its plot', async () => {
  const { screen, opened } = await openWithDraft(`/app/new`);
  screen.store.set(lastPlotAtom, world.plots[1]!);
  screen.unmount();
  const again = await open();
  await again.person.type(await field(again, 'Intake EC'), '2.4');
  await act(async () => opened());
  expect((await plotButton(again)).textContent).toContain('Serre 2');
  expect((await field(again, 'Drain EC')).value).toBe('');
  again.unmount();
  const first = await open(`/app/new?plot=${world.plots[0]}`);
  await expect.poll(async () => (await field(first, 'Drain EC')).value, soon).toBe('3.3');
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

test('Remembered drippers that come while somebody stands in their field are replaced by what is typed', async () => {
  release();
  const screen = await open(`/app/new?plot=${world.plots[0]}`);
  await screen.person.click(await screen.findByRole('radio', { name: 'Calculated from drippers' }, soon));
  const count = await field(screen, 'Number of drippers');
  await screen.person.click(count);
  act(() => screen.store.set(dripperMemoryAtom, { [world.plots[0]!]: drippers }));
  await expect.poll(() => count.value, soon).toBe('20');
  await screen.person.keyboard('30');
  expect(count.value).toBe('30');
});

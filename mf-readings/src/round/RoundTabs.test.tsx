// @vitest-environment happy-dom
// One round in two tabs, which share one document here.
import { loadUnfinishedAtom, outboxAtom } from '@seguia/shared/platform';
import { Gateway } from '@seguia/testing/gateway';
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import { roundOf } from './stops/round.ts';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

// Two tabs take twice the steps, and each step takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let world: World;
let person: TestPerson;
let gateway: Gateway;
// Loads the screen's code first; otherwise the first test would also wait for it.
beforeAll(() => import('./RoundScreen.tsx').then(() => undefined));
beforeEach(async () => {
  world = await startWorld();
  person = await world.person();
  gateway = await Gateway.start(world.server.url);
  gateway.answer = (path) => (/readings.[-0-9a-f]{36}$/.test(path) ? { status: 503 } : null);
});
afterEach(async () => {
  localStorage.clear();
  await gateway.close();
  await world.close();
});

/** Waits until the form accepts another press; it ignores a second one within 400 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 450));

async function openTab() {
  const screen = await world.open('/app/round', person, { endpoint: gateway.url });
  const tab = within(screen.container);
  return {
    ...screen,
    at: (plot: string) => tab.findByRole('form', { name: plot }, soon),
    press: async (name: string | RegExp) => screen.person.click(await tab.findByRole('button', { name }, soon)),
    /** Comes back to this tab, which the other tab notices too, and waits until it shows so many readings of the round. */
    comeBack: async (done: number) => {
      fireEvent.focus(window);
      const shownDone = () => tab.queryByRole('progressbar')?.getAttribute('aria-valuenow');
      await expect.poll(shownDone, soon).toBe(`${done}`);
    },
    text: (words: RegExp) => tab.findByText(words, {}, soon),
    type: async (name: string, text: string) => {
      const field = await tab.findByRole('textbox', { name }, soon);
      await screen.person.clear(field);
      await screen.person.type(field, text);
    },
  };
}

test('What another tab has saved of a plot’s reading stays where this one did not change it', async () => {
  const first = await openTab();
  await first.at('Serre 1');
  await first.type('Intake EC', '2');
  await first.type('Drain EC', '3');
  await first.press('Save');
  await first.at('Serre 2');
  await first.press('Previous plot');
  await first.at('Serre 1');
  const second = await openTab();
  await second.at('Serre 2');
  await second.press('Previous plot');
  await second.at('Serre 1');
  await first.type('Intake EC', '2.2');
  await pause();
  await first.press('Save');
  await first.at('Serre 2');
  await second.text(/This reading changed meanwhile/);
  await second.type('Drain EC', '3.2');
  await pause();
  await second.press('Save');
  await second.at('Serre 2');
  await expect
    .poll(() => second.store.get(outboxAtom).at(-1)?.body, soon)
    .toMatchObject({ intakeEc: 2.2, drainEc: 3.2 });
});

test('What one tab has done of the round is done in the other, which goes on from there', async () => {
  const first = await openTab();
  await first.at('Serre 1');
  const second = await openTab();
  await second.at('Serre 1');
  await first.press('Skip');
  await first.at('Serre 2');
  await first.type('Intake EC', '2');
  await first.press('Save');
  await first.at('Serre 3');
  await second.type('Intake EC', '2.1');
  await pause(); // the draft is on the disk
  await second.comeBack(1);
  await second.press('Save');
  await second.at('Serre 3');
  await first.comeBack(2);
  await first.press('Skip');
  expect(await first.findByRole('heading', { name: 'End of the round' })).toBeTruthy();
  first.unmount();
  second.unmount();
  const third = await openTab();
  expect(await third.findByRole('heading', { name: 'End of the round' })).toBeTruthy();
});

test('A round that one tab has finished is not gone on with in the other, which stays where it is', async () => {
  const first = await openTab();
  await first.at('Serre 1');
  await first.type('Intake EC', '2');
  await first.press('Save');
  await first.at('Serre 2');
  const second = await openTab();
  await second.at('Serre 2');
  for (const plot of ['Serre 2', 'Serre 3']) {
    await first.at(plot);
    await first.press('Skip');
  }
  await first.press('Finish');
  await second.comeBack(0);
  await second.press('Skip');
  await second.at('Serre 3');
  const stored = async () => roundOf(await second.store.set(loadUnfinishedAtom));
  await expect.poll(stored, soon).toMatchObject({ plotId: world.plots[2], done: {}, skipped: [world.plots[1]] });
});

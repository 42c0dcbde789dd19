// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { call, saveInstructionAtom } from '@seguia/shared/platform';
import { act, render, type RenderResult, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';
import { PlotInstructions } from './PlotInstructions.tsx';
import { valueKeys } from '../../testing/value-keys.ts';

type Person = Screen['person'];

let world: World;
let grower: TestPerson;
let recorder: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  [grower, recorder] = [await world.person('manager'), await world.person()];
  await world.server.db.deleteFrom('instructions').execute();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

/** The grower gives or changes an instruction on another device. */
async function give(
  text: string,
  { id = newId(), plot = 0, version }: { id?: string; plot?: number; version?: number } = {},
) {
  const precondition = version === undefined ? { 'If-None-Match': '*' as const } : { 'If-Match': `"${version}"` };
  const header = { 'Idempotency-Key': newId(), ...precondition };
  const params = { path: { farmer_id: world.farmId, id }, header };
  const body = { plot_id: world.plots[plot] ?? '', text };
  await call(world.server.apiOf(grower).PUT('/farmers/{farmer_id}/instructions/{id}', { params, body }));
  return id;
}

const rows = () => world.server.db.selectFrom('instructions').selectAll().orderBy('text').execute();

// Specification 10: an instruction is shown at its plot in the round, and ticked off with the reading
test('An instruction is shown at its plot in the round, and is ticked off with the reading that is saved there', async () => {
  await give('Look at dripper 3');
  await give('Clean the probes', { plot: 1 });
  const screen = await world.open('/app/round', recorder);
  await screen.findByRole('form', { name: 'Serre 1' }, soon);
  await screen.person.click(await screen.findByRole('button', { name: 'Done: Look at dripper 3' }));
  expect(await screen.findByRole('button', { name: 'Not done: Look at dripper 3' })).toBeTruthy();
  expect(screen.queryByText('Clean the probes')).toBeNull();
  await screen.person.click(screen.getByRole('textbox', { name: 'Intake EC' }));
  await screen.person.keyboard(
    `${valueKeys({ intakeEc: '2.4', intakePh: '5.8', drainEc: '3.4', drainPh: '6.1' })}{Enter}`,
  );
  await screen.findByRole('form', { name: 'Serre 2' }, soon);
  expect(await screen.findByText('Clean the probes')).toBeTruthy();
  const reading = world.server.db.selectFrom('readings').select('id').where('created_by', '=', recorder.id);
  await expect.poll(async () => (await reading.execute()).length, soon).toBe(1);
  const { id } = await reading.executeTakeFirstOrThrow();
  await expect.poll(rows, soon).toMatchObject([
    { text: 'Clean the probes', done_at: null },
    { text: 'Look at dripper 3', reading_id: id, done_by: recorder.id },
  ]);
  const single = await world.open(`/app/one/${id}`, grower);
  expect(await single.findByText('Look at dripper 3', {}, soon)).toBeTruthy();
  expect(document.body.textContent).toMatch(/Done by Nadia recorder/);
});

test('A single reading shows what is to be done at its plot, and ticked by mistake it is open again', async () => {
  await give('Look at dripper 3');
  const screen = await world.open(`/app/new?plot=${world.plots[0]}`, recorder);
  await screen.person.click(await screen.findByRole('button', { name: 'Done: Look at dripper 3' }, soon));
  await screen.person.click(await screen.findByRole('button', { name: 'Not done: Look at dripper 3' }));
  expect(await screen.findByRole('button', { name: 'Done: Look at dripper 3' })).toBeTruthy();
  await expect.poll(async () => (await rows())[0]?.done_at, soon).toBeNull();
});

test('Who ticked off words that were changed meanwhile sees both, and chooses', async () => {
  const id = await give('Feed to 2.6');
  const screen = await world.open('/app/unsent', recorder);
  await give('Feed to 2.8', { id, version: 1 });
  const order = { plotId: world.plots[0] ?? '', text: 'Feed to 2.6' };
  await act(() => screen.store.set(saveInstructionAtom, id, { ...order, doneAt: 1_780_000_000, readingId: null }));
  const mine = await screen.findByRole('button', { name: 'Keep mine' }, soon);
  expect(document.body.textContent).toMatch(/Here: Feed to 2\.6 \(done\).*On the server: Feed to 2\.8/);
  await screen.person.click(mine);
  expect(await screen.findByText('All sent.', {}, soon)).toBeTruthy();
  await expect.poll(rows, soon).toMatchObject([{ text: 'Feed to 2.8', done_at: 1_780_000_000 }]);
});

/** The grower's screen of a plot's instructions, in French. */
async function openOfPlot() {
  const { store, person } = await world.open('/app/unsent', grower);
  const router = createMemoryRouter([{ path: '/', element: <PlotInstructions plotId={world.plots[0] ?? ''} /> }]);
  const screen = render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return { screen, store, person, router };
}

test.each([
  ['with ×', (keys: Person, screen: RenderResult) => keys.click(screen.getByRole('button', { name: 'Fermer' }))],
  ['with Cancel', (keys: Person, screen: RenderResult) => keys.click(screen.getByRole('button', { name: 'Annuler' }))],
  ['with Back', (_keys: Person, _screen: RenderResult, back: () => Promise<void>) => back()],
])('An instruction that is being written is not lost %s without a question', async (_how, leave) => {
  const { screen, person, router } = await openOfPlot();
  const answer = async (name: string) => {
    const question = await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await person.click(within(question).getByRole('button', { name }));
  };
  await person.click(await screen.findByRole('button', { name: 'Donner une consigne' }, soon));
  await person.type(await screen.findByRole('textbox'), 'Clean the probes');
  const goAway = () => leave(person, screen, () => act(() => router.navigate(-1)));
  await goAway();
  await answer('Annuler');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Clean the probes');
  await goAway();
  await answer('Quitter');
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
});

test('An instruction that is taken back brings up no question about words that were changed', async () => {
  await give('Feed to 2.6');
  const { screen, person } = await openOfPlot();
  await person.click(await screen.findByRole('button', { name: /: Feed to 2.6$/ }, soon));
  await person.type(await screen.findByRole('textbox'), ' or not');
  await person.click(screen.getByRole('button', { name: 'Retirer la consigne' }));
  await expect.poll(() => screen.queryByRole('textbox'), soon).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('New words for an instruction leave the tick that came while they were written', async () => {
  const id = await give('Feed to 2.6');
  const { screen, store, person } = await openOfPlot();
  await person.click(await screen.findByRole('button', { name: /: Feed to 2.6$/ }, soon));
  const text = await screen.findByRole('textbox');
  await person.type(text, ' in the morning');
  const order = { plotId: world.plots[0] ?? '', text: 'Feed to 2.6', doneAt: 1_780_000_000, readingId: null };
  await act(() => store.set(saveInstructionAtom, id, order));
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await expect.poll(rows, soon).toMatchObject([{ text: 'Feed to 2.6 in the morning', done_at: 1_780_000_000 }]);
});

// @vitest-environment happy-dom
import { campaignsAtom, pullAtom } from '@seguia/shared/platform';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Screen } from '@seguia/testing/render-screen';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
beforeAll(async () => {
  // happy-dom says "selectionchange" while the selection is being changed, which React Aria's date fields answer for ever.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {});
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const tooLong = 'A campaign cannot span more than 18 consecutive months.';

/** Types a date as a person does, segment by segment in the English order. */
async function typeDate(screen: Screen, group: string, [year, month, day]: [string, string, string]) {
  const [first] = within(screen.getByRole('group', { name: group })).getAllByRole('spinbutton');
  if (!first) throw new Error(`${group} has no segments`);
  await screen.person.click(first);
  await screen.person.keyboard(`${month}${day}${year}`);
}
const save = (screen: Screen) => screen.person.click(screen.getByRole('button', { name: 'Save' }));
/** Waits until the form accepts another press; it ignores a second one within 400 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 450));
const campaigns = () => world.server.db.selectFrom('campaigns').selectAll().execute();

test('People make a campaign of 18 consecutive months, and land on it', async () => {
  const screen = await world.open('/app/campaign/new', await world.person());
  await screen.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Suivi');
  await typeDate(screen, 'Start date', ['2025', '01', '01']);
  await typeDate(screen, 'End date', ['2026', '06', '30']);
  await screen.person.click(screen.getByRole('radio', { name: 'Only this application' }));
  await save(screen);
  await expect.poll(() => screen.at(), { timeout: 5000 }).toMatch(/^\/app\/campaign\/[\da-f-]{36}$/);
  expect(await campaigns()).toMatchObject([
    { name: 'Suivi', start_date: '2025-01-01', end_date: '2026-06-30', visibility: 'this_app' },
  ]);
});

test('A day more is refused beside the field and in a dialog titled "Error", with the latest end at hand', async () => {
  const before = (await campaigns()).length;
  const screen = await world.open('/app/campaign/new', await world.person());
  await screen.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Trop longue');
  await typeDate(screen, 'Start date', ['2025', '01', '01']);
  await typeDate(screen, 'End date', ['2026', '07', '01']);
  expect(screen.getByText(tooLong)).toBeTruthy();
  await save(screen);
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(within(dialog).getByText(tooLong)).toBeTruthy();
  await screen.person.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await campaigns()).toHaveLength(before);
  await screen.person.click(screen.getByRole('button', { name: /End on June 30, 2026/ }));
  expect(screen.queryByText(tooLong)).toBeNull();
  await pause();
  await save(screen);
  await expect.poll(async () => (await campaigns()).at(-1)?.end_date, { timeout: 5000 }).toBe('2026-06-30');
});

test('Each missing field is named', async () => {
  const screen = await world.open('/app/campaign/new', await world.person());
  await screen.findByRole('textbox', { name: 'Name' });
  await save(screen);
  expect(await screen.findByText('Give the campaign a name.')).toBeTruthy();
  expect(screen.getByText('Enter the start date.')).toBeTruthy();
  expect(screen.getByText('Enter the end date.')).toBeTruthy();
});

test('A campaign that somebody changed meanwhile is not overwritten: the dialog says so and the form stays', async () => {
  const id = await world.addCampaign({ name: 'Rose' });
  const screen = await world.open(`/app/campaign/edit/${id}`, await world.person());
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await world.server.db.updateTable('campaigns').set({ version: 2, name: 'Rose 2' }).where('id', '=', id).execute();
  await screen.person.type(name, ' rouge');
  await save(screen);
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(dialog.textContent).toContain('Somebody has changed it meanwhile.');
  await screen.person.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect((name as HTMLInputElement).value).toBe('Rose rouge');
});

/** Changes a campaign as somebody does on another device. */
async function changeElsewhere(id: string) {
  const { farmer_id } = await world.server.db.selectFrom('campaigns').select('farmer_id').executeTakeFirstOrThrow();
  await world.server.apiOf(await world.person()).PUT('/farmers/{farmer_id}/campaigns/{id}', {
    params: { path: { farmer_id, id }, header: { 'If-Match': '"1"', 'Idempotency-Key': id } },
    body: { name: 'Fraise', start_date: '2026-05-01', end_date: '2026-09-30', visibility: 'all_apps' },
  });
}

test('Nor is one whose newer version came to this device while the form was open', async () => {
  const id = await world.addCampaign({ name: 'Fraise' });
  const screen = await world.open(`/app/campaign/edit/${id}`, await world.person());
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await changeElsewhere(id);
  await act(() => screen.store.set(pullAtom));
  await screen.person.type(name, ' 2026');
  await save(screen);
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(dialog.textContent).toContain('Somebody has changed it meanwhile.');
  expect((await campaigns()).at(-1)).toMatchObject({ name: 'Fraise', end_date: '2026-09-30' });
});

test('Who opens the form again after that finds what somebody else wrote', async () => {
  const id = await world.addCampaign({ name: 'Fraise' });
  const screen = await world.open(`/app/campaign/edit/${id}`, await world.person());
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await changeElsewhere(id);
  await screen.person.type(name, ' 2026');
  await save(screen);
  await screen.findByRole('alertdialog', { name: 'Error' });
  const onDevice = () => screen.store.get(campaignsAtom)?.find((campaign) => campaign.id === id)?.endDate;
  await expect.poll(onDevice, { timeout: 5000 }).toBe('2026-09-30');
});

test('What this form has saved itself is nobody else’s change, whatever is typed after its answer was lost', async () => {
  const id = await world.addCampaign({ name: 'Melon' });
  const screen = await world.open(`/app/campaign/edit/${id}`, await world.person());
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await screen.person.type(name, ' vert ');
  const { fetch: network } = globalThis;
  const lose = async (...call: Parameters<typeof network>) => {
    const answer = await network(...call);
    if (answer.status === 200 && (await campaigns()).some((campaign) => campaign.name === 'Melon vert')) {
      vi.mocked(globalThis.fetch).mockRestore();
      throw new TypeError('The answer is lost');
    }
    return answer;
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(lose);
  await save(screen);
  await screen.person.click(await screen.findByRole('button', { name: 'OK' }));
  await act(() => screen.store.set(pullAtom));
  await screen.person.type(name, '2026');
  await pause();
  await save(screen);
  await expect.poll(() => screen.at(), { timeout: 5000 }).toBe(`/app/campaign/${id}`);
  expect((await campaigns()).find((campaign) => campaign.id === id)?.name).toBe('Melon vert 2026');
});

test('A viewer finds words instead of a form', async () => {
  const screen = await world.open('/app/campaign/new', await world.person('viewer'));
  expect(await screen.findByText('Your role does not allow changing campaigns.')).toBeTruthy();
});

// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Gateway } from '@seguia/testing/gateway';
import { expectQuestionBeforeLeaving, type Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const limits = (screen: Screen, measure: string) => within(screen.getByRole('group', { name: measure }));

test('A manager sets a band, and it shows on the plot', async () => {
  const screen = await world.open('/app/bands', await world.person('manager'));
  const plot = await screen.findByRole('region', { name: 'Serre 1' });
  await screen.person.click(within(plot).getByRole('button', { name: /Add a band/ }));
  await screen.findByRole('heading', { level: 1, name: 'New target band' });
  await screen.person.type(limits(screen, 'Intake EC').getByRole('textbox', { name: 'Low' }), '2,8');
  await screen.person.type(limits(screen, 'Intake EC').getByRole('textbox', { name: 'High' }), '1,8');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await expectQuestionBeforeLeaving(screen);
  expect(screen.getAllByText('High must be above low.').length).toBeGreaterThan(0);
  await screen.person.clear(limits(screen, 'Intake EC').getByRole('textbox', { name: 'Low' }));
  await screen.person.type(limits(screen, 'Intake EC').getByRole('textbox', { name: 'Low' }), '1,2');
  await new Promise((resolve) => setTimeout(resolve, 450));
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  const card = await screen.findByRole('heading', { level: 3, name: 'Tomate Torry' }, soon);
  expect(card.closest('section')?.textContent).toMatch(/Intake EC.*1\.20.* to .*1\.80.* mS\/cm/);
});

test('An impossible limit names what is possible, each number with its unit in one piece, which Arabic does not reorder', async () => {
  const screen = await world.open('/app/bands', await world.person('manager'));
  const plot = await screen.findByRole('region', { name: 'Serre 1' });
  await screen.person.click(within(plot).getByRole('button', { name: /Add a band/ }));
  await screen.findByRole('heading', { level: 1, name: 'New target band' });
  const difference = limits(screen, 'EC difference (drain less intake)');
  await screen.person.type(difference.getByRole('textbox', { name: 'High' }), '25');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  const message = await difference.findByText('20 mS/cm', { selector: 'bdi' });
  expect([...message.parentElement!.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    '-20',
    '20\u00A0mS/cm',
  ]);
});

test.each(['band', 'plot', 'stages'])(
  'An address whose %s does not exist shows the 404 page, not an empty form',
  async (what) => {
    const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await world.open(`/app/bands?${what}=${newId()}`, await world.person('manager'));
    expect(await screen.findByText('404 Not Found', {}, soon)).toBeTruthy();
    onError.mockRestore();
  },
);

test('An address whose band does not exist shows the list if the server cannot say what there is', async () => {
  const gateway = await Gateway.start(world.server.url);
  gateway.answer = (path) => (path.includes('/target-bands') ? { status: 503 } : null);
  const device = { endpoint: gateway.url, fetched: false };
  const screen = await world.open(`/app/bands?band=${newId()}`, await world.person('manager'), device);
  await expect.poll(() => screen.at(), soon).toBe('/app/bands');
  await gateway.close();
});

test('A recorder sees the bands and no way to change them', async () => {
  const screen = await world.open('/app/bands', await world.person('recorder'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Tomate Torry' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add a band/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tomate Torry' })).toBeNull();
});

/** Types the fourth of March of a year into the parts of a date. */
async function typeDay(screen: Screen, group: string, year: string) {
  const parts = within(screen.getByRole('group', { name: group }));
  for (const [name, typed] of [
    [/^day/, '04'],
    [/^month/, '03'],
    [/^year/, year],
  ] as const) {
    await screen.person.click(parts.getByRole('spinbutton', { name }));
    await screen.person.keyboard(typed);
  }
}

test('The list of problems names the limit of each problem, also where several limits have the same problem', async () => {
  const screen = await world.open(`/app/bands?plot=${world.plots[1]}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'New target band' });
  const type = async (measure: string, edge: string, text: string) => {
    const field = limits(screen, measure).getByRole('textbox', { name: edge });
    await screen.person.clear(field);
    await screen.person.type(field, text);
  };
  for (const measure of ['Intake EC', 'Drain EC', 'Drain pH']) {
    await type(measure, 'Low', '5');
    await type(measure, 'High', '4');
  }
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  const lines = () =>
    [...screen.getByRole('alert').querySelectorAll('li')]
      .map(({ textContent }) => textContent)
      .filter((line) => line !== 'Choose a variety.');
  expect(lines()).toEqual([
    'Intake EC · High – High must be above low.',
    'Drain EC · High – High must be above low.',
    'Drain pH · High – High must be above low.',
  ]);
  await type('Intake EC', 'High', '6');
  expect(lines()).toEqual(['Drain EC · High – High must be above low.', 'Drain pH · High – High must be above low.']);
});

test('The problems of a band lead to its days, and to where a limit can be typed', async () => {
  const plot = world.plots[2]!;
  await world.plant(plot);
  const screen = await world.open(`/app/bands?plot=${plot}`, await world.person('manager'));
  await screen.findByRole('heading', { level: 1, name: 'New target band' });
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.person.click(screen.getByRole('button', { name: 'Enter at least one limit.' }));
  expect(document.activeElement).toBe(limits(screen, 'Intake EC').getByRole('textbox', { name: 'Low' }));
  await typeDay(screen, 'Last day', '2019');
  await screen.person.click(screen.getByRole('button', { name: /The last day must come/ }));
  expect(screen.getByRole('group', { name: 'Last day' }).contains(document.activeElement)).toBe(true);
});

// Specification 10: a proposal fills the form with one tap, and can be taken back
test('A manager notes the stages of a planting, and takes what its stage proposes for a band', async () => {
  const plot = world.plots[1] ?? '';
  await world.plant(plot);
  const screen = await world.open('/app/bands', await world.person('manager'));
  await screen.person.click(await screen.findByRole('button', { name: 'Stages Serre 2' }));
  await screen.findByRole('heading', { level: 1, name: 'Stages of the crop' });
  await typeDay(screen, 'First harvest', '2019');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.person.click(screen.getByRole('button', { name: /^First harvest: Before planting/ }));
  expect(screen.getByRole('group', { name: 'First harvest' }).contains(document.activeElement)).toBe(true);
  await typeDay(screen, 'First harvest', '2020');
  await expectQuestionBeforeLeaving(screen);
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  const section = await screen.findByRole('region', { name: 'Serre 2' }, soon);
  expect(section.textContent).toMatch(/First harvest since 3\/4\/20/);

  await screen.person.click(within(section).getByRole('button', { name: /Add a band/ }));
  const low = () => limits(screen, 'Intake EC').getByRole<HTMLInputElement>('textbox', { name: 'Low' });
  await screen.person.type(low(), '1,1');
  await screen.person.click(screen.getByRole('button', { name: 'As proposed for first harvest' }));
  expect(low().value).toBe('2.4');
  await screen.person.click(screen.getByRole('button', { name: 'Back to what I typed' }));
  expect(low().value).toBe('1,1');
  await screen.person.click(screen.getByRole('button', { name: 'As proposed for first harvest' }));
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  const saved = await screen.findByRole('region', { name: 'Serre 2' }, soon);
  expect(saved.textContent).toMatch(/EC difference \(drain less intake\).*0\.50.* to .*1\.50/);
});

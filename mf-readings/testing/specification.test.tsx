// @vitest-environment happy-dom
// Sentences about the reading form, in the specification's own words.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from './farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

async function openForm(locale = 'en'): Promise<Screen> {
  const path = `/app/new?plot=${world.plots[0]}`;
  const screen = await world.open(path, await world.person(), { locale });
  await expect.poll(() => screen.queryAllByRole('group').length, soon).toBeGreaterThan(1);
  return screen;
}

test('Changing the dripper unit brings up an informational dialog', async () => {
  const screen = await openForm();
  await screen.person.click(screen.getByRole('radio', { name: 'Calculated from drippers' }));
  await screen.person.click(screen.getByRole('button', { name: /Unit$/ }));
  await screen.person.click(await screen.findByRole('option', { name: /^(cL|centilitre)/i }));
  const dialog = await screen.findByRole('alertdialog', { name: /unit changed/i });
  expect(dialog.textContent).toMatch(/mL.*cL/);
});

test('Changing the intake per dripper brings up an informational dialog', async () => {
  const screen = await openForm();
  await screen.person.click(screen.getByRole('radio', { name: 'Calculated from drippers' }));
  const field = screen.getByRole('textbox', { name: 'Intake per dripper' });
  await screen.person.type(field, '100');
  await screen.person.tab();
  await screen.person.clear(field);
  await screen.person.type(field, '120');
  await screen.person.tab();
  const dialog = await screen.findByRole('alertdialog', { name: 'Intake per dripper changed' });
  expect(dialog.textContent).toMatch(/100.*120/);
});

test.each([
  ['fr', 'La date ne peut pas être dans le futur'],
  ['en', 'The date cannot be in the future, please choose a valid date.'],
  ['es', 'La fecha no puede estar en el futuro'],
  ['pt', 'A data não pode estar no futuro'],
  ['pl', 'Data nie może być w przyszłości'],
  ['ar-MA', 'لا يمكن أن يكون التاريخ في المستقبل'],
])('A date in the future is refused in %s, in the specified words', async (locale, words) => {
  const screen = await openForm(locale);
  const [date] = screen.getAllByRole('group');
  const parts = [...date!.querySelectorAll('[role=spinbutton]')] as HTMLElement[];
  const year = parts.find((part) => /^\d{4}$/.test(part.textContent ?? ''))!;
  year.focus();
  await screen.person.keyboard('2099');
  await screen.person.type(screen.getAllByRole('textbox')[0]!, '2');
  await screen.person.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => document.body.textContent, soon).toContain(words);
  expect(parts).toContain(document.activeElement);
});

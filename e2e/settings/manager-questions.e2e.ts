// Three questions of a manager in the morning, each answered from Today on a phone, with the taps counted and the time noted.
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
import { patience, Person } from './counted-taps.ts';

const { textOf } = translationIn('fr');

test.use({ account: 'manager' });

test('how the farm is, who recorded and corrected, and who works here are at most two taps from Today', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const manager = Person.at(page);
  const answers: string[] = [];
  /** Opens Today, follows the manager to the answer, and compares the taps that it took. */
  const findAnswer = async (question: string, taps: number, answer: () => Promise<void>) => {
    await page.goto('/app');
    await manager.isIn();
    const before = manager.taps;
    const began = Date.now();
    await test.step(question, answer);
    expect(manager.taps - before).toBe(taps);
    answers.push(`${question}: ${taps} taps, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };

  await findAnswer('How is the farm today, plot by plot?', 0, async () => {
    await expect(page.getByText(/^12 parcelles\s: \d+ hors cible/)).toBeVisible(patience);
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(12);
  });

  await findAnswer('Who recorded, and what was corrected?', 2, async () => {
    await manager.tap(manager.farmPage('campaigns.certification.title'));
    await manager.press('campaigns.certification.prepare');
    await expect(page.getByText(/[1-9]\d* relevés · \d+ corrections? · [1-9]\d* personnes?/)).toBeVisible(patience);
  });

  await findAnswer('Who works on the farm, and when were they last here?', 1, async () => {
    await manager.tap(manager.farmPage('settings.people.title'));
    const people = page.getByRole('list', { name: textOf('settings.people.members'), exact: true });
    await expect(people.getByRole('listitem')).toHaveCount(3, patience);
    await expect(people.getByRole('listitem').filter({ hasText: 'Malika Benali' })).toContainText(
      textOf('settings.people.you'),
    );
  });

  console.log(answers.join('\n'));
});

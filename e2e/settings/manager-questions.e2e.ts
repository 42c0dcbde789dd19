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
  await manager.findAnswers([
    {
      question: 'How is the farm today, plot by plot?',
      taps: 0,
      answer: async () => {
        await expect(page.getByText(/^12 parcelles\s: \d+ hors cible/)).toBeVisible(patience);
        const plots = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
        await expect(plots).toHaveCount(12);
      },
    },
    {
      question: 'Who recorded, and what was corrected?',
      taps: 2,
      answer: async () => {
        await manager.tap(manager.farmPage('campaigns.certification.title'));
        await manager.press('campaigns.certification.prepare');
        await expect(page.getByText(/[1-9]\d* relevés · \d+ corrections? · [1-9]\d* personnes?/)).toBeVisible(patience);
      },
    },
    {
      question: 'Who works on the farm, and when were they last here?',
      taps: 1,
      answer: async () => {
        await manager.tap(manager.farmPage('settings.people.title'));
        const people = page.getByRole('list', { name: textOf('settings.people.members'), exact: true });
        await expect(people.getByRole('listitem')).toHaveCount(3, patience);
        await expect(people.getByRole('listitem').filter({ hasText: 'Malika Benali' })).toContainText(
          textOf('settings.people.you'),
        );
      },
    },
  ]);
});

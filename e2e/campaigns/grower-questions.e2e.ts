// The questions of a grower in the morning, each answered from Today on a phone, with the taps counted and the time noted.
import { expect } from '@playwright/test';
import { patience, Person } from '../settings/counted-taps.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const { textOf, like } = translationIn('fr');

test.use({ account: 'manager' });

test('what to do today, how a plot does, whether it is better than last season, and whether drain followed light are at most three taps from Today', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const grower = Person.at(page);
  const out = page.getByRole('list', { name: textOf('readings.board.out'), exact: true });
  const verdict = page.getByRole('list', { name: textOf('campaigns.compared.title'), exact: true });
  /** Opens the first plot of the board. The board knows all plots once it has counted them. */
  const openPlot = async () => {
    await expect(page.getByText(/^12 parcelles\s: \d+ hors cible/)).toBeVisible(patience);
    await grower.tap(out.getByRole('link').first());
  };

  await grower.findAnswers([
    {
      question: 'Which plots are out of their target, and what is to be done there?',
      taps: 0,
      answer: async () => {
        const plot = out.getByRole('listitem').first();
        await expect(plot.getByRole('paragraph').first()).toHaveText(/\p{L}.*\.$/u, patience);
        await expect(plot.getByRole('button', { name: textOf('readings.instruction.give') })).toBeVisible(patience);
      },
    },
    {
      question: 'How did this plot do in the last seven days?',
      taps: 1,
      answer: async () => {
        await openPlot();
        await expect(page.getByText(/EC de drainage (a |est |plus )/).first()).toBeVisible(patience);
        await expect(page.getByRole('radio', { name: '7 jours' })).toBeChecked();
      },
    },
    {
      question: 'Is this plot better than last season?',
      taps: 2,
      answer: async () => {
        await openPlot();
        await grower.press('campaigns.week.yearAgo');
        await expect(verdict.getByRole('listitem').first()).toHaveText(
          /en moyenne(?: par volume)?, contre .*\(.*\)/,
          patience,
        );
      },
    },
    {
      question: 'Is the farm better than last season?',
      taps: 3,
      answer: async () => {
        await grower.goTo('campaigns.part');
        await grower.tap(
          page
            .getByRole('main')
            .getByRole('link', { name: /Tomate/ })
            .first(),
        );
        await grower.press('campaigns.compared.ask');
        await expect(verdict.getByRole('listitem').first()).toHaveText(
          /en moyenne(?: par volume)?, contre .*\(.*\)/,
          patience,
        );
      },
    },
    {
      question: 'Did drain follow the light?',
      taps: 1,
      answer: async () => {
        await openPlot();
        const answers = ['rises', 'level', 'falls'].map((id) => like(`campaigns.drainByLight.${id}`).source);
        await expect(page.getByText(new RegExp(answers.join('|')))).toBeVisible(patience);
      },
    },
  ]);
});

// A manager adds the stages of a crop, accepts what a stage proposes, and sees the EC difference against its target, by stage.
import { expect } from '@playwright/test';
import { onFarm } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({
  account: 'manager',
  demo: 'whole',
  // A separate server, because what is set here would change what other journeys read.
  serverSettings: { TEST_CLOCK_AHEAD: String(Number(process.env['TEST_CLOCK_AHEAD'])) },
});

const { textOf } = translationIn('en');
const patience = { timeout: 30_000 };

// Specification 10: a manager notes a stage, takes its bands and reads the difference against its target by stage
test('a manager notes a stage, takes its proposed bands, and reads the difference against its target by stage', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const plot = device.plot('Serre 3');
  const { date: today } = onFarm();
  const [year = '', month = '', day = ''] = today.split('-');

  await page.goto(`/en/app/plot/${plot}`);
  await page.getByRole('link', { name: textOf('campaigns.week.editStages') }).click();
  await expect(page.getByRole('heading', { level: 1, name: textOf('readings.stages.title') })).toBeVisible();
  const topped = page.getByRole('group', { name: textOf('readings.stage.topped'), exact: true });
  for (const [part, typed] of [
    ['month', month],
    ['day', day],
    ['year', year],
  ] as const)
    await topped.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).pressSequentially(typed);
  await page.getByRole('button', { name: textOf('readings.band.save'), exact: true }).click();
  const section = page.getByRole('region', { name: 'Serre 3', exact: true });
  await expect(section.getByText(/^Topped since/)).toBeVisible(patience);

  const band = (await device.targetBands()).find(
    ({ plot_id: id, from, to }) => id === plot && from <= today && (to === null || today <= to),
  );
  await page.goto(`/en/app/bands?band=${band?.id}`);
  const proposals = page.getByRole('group', { name: textOf('readings.proposals.title'), exact: true });
  await proposals.getByRole('button', { name: textOf('readings.stage.topped'), exact: true }).click();
  await expect(proposals.getByRole('status')).toHaveText(textOf('readings.proposals.taken'));
  const difference = page.getByRole('group', { name: textOf('readings.measure.ecDifference'), exact: true });
  await expect(difference.getByRole('textbox', { name: textOf('readings.band.high') })).toHaveValue('1.5');
  await difference.getByRole('textbox', { name: textOf('readings.band.high') }).fill('1,25');
  await page.getByRole('button', { name: textOf('readings.band.save'), exact: true }).click();
  await expect(page.getByText(textOf('readings.band.done'))).toBeVisible();
  await expect(section.getByText(/0\.50.*to.*1\.25/)).toBeVisible();

  const campaign = (await device.campaigns()).find(({ name }) => name === 'Suivi 18 mois');
  await page.goto(`/en/app/campaign/${campaign?.id}/plot/${plot}`);
  await expect(page.getByText(/Target of the difference: .*0\.50.* to .*1\.25.*\(by stage: /)).toBeVisible(patience);
  const graph = page.locator('[data-panel="difference"] svg[role="img"]');
  await expect(graph.locator('rect[width]').first()).toBeAttached();
});

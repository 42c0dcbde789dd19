// Every list is fetched again when a finger pulls it down. One walk visits all lists, so a new screen must say here whether it has one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { arrive } from '../support/arrive.ts';
import { OtherDevice } from '../support/other-device.ts';
import { follow } from '../support/person.ts';
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { touch, way } from '../support/touch.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

const { textOf } = translationIn('en');
const form = 'a form: pulling would fetch what is being typed over';

/** The screens with a route but without a list from the server, each with the reason. */
const withoutList: Record<string, string> = {
  '/login': form,
  '/start': 'words and links',
  '/server': form,
  '/password-forgot': form,
  '/app/import': 'a form, and what the server alone keeps',
  '/join': form,
  '/set-up': form,
  '/app/new': form,
  '/app/edit/:id': form,
  '/app/round': form,
  '/app/campaign/new': form,
  '/app/campaign/edit/:id': form,
  '/app/settings': 'what this device is set to',
  '/app/settings/morning-mail': 'one setting',
  '/app/farm/log': form,
  '/app/farm/labels': 'what is to be printed',
  '/app/at/:farm/:plot': 'a label, which leads on to its plot',
  '/app/settings/password': form,
};

/** The lists, by route; `Deleted readings` is a sheet of the history. */
const lists = [
  '/farmers',
  '/app',
  '/app/last',
  '/app/history',
  '/app/one/:id',
  '/app/unsent',
  '/app/bands',
  '/app/plot/:plot_id',
  '/app/water',
  '/app/campaign',
  '/app/campaign/:id',
  '/app/campaign/:id/plot/:plot_id',
  '/app/campaign/:id/plot/:plot_id/crop-type/:crop_type_id',
  '/app/settings/devices',
  '/app/farm/plots',
  '/app/farm/crops',
  '/app/farm/meters',
  '/app/farm/meters/:id',
  '/app/farm/people',
];

// Specification 2: pull-to-refresh: no list without it
test('every routed screen has a list to pull, or gives the reason why not', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const routes = globSync('mf-*/src/feature.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route),
  );
  expect([...lists, ...Object.keys(withoutList)].toSorted()).toEqual(routes.toSorted());
});

// Specification 2: pull-to-refresh on every list
test('a finger pulls every list down and fetches it afresh', async ({ page, world }) => {
  test.setTimeout(150_000);
  const area = page.locator('[data-pull]').last();
  const device = await OtherDevice.of(world.api, 'manager');
  const plot = device.plot('Serre 1');
  const [reading] = await device.mine(1);
  const meter = await device.retiredMeter();
  const campaign = (await device.campaigns()).find(({ name }) => name === 'Suivi 18 mois');
  await page.goto(`/en/app/campaign/${campaign?.id}`);
  const variety = page.getByRole('main').locator(`a[href*="plot/${plot}/crop-type"]`).first();
  const cropType = (await variety.getAttribute('href'))?.split('/').at(-1) ?? '';
  const addressOf = (route: string) =>
    route
      .replace('/one/:id', `/one/${reading?.id}`)
      .replace('/meters/:id', `/meters/${meter}`)
      .replace(':id', campaign?.id ?? '')
      .replace(':plot_id', plot)
      .replace(':crop_type_id', cropType);
  for (const route of lists) {
    await test.step(route, async () => {
      await goOn(addressOf(route));
      await pullDown();
    });
  }
  await test.step('deleted readings', async () => {
    await goOn('/app/history');
    await page.getByRole('button', { name: textOf('readings.history.deleted') }).tap();
    await arrive(page, page.getByRole('dialog'));
    await pullDown();
  });

  /** Follows a link to the next list, and waits until the previous list is gone. */
  async function goOn(route: string): Promise<void> {
    const before = await area.elementHandle();
    await follow(page, `/en${route}`);
    await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  }

  async function pullDown(): Promise<void> {
    await expect(area).toHaveAttribute('data-state', 'idle', { timeout: 20_000 });
    await expect(area.locator('[aria-busy]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
    const box = await area.boundingBox();
    const from = { x: 150, y: (box?.y ?? 0) + 20 };
    const status = area.locator('> div > [aria-live]').first();
    await touch(page, way(from, { x: from.x, y: from.y + 60 }), {
      held: () => expect(status).toHaveText(textOf('ui.pull.pulling')),
    });
    await expect(area).toHaveAttribute('data-state', 'idle');
    const request = page.waitForRequest((request) => request.url().startsWith(`${world.api.url}/v2/`));
    await touch(page, way(from, { x: from.x, y: from.y + 200 }), {
      held: () => expect(status).toHaveText(textOf('ui.pull.release')),
    });
    await expect(area).toHaveAttribute('data-state', /success|up-to-date/);
    await request;
  }
});

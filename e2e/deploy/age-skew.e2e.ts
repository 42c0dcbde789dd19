// Apps of two ages, in a browser, on today's data server: as old as the oldest supported data server, and the oldest with files and photos. The
// reverse is another-age.e2e.ts. Needs PROOF=1 (`pnpm proof skew`), the registry for the packages of then, and the history that a shallow
// clone lacks.
import { expect } from '@playwright/test';
import { hasCommit, oldestServer } from '../../tools/recipes/other-server.ts';
import { follow, go, openFarm, syncStatus } from '../support/person.ts';
import { OtherDevice } from '../support/other-device.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { WebServer } from '../support/world.ts';
import { addPhoto, drawCampaign, importFile, oldestWithFiles, removeSite, siteOf } from './ages.ts';

test.use({ account: 'nobody' });

const apps = ['shell', 'mf-auth', 'mf-readings', 'mf-campaigns'];
for (const [age, commit, hasFiles, [saved, changed, ofRound]] of [
  ['a year old', oldestServer, false, [2.37, 2.38, 2.36]],
  ['of the first photos', oldestWithFiles, true, [2.47, 2.48, 2.46]],
] as const) {
  const parts = hasFiles ? ', imports a file and takes a photo' : '';
  test(`an app ${age} saves, changes, walks a round${parts} and draws a campaign on today’s data server, and everything is sent`, async ({
    browser,
    world,
  }) => {
    test.skip(!isProof || !hasCommit(commit), `Needs PROOF=1 and the commit ${commit}`);
    test.setTimeout(900_000);
    const site = siteOf(commit, apps);
    const web = await WebServer.start(site);
    const page = await browser.newPage({
      baseURL: web.url,
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
    });
    const server = await OtherDevice.of(world.api, 'manager');
    const value = (name: string) => page.getByRole('textbox', { name });
    const save = () => page.getByRole('button', { name: 'Save' }).click();
    /** Waits for a reading with this EC on the server, and for the app to know that it is there. */
    const sent = async (ec: number) => {
      const found = async () => (await server.mine(5)).some((reading) => reading.intake_ec === ec);
      await expect.poll(found, { timeout: 30_000 }).toBe(true);
      await expect(syncStatus(page)).toHaveText('All sent', { timeout: 20_000 });
    };
    await openFarm(page, world, 'manager');

    await test.step('a reading is saved', async () => {
      await go(page, 'New reading');
      await value('Intake EC').fill(String(saved));
      await value('Drain pH').fill('6.1');
      if (hasFiles) await addPhoto(page);
      await save();
      await sent(saved);
    });

    const own = page.getByRole('list', { name: 'Readings' }).getByRole('listitem');
    await test.step('it is changed, and the emptied value is gone on the server', async () => {
      await go(page, 'Latest');
      await own
        .filter({ hasText: String(saved) })
        .getByRole('link')
        .first()
        .click();
      await page
        .getByRole('link', { name: 'Edit' })
        .or(page.getByRole('button', { name: 'Edit' }))
        .click();
      await value('Intake EC').fill(String(changed));
      await value('Drain pH').fill('');
      await save();
      await sent(changed);
      await page.reload();
      await go(page, 'Latest');
      await expect(own.filter({ hasText: String(changed) })).toHaveCount(1);
      await expect(own.filter({ hasText: String(changed) })).not.toContainText('6.1');
    });

    await test.step('a stop of the round is saved', async () => {
      await follow(page, '/en/app/round');
      await value('Intake EC').fill(String(ofRound));
      await page
        .getByRole('button', { name: /^(Save|Next)/ })
        .first()
        .click();
      await sent(ofRound);
    });

    await test.step('the server has the changed reading and the round’s', async () => {
      const values = (await server.mine(5)).map((reading) => [reading.intake_ec, reading.drain_ph, reading.version]);
      expect(values.map(([ec, , version]) => [ec, version])).toContainEqual([ofRound, 1]);
      expect(values).toContainEqual([changed, null, 2]);
    });

    if (hasFiles) {
      await test.step('the photo is with its reading', async () => {
        const { id } = (await server.mine(5)).find((reading) => reading.intake_ec === changed)!;
        await expect.poll(async () => (await server.photos(id)).length, { timeout: 30_000 }).toBe(1);
      });
      await test.step('a file is imported', () => importFile(page, 'of-then.csv'));
    }

    await test.step('a campaign is drawn', () => drawCampaign(page));

    await test.step('nothing waits to be sent or corrected', async () => {
      await follow(page, '/en/app/unsent');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(syncStatus(page)).toHaveText('All sent', { timeout: 20_000 });
      await expect(page.getByText('Not accepted')).toHaveCount(0);
    });
    await page.close();
    await web.stop();
    removeSite(site);
  });
}

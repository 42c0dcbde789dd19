// Walks past everything that a manager at the demo's main farm can see: each screen of the app, and what opens on it.
import { arrive } from './arrive.ts';
import { yesterday } from './farm-clock.ts';
import { OtherDevice, type WireCampaign } from './other-device.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { openings, type Subjects, typeMeasures } from './openings.ts';
import { follow } from './person.ts';
import { isProof } from './proof.ts';
import type { World } from './world.ts';
import type { Translation } from './translation.ts';
import { wrongFieldIsInSight } from './looks/wrong-field.ts';

/** Looks at the page in its current state; `what` says where the walk is. */
type Look = (page: Page, what: string) => Promise<void>;

/**
 * The parts of a walk for a logged-in person. What the app says without network appears on screens that the other parts visit anyway, so
 * only the proofs walk 'offline'.
 */
export const walkedParts = isProof ? (['screens', 'opened', 'offline'] as const) : (['screens', 'opened'] as const);

export class Tour {
  readonly #page: Page;
  readonly #world: World;
  readonly #translation: Translation;
  readonly #look: Look;

  constructor(page: Page, world: World, translation: Translation, look: Look) {
    this.#page = page;
    this.#world = world;
    this.#translation = translation;
    this.#look = look;
  }

  /** Visits the pages of the app, each recognised by its heading. */
  async screens(): Promise<void> {
    const { textOf } = this.#translation;
    const device = await OtherDevice.of(this.#world.api, 'manager');
    const plot = device.plot('Serre 1');
    const meter = await device.retiredMeter(); // before the page opens and fetches the farm's lists
    const { reading, campaign } = await this.#subjects(device);
    const missing = textOf('shell.error.notFound');
    for (const [path, heading] of [
      ['/app', textOf('readings.today.title')],
      ['/app/new', textOf('readings.form.newTitle')],
      ['/app/last', new RegExp(`${textOf('readings.latest.mine')}|${textOf('readings.latest.all')}`)],
      ['/app/history', textOf('readings.history.title')],
      ['/app/round', textOf('readings.round.title')],
      ['/app/unsent', textOf('readings.unsent.title')],
      ['/app/bands', textOf('readings.bands.title')],
      [`/app/bands?plot=${plot}`, textOf('readings.band.create')],
      [`/app/bands?stages=${plot}`, textOf('readings.stages.title')],
      ['/app/water', textOf('readings.water.title')],
      ['/app/import', textOf('readings.imports.title')],
      [`/app/plot/${plot}`, 'Serre 1'],
      [`/app/one/${reading}`, 'Serre 1'],
      [`/app/edit/${reading}`, textOf('readings.form.editTitle')],
      ['/app/campaign', textOf('campaigns.list.title')],
      ['/app/campaign/new', textOf('campaigns.new.title')],
      [`/app/campaign/${campaign.id}`, campaign.name],
      [`/app/campaign/edit/${campaign.id}`, textOf('campaigns.edit.title')],
      [`/app/campaign/${campaign.id}/plot/${plot}`, 'Serre 1'],
      [await this.#cropType(campaign), ' · '],
      ['/app/settings', textOf('settings.title')],
      ['/app/settings/password', textOf('settings.password.title')],
      ['/app/settings/devices', textOf('settings.sessions.title')],
      ['/app/settings/morning-mail', textOf('settings.morningMail.title')],
      ['/app/farm/log', textOf('campaigns.certification.title')],
      ['/app/farm/plots', textOf('settings.plots.title')],
      ['/app/farm/crops', textOf('settings.crops.title')],
      ['/app/farm/meters', textOf('settings.meters.title')],
      [`/app/farm/meters/${meter}`, 'Ancien stylo'],
      ['/app/farm/people', textOf('settings.people.title')],
      ['/farmers', textOf('auth.farms.title')],
      ['/app/nowhere', missing],
    ] as const) {
      await this.#follow(path, heading);
      await this.#look(this.#page, path);
    }
    await this.#go('/nowhere', missing);
    await this.#look(this.#page, '/nowhere');
  }

  /** Opens sheets, dialogs and menus, and makes forms say what is wrong. */
  async opened(): Promise<void> {
    const page = this.#page;
    const device = await OtherDevice.of(this.#world.api, 'manager');
    let at = '';
    for (const { path, what, open, shown } of openings(page, this.#translation, await this.#subjects(device))) {
      // The app is not loaded again: what was opened before closes with Escape, or with its page.
      if (path === at) await page.keyboard.press('Escape');
      else await this.#follow(path, '');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
      await open();
      await arrive(this.#page, shown);
      await this.#look(page, `${path}, ${what}`);
      at = path;
    }
  }

  /** Shows a reading that is not sent yet and how the app speaks about it, and sends it at the end. */
  async offline(): Promise<void> {
    const { textOf } = this.#translation;
    const page = this.#page;
    const main = page.getByRole('navigation', { name: textOf('shell.nav.main') });
    // By its beginning, because texts may be lengthened.
    const chip = (id: string) => page.getByRole('link', { name: new RegExp(`^${this.#translation.like(id).source}`) });
    const unsent = chip('shell.sync.open').or(chip('shell.sync.openSent'));
    const settings = main.getByRole('link', { name: textOf('settings.part') });
    // Loads once what is needed without network, as the service worker would have done.
    await this.#go('/app/settings');
    await unsent.click();
    await arrive(this.#page, this.#heading(textOf('readings.unsent.title')));
    await main.getByRole('link', { name: textOf('readings.nav.newReading') }).click();
    await arrive(this.#page, this.#heading(textOf('readings.form.newTitle')));
    await page.context().setOffline(true);
    const mark = this.#translation.locale === 'en' ? '.' : ',';
    await typeMeasures(page, this.#translation, { intakeEc: `2${mark}47`, intakePh: `5${mark}8` });
    const save = page.getByRole('button', { name: textOf('readings.form.save') });
    const saved = page.getByRole('status').filter({ hasText: textOf('readings.form.saved') });
    const again = page.getByRole('button', { name: textOf('readings.form.againConfirm') });
    await expect(async () => {
      // Values far from those of another journey bring up a question, which a second press answers.
      if (!(await saved.or(again).isVisible())) await save.click({ timeout: 2000 });
      await expect(saved.or(again)).toBeVisible({ timeout: 2000 });
    }).toPass();
    // Another walk on this server has saved the same values in this minute, so the form asks again.
    if (await again.isVisible()) await again.click();
    await expect(saved).toBeVisible();
    await this.#look(page, 'saved without network');
    await unsent.click();
    await arrive(this.#page, this.#heading(textOf('readings.unsent.title')));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await this.#look(page, 'not sent');
    await settings.click();
    await arrive(this.#page, this.#heading(textOf('settings.title')));
    await page
      .getByRole('button', { name: textOf('ui.logout.button') })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await this.#look(page, 'log out with a reading not sent');
    await page.getByRole('button', { name: textOf('ui.cancel') }).click();
    await page.context().setOffline(false);
  }

  /** Visits the public pages, as somebody who is not logged in. */
  async public(): Promise<void> {
    const { textOf } = this.#translation;
    const page = this.#page;
    for (const [path, heading] of [
      ['/', textOf('auth.start.title')],
      ['/start', textOf('auth.start.title')],
      ['/join', textOf('auth.join.title')],
      ['/set-up', textOf('auth.setUp.title')],
      ['/server', textOf('auth.server.title')],
    ] as const) {
      await this.#go(path, heading);
      await this.#look(page, path);
    }
    await page.getByRole('button', { name: textOf('auth.server.use') }).click();
    await arrive(this.#page, page.getByText(textOf('auth.server.error.empty')));
    await wrongFieldIsInSight(page);
    await this.#look(page, '/server, nothing typed');
    await page.getByRole('textbox', { name: textOf('auth.server.address') }).fill('http://localhost:9');
    await page.getByRole('button', { name: textOf('auth.server.test') }).click();
    await arrive(this.#page, page.getByText(this.#translation.like('auth.problem.unreachable')).first());
    await this.#look(page, '/server, no answer');
    await page.getByRole('textbox', { name: textOf('auth.server.address') }).fill(this.#world.api.url);
    await page.getByRole('button', { name: textOf('auth.server.use') }).click();
    await arrive(this.#page, this.#heading(textOf('auth.login.title')));
    for (const [path, heading] of [
      ['/password-forgot', textOf('auth.forgot.title')],
      ['/login', textOf('auth.login.title')],
    ] as const) {
      await this.#go(path, heading);
      await this.#look(page, path);
    }
    await page.getByRole('button', { name: textOf('auth.login.submit') }).click();
    await arrive(this.#page, page.getByText(textOf('auth.login.error.emailEmpty')).first());
    await wrongFieldIsInSight(page);
    await this.#look(page, '/login, nothing typed');
    await page.getByRole('textbox', { name: textOf('auth.login.email') }).fill('nobody@demo.test');
    await page.locator('input[name=password], input[type=password]').first().fill('wrong');
    await page.getByRole('button', { name: textOf('auth.login.submit') }).click();
    await arrive(this.#page, page.getByText(textOf('auth.login.error.credentials')).first());
    await this.#look(page, '/login, wrong password');
    await page.getByRole('button', { name: textOf('auth.dataServer.change') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await this.#look(page, '/login, change server');
  }

  /** Loads a page, and waits for `heading` where one is given. */
  async #go(path: string, heading: string | RegExp = ''): Promise<void> {
    await this.#page.goto(this.#translation.prefix + path);
    await arrive(this.#page, this.#heading(heading));
  }

  /** Goes on to a page as a link of the app does, without loading the app again, which is several times as fast. */
  async #follow(path: string, heading: string | RegExp): Promise<void> {
    await follow(this.#page, this.#translation.prefix + path);
    await arrive(this.#page, this.#heading(heading));
  }

  #heading(text: string | RegExp): Locator {
    return this.#page.getByRole('heading', { level: 1 }).filter({ hasText: text }).first();
  }

  /** Returns a reading that was corrected once, and the campaign with the most to show. */
  async #subjects(device: OtherDevice): Promise<Subjects> {
    const values = {
      plot_id: device.plot('Serre 1'),
      date: yesterday(),
      time: '05:10',
      intake_ec: 2.4,
      intake_ph: 5.8,
      drain_ec: 4.6,
      drain_ph: 6.2,
    };
    const { id, version } = await device.record({ ...values, drain_percent: 28, note: 'Vent d’est, filtre nettoyé' });
    await device.record({ ...values, id, drain_percent: 29 }, version);
    await this.#go('/app/campaign', this.#translation.textOf('campaigns.list.title'));
    const link = this.#page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const address = await link.getAttribute('href');
    const campaign = (await device.campaigns()).find((candidate) => address?.endsWith(candidate.id));
    if (!campaign) throw new Error(`No campaign at ${address}`);
    return { reading: id, campaign };
  }

  /** Returns the path of the first variety that the campaign's page links to. */
  async #cropType({ id, name }: WireCampaign): Promise<string> {
    await this.#go(`/app/campaign/${id}`, name);
    const address = await this.#page.getByRole('main').locator('a[href*="crop-type"]').first().getAttribute('href');
    return address?.slice(address.indexOf('/app')) ?? '';
  }
}

// A walk past everything that a person can see: each screen of the app, and what opens on it, as a manager at the demo's main farm.
import type { Locator, Page } from '@playwright/test';
import { OtherDevice } from './other-device.ts';
import { expect, type World } from './world.ts';
import type { Words } from './words.ts';

/** Looks at the page as it stands; `what` says where the walk is. */
type Look = (page: Page, what: string) => Promise<void>;

interface Opened {
  path: string;
  what: string;
  open: () => Promise<void>;
}

export class Tour {
  readonly #page: Page;
  readonly #world: World;
  readonly #words: Words;
  readonly #look: Look;

  constructor(page: Page, world: World, words: Words, look: Look) {
    this.#page = page;
    this.#world = world;
    this.#words = words;
    this.#look = look;
  }

  /** The pages of the app. */
  async screens(): Promise<void> {
    const device = await OtherDevice.of(this.#world.api, 'manager');
    const plot = device.plot('Serre 1');
    const { reading, campaign } = await this.#subjects(device);
    for (const path of [
      '/app',
      '/app/new',
      '/app/last',
      '/app/history',
      '/app/round',
      '/app/unsent',
      '/app/bands',
      `/app/bands?plot=${plot}`,
      `/app/one/${reading}`,
      `/app/edit/${reading}`,
      '/app/campaign',
      '/app/campaign/new',
      `/app/campaign/${campaign}`,
      `/app/campaign/edit/${campaign}`,
      `/app/campaign/${campaign}/plot/${plot}`,
      ...(await this.#cropTypes(campaign)),
      '/app/settings',
      '/farmers',
      '/app/nowhere',
      '/nowhere',
    ]) {
      await this.#go(path);
      await this.#look(this.#page, path);
    }
  }

  /** Sheets, dialogs, menus and what forms say against what was typed. */
  async opened(): Promise<void> {
    const { say } = this.#words;
    const page = this.#page;
    const main = page.getByRole('main');
    const device = await OtherDevice.of(this.#world.api, 'manager');
    const { reading, campaign } = await this.#subjects(device);
    const press = (id: string, within: Page | Locator = main) =>
      within
        .getByRole('button', { name: say(id) })
        .first()
        .click();
    const mark = this.#words.locale === 'en' ? '.' : ',';
    const all: Opened[] = [
      { path: '/app/history', what: 'filter', open: () => press('readings.history.filter') },
      { path: '/app/history', what: 'deleted readings', open: () => press('readings.history.deleted') },
      { path: `/app/one/${reading}`, what: 'delete', open: () => press('readings.action.delete') },
      { path: '/app/new', what: 'nothing typed', open: () => press('readings.form.save') },
      {
        path: '/app/new',
        what: 'asked',
        open: () => this.#type({ intakeEc: '25', intakePh: `9${mark}4`, drainEc: `9${mark}1`, drainPercent: '70' }),
      },
      {
        path: '/app/new',
        what: 'drippers',
        open: () => page.getByRole('radio', { name: say('readings.field.entryDrippers') }).click({ force: true }),
      },
      {
        path: `/app/campaign/${campaign}`,
        what: 'menu',
        open: () => press('campaigns.menu.label'),
      },
      {
        path: `/app/campaign/${campaign}`,
        what: 'plots',
        open: () => main.getByRole('button', { name: this.#words.like('campaigns.plots.picked') }).click(),
      },
      { path: '/app/campaign/new', what: 'nothing typed', open: () => press('campaigns.form.save') },
      { path: '/app/settings', what: 'licences', open: () => press('settings.about.licences') },
      { path: '/app/settings', what: 'change server', open: () => press('settings.server.change') },
      { path: '/app/settings', what: 'log out', open: () => press('settings.logout.button') },
    ];
    for (const { path, what, open } of all) {
      await this.#go(path);
      await open();
      await page.waitForTimeout(300);
      await this.#look(page, `${path}, ${what}`);
    }
  }

  /** What is not sent yet, and how the app speaks of it; the reading is sent in the end. */
  async offline(): Promise<void> {
    const { say } = this.#words;
    const page = this.#page;
    const main = page.getByRole('navigation', { name: say('shell.nav.main') });
    const unsent = page.getByRole('link', { name: say('shell.sync.open') });
    const settings = main.getByRole('link', { name: say('shell.nav.settings') });
    // What is needed without network is loaded once before, as the service worker would have done.
    await this.#go('/app/settings');
    await unsent.click();
    await this.#settle();
    await main.getByRole('link', { name: say('shell.nav.new-reading') }).click();
    await this.#settle();
    await page.context().setOffline(true);
    const mark = this.#words.locale === 'en' ? '.' : ',';
    await this.#type({ intakeEc: `2${mark}47`, intakePh: `5${mark}8` });
    await page.getByRole('button', { name: say('readings.form.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('readings.form.saved') })).toBeVisible();
    await this.#look(page, 'saved without network');
    await unsent.click();
    await this.#settle();
    await this.#look(page, 'not sent');
    await settings.click();
    await this.#settle();
    await page
      .getByRole('button', { name: say('settings.logout.button') })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await this.#look(page, 'log out with a reading not sent');
    await page.getByRole('button', { name: say('ui.cancel') }).click();
    await page.context().setOffline(false);
  }

  /** The public pages, for somebody who is not logged in. */
  async public(): Promise<void> {
    const { say } = this.#words;
    const page = this.#page;
    for (const path of ['/', '/start', '/server']) {
      await this.#go(path);
      await this.#look(page, path);
    }
    await page.getByRole('button', { name: say('auth.server.use') }).click();
    await this.#look(page, '/server, nothing typed');
    await page.getByRole('textbox', { name: say('auth.server.address') }).fill('http://localhost:9');
    await page.getByRole('button', { name: say('auth.server.test') }).click();
    await page.waitForTimeout(500);
    await this.#look(page, '/server, no answer');
    await page.getByRole('textbox', { name: say('auth.server.address') }).fill(this.#world.api.url);
    await page.getByRole('button', { name: say('auth.server.use') }).click();
    await expect(page.getByRole('textbox', { name: say('auth.login.email') })).toBeVisible();
    for (const path of ['/password-forgot', '/login']) {
      await this.#go(path);
      await this.#look(page, path);
    }
    await page.getByRole('button', { name: say('auth.login.submit') }).click();
    await this.#look(page, '/login, nothing typed');
    await page.getByRole('textbox', { name: say('auth.login.email') }).fill('nobody@demo.test');
    await page.locator('input[name=password], input[type=password]').first().fill('wrong');
    await page.getByRole('button', { name: say('auth.login.submit') }).click();
    await page.waitForTimeout(800);
    await this.#look(page, '/login, wrong password');
    await page.getByRole('button', { name: say('auth.data-server.change') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await this.#look(page, '/login, change server');
  }

  async #type(values: Record<string, string>): Promise<void> {
    for (const [measure, text] of Object.entries(values)) {
      const field = this.#page.getByRole('textbox', { name: this.#words.say(`readings.measure.${measure}`) });
      await field.fill(text);
      await field.press('Tab');
    }
  }

  async #go(path: string): Promise<void> {
    await this.#page.goto(this.#words.prefix + path);
    await this.#settle();
  }

  /** Waits for the page's heading, and until its words stay the same. */
  async #settle(): Promise<void> {
    const page = this.#page;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    let before = '';
    for (let round = 0; round < 20; round++) {
      const now = await page.locator('body').innerText();
      if (now === before) return;
      before = now;
      await page.waitForTimeout(250);
    }
  }

  /** A reading that was corrected once, and the campaign with most to show. */
  async #subjects(device: OtherDevice): Promise<{ reading: string; campaign: string }> {
    const plot = device.plot('Serre 1');
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const values = {
      plot_id: plot,
      date: day,
      time: '05:10',
      intake_ec: 2.4,
      intake_ph: 5.8,
      drain_ec: 4.6,
      drain_ph: 6.2,
    };
    const { id, version } = await device.record({ ...values, drain_percent: 28, note: 'Vent d’est, filtre nettoyé' });
    await device.record({ ...values, id, drain_percent: 29 }, version);
    await this.#go('/app/campaign');
    const link = this.#page.getByRole('main').getByRole('listitem').getByRole('link').first();
    return { reading: id, campaign: (await link.getAttribute('href'))?.split('/').at(-1) ?? '' };
  }

  async #cropTypes(campaign: string): Promise<string[]> {
    await this.#go(`/app/campaign/${campaign}`);
    const link = this.#page.getByRole('main').locator('a[href*="crop-type"]').first();
    const href = (await link.count()) > 0 ? await link.getAttribute('href') : null;
    return href ? [href.slice(href.indexOf('/app'))] : [];
  }
}

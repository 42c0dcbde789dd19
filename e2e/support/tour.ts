// A walk past everything that a person can see: each screen of the app, and what opens on it, as a manager at the demo's main farm.
import { yesterday } from './farm-clock.ts';
import { OtherDevice, type WireCampaign } from './other-device.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { follow } from './person.ts';
import type { World } from './world.ts';
import type { Words } from './words.ts';

/** Looks at the page as it stands; `what` says where the walk is. */
type Look = (page: Page, what: string) => Promise<void>;

interface Opened {
  path: string;
  what: string;
  open: () => Promise<void>;
  /** What is there only when it is open. */
  shown: Locator;
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

  /** The pages of the app, each with the heading that says that it is this one. */
  async screens(): Promise<void> {
    const { say } = this.#words;
    const device = await OtherDevice.of(this.#world.api, 'manager');
    const plot = device.plot('Serre 1');
    const { reading, campaign } = await this.#subjects(device);
    const missing = say('shell.error.notFound');
    for (const [path, heading] of [
      ['/app', say('readings.today.title')],
      ['/app/new', say('readings.form.newTitle')],
      ['/app/last', new RegExp(`${say('readings.latest.mine')}|${say('readings.latest.all')}`)],
      ['/app/history', say('readings.history.title')],
      ['/app/round', say('readings.round.title')],
      ['/app/unsent', say('readings.unsent.title')],
      ['/app/bands', say('readings.bands.title')],
      [`/app/bands?plot=${plot}`, say('readings.band.create')],
      [`/app/one/${reading}`, 'Serre 1'],
      [`/app/edit/${reading}`, say('readings.form.editTitle')],
      ['/app/campaign', say('campaigns.list.title')],
      ['/app/campaign/new', say('campaigns.new.title')],
      [`/app/campaign/${campaign.id}`, campaign.name],
      [`/app/campaign/edit/${campaign.id}`, say('campaigns.edit.title')],
      [`/app/campaign/${campaign.id}/plot/${plot}`, 'Serre 1'],
      [await this.#cropType(campaign), ' · '],
      ['/app/settings', say('settings.title')],
      ['/farmers', say('auth.farms.title')],
      ['/app/nowhere', missing],
    ] as const) {
      await this.#follow(path, heading);
      await this.#look(this.#page, path);
    }
    await this.#go('/nowhere', missing);
    await this.#look(this.#page, '/nowhere');
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
    const dialog = page.getByRole('dialog');
    const asked = page.getByRole('alertdialog');
    const text = (id: string) => page.getByText(this.#words.like(id)).first();
    const all: Opened[] = [
      {
        path: '/app/history',
        what: 'filter',
        open: () => press('readings.history.filter'),
        shown: dialog,
      },
      { path: '/app/history', what: 'deleted readings', open: () => press('readings.history.deleted'), shown: dialog },
      {
        path: '/app/round',
        what: 'order',
        open: () => press('readings.round.changeOrder'),
        shown: dialog.getByRole('listitem').first(),
      },
      { path: `/app/one/${reading}`, what: 'delete', open: () => press('readings.action.delete'), shown: asked },
      {
        path: '/app/new',
        what: 'nothing typed',
        open: () => press('readings.form.save'),
        shown: text('readings.problem.nothingMeasured'),
      },
      {
        path: '/app/new',
        what: 'asked',
        open: () => this.#type({ intakeEc: '25', intakePh: `9${mark}4`, drainEc: `9${mark}1`, drainPercent: '70' }),
        shown: text('readings.problem.tooHigh'),
      },
      {
        path: '/app/new',
        what: 'drippers',
        open: () => page.getByRole('radio', { name: say('readings.field.entryDrippers') }).check(),
        shown: page.getByRole('textbox', { name: say('readings.field.totalDrained') }),
      },
      {
        path: `/app/campaign/${campaign.id}`,
        what: 'menu',
        open: () => press('campaigns.menu.label'),
        shown: page.getByRole('menu'),
      },
      {
        path: `/app/campaign/${campaign.id}`,
        what: 'plots',
        open: () => main.getByRole('button', { name: this.#words.like('campaigns.plots.picked') }).click(),
        shown: dialog,
      },
      {
        path: '/app/campaign/new',
        what: 'nothing typed',
        open: () => press('campaigns.form.save'),
        shown: text('campaigns.error.nameRequired'),
      },
      { path: '/app/settings', what: 'licences', open: () => press('settings.about.licences'), shown: dialog },
      { path: '/app/settings', what: 'change server', open: () => press('settings.server.change'), shown: asked },
      { path: '/app/settings', what: 'log out', open: () => press('ui.logout.button'), shown: asked },
    ];
    for (const { path, what, open, shown } of all) {
      await this.#go(path);
      await open();
      await this.#arrive(shown);
      await this.#look(page, `${path}, ${what}`);
    }
  }

  /** What is not sent yet, and how the app speaks of it; the reading is sent in the end. */
  async offline(): Promise<void> {
    const { say } = this.#words;
    const page = this.#page;
    const main = page.getByRole('navigation', { name: say('shell.nav.main') });
    const unsent = page.getByRole('link', { name: say('shell.sync.open') });
    const settings = main.getByRole('link', { name: say('settings.part') });
    // What is needed without network is loaded once before, as the service worker would have done.
    await this.#go('/app/settings');
    await unsent.click();
    await this.#arrive(this.#heading(say('readings.unsent.title')));
    await main.getByRole('link', { name: say('readings.nav.newReading') }).click();
    await this.#arrive(this.#heading(say('readings.form.newTitle')));
    await page.context().setOffline(true);
    const mark = this.#words.locale === 'en' ? '.' : ',';
    await this.#type({ intakeEc: `2${mark}47`, intakePh: `5${mark}8` });
    await page.getByRole('button', { name: say('readings.form.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('readings.form.saved') })).toBeVisible();
    await this.#look(page, 'saved without network');
    await unsent.click();
    await this.#arrive(this.#heading(say('readings.unsent.title')));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await this.#look(page, 'not sent');
    await settings.click();
    await this.#arrive(this.#heading(say('settings.title')));
    await page
      .getByRole('button', { name: say('ui.logout.button') })
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
    for (const [path, heading] of [
      ['/', say('auth.start.title')],
      ['/start', say('auth.start.title')],
      ['/server', say('auth.server.title')],
    ] as const) {
      await this.#go(path, heading);
      await this.#look(page, path);
    }
    await page.getByRole('button', { name: say('auth.server.use') }).click();
    await this.#arrive(page.getByText(say('auth.server.error.empty')));
    await this.#look(page, '/server, nothing typed');
    await page.getByRole('textbox', { name: say('auth.server.address') }).fill('http://localhost:9');
    await page.getByRole('button', { name: say('auth.server.test') }).click();
    await this.#arrive(page.getByText(this.#words.like('auth.problem.unreachable')).first());
    await this.#look(page, '/server, no answer');
    await page.getByRole('textbox', { name: say('auth.server.address') }).fill(this.#world.api.url);
    await page.getByRole('button', { name: say('auth.server.use') }).click();
    await this.#arrive(this.#heading(say('auth.login.title')));
    for (const [path, heading] of [
      ['/password-forgot', say('auth.forgot.title')],
      ['/login', say('auth.login.title')],
    ] as const) {
      await this.#go(path, heading);
      await this.#look(page, path);
    }
    await page.getByRole('button', { name: say('auth.login.submit') }).click();
    await this.#arrive(page.getByText(say('auth.login.error.emailEmpty')).first());
    await this.#look(page, '/login, nothing typed');
    await page.getByRole('textbox', { name: say('auth.login.email') }).fill('nobody@demo.test');
    await page.locator('input[name=password], input[type=password]').first().fill('wrong');
    await page.getByRole('button', { name: say('auth.login.submit') }).click();
    await this.#arrive(page.getByText(say('auth.login.error.credentials')).first());
    await this.#look(page, '/login, wrong password');
    await page.getByRole('button', { name: say('auth.dataServer.change') }).click();
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

  /** Loads a page; it must be the one that says `heading`, where one is named. */
  async #go(path: string, heading: string | RegExp = ''): Promise<void> {
    await this.#page.goto(this.#words.prefix + path);
    await this.#arrive(this.#heading(heading));
  }

  /** Goes on to a page as a link of the app does, without loading the app again: several times as fast. */
  async #follow(path: string, heading: string | RegExp): Promise<void> {
    await follow(this.#page, this.#words.prefix + path);
    await this.#arrive(this.#heading(heading));
  }

  #heading(text: string | RegExp): Locator {
    return this.#page.getByRole('heading', { level: 1 }).filter({ hasText: text }).first();
  }

  /** Waits until that is there, what moves has come to rest, and the page's words stay the same. */
  async #arrive(shown: Locator): Promise<void> {
    const page = this.#page;
    await expect(shown).toBeVisible();
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      ),
    );
    let before = '';
    for (let round = 0; round < 20; round++) {
      const now = await page.locator('body').innerText();
      if (now === before) return;
      before = now;
      await page.waitForTimeout(250);
    }
  }

  /** A reading that was corrected once, and the campaign with most to show. */
  async #subjects(device: OtherDevice): Promise<{ reading: string; campaign: WireCampaign }> {
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
    await this.#go('/app/campaign', this.#words.say('campaigns.list.title'));
    const link = this.#page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const address = await link.getAttribute('href');
    const campaign = (await device.campaigns()).find((candidate) => address?.endsWith(candidate.id));
    if (!campaign) throw new Error(`No campaign at ${address}`);
    return { reading: id, campaign };
  }

  /** The page of the first variety that the campaign's page leads to. */
  async #cropType({ id, name }: WireCampaign): Promise<string> {
    await this.#go(`/app/campaign/${id}`, name);
    const address = await this.#page.getByRole('main').locator('a[href*="crop-type"]').first().getAttribute('href');
    return address?.slice(address.indexOf('/app')) ?? '';
  }
}

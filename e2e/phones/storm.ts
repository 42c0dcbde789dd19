// One phone in a storm: readings are typed and saved while the battery is pulled, the clock is wrong, and the network and the server fail.
import { expect, type Page } from '@playwright/test';
import { addDays, yesterday } from '../support/farm-clock.ts';
import { heldSets } from '../support/offline.ts';
import { chooseFarm, go, logIn, syncStatus } from '../support/person.ts';
import type { SmallDisk } from '../../tools/test-world/small-disk.ts';
import { findWayIn } from '../support/way-in.ts';
import type { World } from '../support/world.ts';
import { Draws } from './draws.ts';
import { type FaultyNetwork, faults } from './faulty-network.ts';
import { type Clock, clocks, type Phone, rightClock } from './phone.ts';
import { holdings } from './holdings.ts';
import { ecField, Recorder, saveButton } from './recorder.ts';

const steps = [
  'save',
  'save',
  'save',
  'save',
  'save',
  'kill',
  'kill after typing',
  'two tabs',
  'round',
  'water',
  'full disk',
  'network',
  'network',
  'server',
  'clock',
] as const;

/** Ends an answer to a dialog that is gone, in milliseconds. */
const briefly = { timeout: 2000 };

export class Storm {
  readonly recorder = new Recorder();
  /** Each step with its time and the number of readings claimed until then, to see what happened around a loss. */
  readonly log: string[] = [];
  kills = 0;
  /** The id of a plot that has no water days of its own. */
  readonly waterPlot: string;
  readonly #draws: Draws;
  readonly #world: World;
  readonly #network: FaultyNetwork;
  readonly #phone: Phone;
  readonly #disk: SmallDisk | null;
  #page!: Page;
  /** A full disk breaks Chromium's storage: a later start may find it empty, even when the disk has space again. */
  #diskWasFull = false;
  /** How many broken promises are in the log. */
  #noted = 0;

  constructor(
    seed: string,
    world: World,
    network: FaultyNetwork,
    phone: Phone,
    disk: SmallDisk | null,
    waterPlot: string,
  ) {
    this.#draws = new Draws(seed);
    this.#world = world;
    this.#network = network;
    this.#phone = phone;
    this.#disk = disk;
    this.waterPlot = waterPlot;
  }

  /** Logs in, continues the storm until `saves` readings are claimed, then ends it and waits until everything is sent. */
  async run(saves: number): Promise<void> {
    await this.#phone.start();
    this.#page = await this.#phone.open('/en/start');
    await logIn(this.#page, { api: this.#network }, 'recorder', { prefix: `${this.#world.web.url}/en` });
    await chooseFarm(this.#page, 'Oasis du Souss');
    await this.#hasPlots();
    await expect.poll(async () => (await heldSets(this.#page)).length, { timeout: 60_000 }).toBeGreaterThan(0);
    for (let reported = 0; this.recorder.claims.length < saves;) {
      await this.#step(this.#draws.pick(steps));
      await this.#noteBroken();
      if (this.recorder.claims.length < reported + 50) continue;
      reported = this.recorder.claims.length;
      console.log(`${reported} saved, ${this.kills} kills`);
    }
    await this.#calm();
  }

  /** Returns what the device holds, and the complaints of its pages since the last start. */
  async #holdings(): Promise<string> {
    return `${await holdings(this.#page)}; ${this.#phone.complaints.join(' | ')}`;
  }

  /** Logs a promise that the last step found broken, with what the device holds at that moment. */
  async #noteBroken(): Promise<void> {
    const { broken } = this.recorder;
    if (broken.length > this.#noted) this.#note(`${broken.slice(this.#noted).join('; ')}; ${await this.#holdings()}`);
    this.#noted = broken.length;
  }

  /** Returns the id of a day that has no water yet. */
  #nextDay(): string {
    return `${addDays(yesterday(), -this.recorder.waterClaims.size)}.${this.waterPlot}`;
  }

  async #step(step: (typeof steps)[number]): Promise<void> {
    this.#note(step);
    if (step === 'save') await this.#save();
    else if (step === 'kill') await this.#kill();
    else if (step === 'kill after typing') await this.#killAfterTyping();
    else if (step === 'two tabs') await this.#twoTabs();
    else if (step === 'round') await this.recorder.round(this.#page, 3);
    else if (step === 'water') await this.recorder.water(this.#page, this.#nextDay());
    else if (step === 'full disk') await this.#fullDisk();
    else if (step === 'network') this.#note((this.#network.fault = this.#draws.pick(faults)));
    else if (step === 'server') await this.#restartServer();
    else await this.#changeClock();
  }

  #note(what: string): void {
    this.log.push(`${new Date().toISOString()} ${this.recorder.claims.at(-1)?.ec ?? ''} ${what}`);
  }

  async #save(): Promise<void> {
    const ec = await this.recorder.type(this.#page);
    await this.#mustSave(ec);
  }

  async #mustSave(ec: string): Promise<void> {
    if (!(await this.recorder.save(ec, this.#page))) this.recorder.broken.push(`${ec} could not be saved`);
  }

  async #kill(): Promise<void> {
    this.kills += 1;
    await this.#phone.kill();
    await this.#reopen();
  }

  async #killAfterTyping(): Promise<void> {
    const typed = await this.recorder.type(this.#page);
    await this.#second();
    const held = await this.#holdings();
    await this.#kill();
    await go(this.#page, 'New reading');
    const field = ecField(this.#page);
    await expect(field).toBeVisible({ timeout: 30_000 });
    // The form is there before the device's database has been read.
    await expect(field)
      .not.toHaveValue('')
      .catch(() => undefined);
    const offered = await field.inputValue();
    if (offered === typed) await this.#mustSave(typed);
    else {
      this.recorder.broken.push(`${typed} was typed a second before the kill; "${offered}" came back`);
      this.#note(`before the kill: ${held}`);
    }
  }

  /** Waits a second by the page's own timers: on a machine too busy to run the page, a second of this process means nothing. */
  async #second(): Promise<void> {
    await this.#page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  }

  /** Opens the same unsaved reading in two tabs, and saves it in both. */
  async #twoTabs(): Promise<void> {
    const typed = await this.recorder.type(this.#page);
    await this.#second();
    const second = await this.#phone.open('/en/app/new');
    await this.#settle(second);
    const there = await ecField(second).inputValue();
    await this.#mustSave(typed);
    const save = saveButton(second);
    // The tab may have learnt meanwhile that its reading is saved, and then offers no Save.
    if (there === typed) await save.click({ timeout: 2000 }).catch(() => undefined);
    await second.waitForTimeout(600);
    await second.close();
  }

  /** Fills the disk while somebody saves, and pulls the battery. What the app has not called saved may be lost; what it has must not. */
  async #fullDisk(): Promise<void> {
    if (!this.#disk) return;
    const typed = await this.recorder.type(this.#page);
    this.#diskWasFull = true;
    this.#disk.fill();
    await this.recorder.save(typed, this.#page, 1).catch(() => false);
    this.kills += 1;
    await this.#phone.kill();
    this.#disk.empty();
    await this.#reopen();
  }

  async #restartServer(): Promise<void> {
    await this.#world.api.stop('SIGKILL');
    await this.#world.api.run();
  }

  async #hasPlots(): Promise<void> {
    await expect(this.#page.getByText('Serre 1', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  }

  /** Writes a picture of the phone's screen. */
  async picture(path: string): Promise<void> {
    await this.#page.screenshot({ path }).catch(() => undefined);
  }

  /** Changes the clock while the phone is connected to the server, from which it learns how wrong its clock is. */
  async #changeClock(): Promise<void> {
    this.#network.fault = 'none';
    await this.#phone.stop();
    await this.#reopen(this.#draws.pick(clocks));
    await expect(syncStatus(this.#page)).toHaveText('All sent', { timeout: 60_000 });
  }

  async #reopen(clock?: Clock): Promise<void> {
    await this.#phone.start(clock);
    this.#page = await this.#phone.open('/en/app');
    await this.#settle(this.#page);
    const lost = this.#page.getByText('The plots could not be loaded.').first();
    const plots = this.#page.getByText('Serre 1', { exact: true });
    await expect(plots.or(lost).first()).toBeVisible({ timeout: 60_000 });
    if (!(await lost.isVisible())) return;
    await this.#comeOnline('plots');
    const retry = this.#page.getByRole('button', { name: 'Retry' });
    // The app may have fetched the plots by itself meanwhile, and then offers no Retry.
    await retry.click({ timeout: 5000 }).catch(() => undefined);
    await this.#hasPlots();
  }

  async #settle(page: Page): Promise<void> {
    const goal = page.getByRole('navigation', { name: 'Main' });
    await findWayIn(page, this.#network, 'recorder', goal, (lost) => this.#comeOnline(lost));
    // The session is checked behind the open app, and the plots are fetched there: what failed is said over the page, whenever it has failed.
    const onTop = page.locator('[role=alertdialog]:focus-within');
    const answer = onTop.getByRole('button', { name: /^(Work offline|OK)$/ });
    await page.addLocatorHandler(
      answer,
      async (button) => {
        const isCovered = await button.evaluate(isBelowAnother, null, briefly).catch(() => false);
        if (isCovered) this.recorder.broken.push('the focus was in a dialog below another one');
        // A dialog closes by itself where the server answers meanwhile. Another one may open over it, and is answered next.
        await button.click(briefly).catch(() => undefined);
      },
      { noWaitAfter: true },
    );
  }

  /** Gives the phone a network, because what the browser has lost, other than readings and drafts, comes back from the server. */
  async #comeOnline(lost: string): Promise<void> {
    this.#note(`lost its ${lost}; left: ${await this.#holdings()}`);
    this.#network.fault = 'none';
    if (!this.#diskWasFull)
      this.recorder.broken.push(`the device had lost its ${lost}, and its disk had never been full`);
  }

  async #calm(): Promise<void> {
    this.#network.fault = 'none';
    await this.#phone.stop();
    await this.#reopen(rightClock);
    await expect(syncStatus(this.#page)).toHaveText('All sent', { timeout: 90_000 });
  }
}

/** Runs in the page: whether the dialog of `button` has the focus although another one is over it. */
function isBelowAnother(button: Element): boolean {
  const dialog = button.closest('dialog')!;
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return dialog.matches(':focus-within') && !dialog.contains(seen);
}

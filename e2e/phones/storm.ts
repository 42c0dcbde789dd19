// One phone in a storm: readings are typed and saved while the battery is pulled, the clock is wrong, the network and the server fail.
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { chooseFarm, go, logIn, syncStatus } from '../person.ts';
import type { World } from '../world.ts';
import { type FaultyNetwork, faults } from './faulty-network.ts';
import { type Clock, type Phone, rightClock } from './phone.ts';

const minute = 60_000;
const clocks: Clock[] = [
  rightClock,
  { ahead: 6 * minute, casablanca: 'Africa/Casablanca' },
  { ahead: -60 * minute, casablanca: 'Etc/GMT-1' },
  { ahead: 2 * 60 * minute, casablanca: 'Africa/Casablanca' },
  { ahead: 24 * 60 * minute, casablanca: 'Etc/GMT-2' },
  { ahead: -365 * 24 * 60 * minute, casablanca: 'Etc/GMT-1' },
  { ahead: 0, casablanca: 'Etc/GMT-1' },
];

const steps = [
  'save',
  'save',
  'save',
  'save',
  'save',
  'kill',
  'kill after typing',
  'two tabs',
  'network',
  'network',
  'server',
  'clock',
] as const;

/** A reading that the app said it had saved. */
export interface Claim {
  /** Names the reading: no other has it. */
  note: string;
  /** Milliseconds of the real clock. */
  at: number;
}

export class Storm {
  readonly claims: Claim[] = [];
  readonly broken: string[] = [];
  kills = 0;
  readonly #seed: string;
  readonly #world: World;
  readonly #network: FaultyNetwork;
  readonly #phone: Phone;
  #page!: Page;
  #drawn = 0;
  #typed = 0;

  constructor(seed: string, world: World, network: FaultyNetwork, phone: Phone) {
    this.#seed = seed;
    this.#world = world;
    this.#network = network;
    this.#phone = phone;
  }

  /** Logs in, storms until `saves` readings were claimed, then lets the storm end and everything be sent. */
  async run(saves: number): Promise<void> {
    await this.#phone.start();
    this.#page = await this.#phone.open('/en/start');
    await logIn(this.#page, { api: this.#network }, 'recorder', { prefix: `${this.#world.web.url}/en` });
    await chooseFarm(this.#page, 'Oasis du Souss');
    await expect(this.#page.getByText('Serre 1', { exact: true }).first()).toBeVisible();
    await expect
      .poll(() => this.#page.evaluate(async () => Boolean(await (await caches.open('state')).match('/~state'))), {
        timeout: 60_000,
      })
      .toBe(true);
    while (this.claims.length < saves) await this.#step(this.#pick(steps));
    await this.#calm();
  }

  async #step(step: (typeof steps)[number]): Promise<void> {
    if (step === 'save') await this.#save(await this.#type());
    else if (step === 'kill') await this.#kill();
    else if (step === 'kill after typing') await this.#killAfterTyping();
    else if (step === 'two tabs') await this.#twoTabs();
    else if (step === 'network') this.#network.fault = this.#pick(faults);
    else if (step === 'server') await this.#restartServer();
    else await this.#changeClock();
  }

  /** Opens the form and types a reading; gives its note. */
  async #type(): Promise<string> {
    const page = this.#page;
    await go(page, 'Today');
    await go(page, 'New reading');
    const note = page.getByRole('textbox', { name: 'Note' });
    await expect(note).toBeVisible();
    const offered = await note.inputValue();
    if (this.claims.some((claim) => claim.note === offered))
      this.broken.push(`${offered} was saved, and is offered again`);
    const text = `${this.#seed}-${(this.#typed += 1)}`;
    await page.getByRole('textbox', { name: 'Intake EC' }).fill(`2.${String(this.#typed % 100).padStart(2, '0')}`);
    await note.fill(text);
    return text;
  }

  /** Presses Save until the app says that the reading is saved, or gives up after three presses. */
  async #save(note: string, page = this.#page): Promise<void> {
    const saved = page.getByRole('status').filter({ hasText: /^\s*(Saved on this device|Sent)/ });
    for (let press = 0; press < 3; press += 1) {
      const at = Date.now();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const claimed = await saved.waitFor({ timeout: 2500 }).then(
        () => true,
        () => false,
      );
      if (claimed) {
        this.#claim(note, at);
        return;
      }
    }
    this.broken.push(`${note} could not be saved`);
  }

  #claim(note: string, at: number): void {
    if (!this.claims.some((claim) => claim.note === note)) this.claims.push({ note, at });
  }

  async #kill(): Promise<void> {
    this.kills += 1;
    await this.#phone.kill();
    await this.#reopen();
  }

  async #killAfterTyping(): Promise<void> {
    const note = await this.#type();
    await this.#page.waitForTimeout(1000);
    await this.#kill();
    await go(this.#page, 'New reading');
    const field = this.#page.getByRole('textbox', { name: 'Note' });
    await expect(field).toBeVisible();
    const offered = await field.inputValue();
    if (offered !== note) this.broken.push(`${note} was typed a second before the kill; "${offered}" came back`);
    else await this.#save(note);
  }

  /** The same unsaved reading is open in two tabs, and saved in both. */
  async #twoTabs(): Promise<void> {
    const note = await this.#type();
    await this.#page.waitForTimeout(1000);
    const second = await this.#phone.open('/en/app/new');
    await this.#settle(second);
    const there = await second.getByRole('textbox', { name: 'Note' }).inputValue();
    await this.#save(note);
    const save = second.getByRole('button', { name: 'Save', exact: true });
    // The tab may have heard meanwhile that its reading is saved, and offer no Save any more.
    if (there === note) await save.click({ timeout: 2000 }).catch(() => undefined);
    await second.waitForTimeout(600);
    await second.close();
  }

  async #restartServer(): Promise<void> {
    await this.#world.api.stop('SIGKILL');
    await this.#world.api.run();
  }

  /** The clock changes while the phone is in touch with the server, which is how it learns how wrong its clock is. */
  async #changeClock(): Promise<void> {
    this.#network.fault = 'none';
    await this.#phone.stop();
    await this.#reopen(this.#pick(clocks));
    await expect(syncStatus(this.#page)).toHaveText('All sent', { timeout: 60_000 });
  }

  async #reopen(clock?: Clock): Promise<void> {
    await this.#phone.start(clock);
    this.#page = await this.#phone.open('/en/app');
    await this.#settle(this.#page);
  }

  /** Waits until the app is there; a failing server's question is answered with working offline. */
  async #settle(page: Page): Promise<void> {
    const app = page.getByRole('navigation', { name: 'Main' });
    const offline = page.getByRole('button', { name: 'Work offline' });
    await app.or(offline).first().waitFor({ timeout: 40_000 });
    if (await offline.isVisible()) await offline.click();
    await app.waitFor();
  }

  async #calm(): Promise<void> {
    this.#network.fault = 'none';
    await this.#phone.stop();
    await this.#reopen(rightClock);
    await expect(syncStatus(this.#page)).toHaveText('All sent', { timeout: 90_000 });
  }

  /** A choice that the seed repeats. */
  #pick<T>(from: readonly T[]): T {
    const hash = createHash('sha256')
      .update(`${this.#seed} ${(this.#drawn += 1)}`)
      .digest();
    return from[hash.readUInt32BE(0) % from.length]!;
  }
}

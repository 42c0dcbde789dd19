// Somebody who types readings, and remembers which of them the app said were saved.
import { expect, type Page } from '@playwright/test';
import { follow, go } from '../support/person.ts';

/** A reading that the app said it had saved. */
export interface Claim {
  /** Its intake EC, mS/cm, as it was typed: names the reading, no other has it. */
  ec: string;
  /** Milliseconds of the right clock. */
  at: number;
}

export class Recorder {
  readonly claims: Claim[] = [];
  /** Days of water that the app said it had saved: the value in L/m², by the day's id. */
  readonly waterClaims = new Map<string, string>();
  readonly broken: string[] = [];
  #typed = 0;

  /** Opens the form and types a reading; gives its intake EC. */
  async type(page: Page): Promise<string> {
    await go(page, 'Today');
    await go(page, 'New reading');
    return this.#typeInto(page);
  }

  /** Presses Save until the app says that the reading is saved. False after so many presses. */
  async save(ec: string, page: Page, presses = 3, saved = savedStatus(page)): Promise<boolean> {
    for (let press = 0; press < presses; press += 1) {
      const at = Date.now();
      const key = page.getByRole('button', { name: 'Save', exact: true });
      // The press before may be answered late, and take the key away.
      await key.click({ timeout: press ? 2000 : 15_000 }).catch((error: unknown) => {
        if (!press) throw error;
      });
      const claimed = await saved.waitFor({ timeout: 6000 }).then(
        () => true,
        () => false,
      );
      if (!claimed) continue;
      if (!this.isClaimed(ec)) this.claims.push({ ec, at });
      return true;
    }
    return false;
  }

  /** Goes on with the round, or begins one, and saves at `stops` of its plots, or until it is over. */
  async round(page: Page, stops: number): Promise<void> {
    await go(page, 'Today');
    await page.getByRole('link', { name: /^(Start|Resume) round/ }).click();
    const goOn = page.getByRole('button', { name: 'Go on with it' });
    const over = page.getByRole('heading', { name: 'End of the round' });
    for (let stop = 0; stop < stops; stop += 1) {
      await expect(ecField(page).or(goOn).or(over).first()).toBeVisible();
      if (await goOn.isVisible()) await goOn.click();
      await expect(ecField(page).or(over).first()).toBeVisible();
      if (await over.isVisible()) return page.getByRole('button', { name: 'Finish', exact: true }).click();
      const plot = await page.getByRole('heading', { level: 2 }).first().innerText();
      const ec = await this.#typeInto(page);
      // The round says so by leading on: its strip names this plot then.
      if (!(await this.save(ec, page, 3, page.getByRole('button', { name: `Correct ${plot}`, exact: true })))) return;
    }
  }

  /** Writes the water of a day that nobody wrote before, with a value of its own. */
  async water(page: Page, dayId: string): Promise<void> {
    await go(page, 'Today');
    await follow(page, `/en/app/water?day=${dayId}`);
    const litres = `${1 + (this.waterClaims.size % 18)}.${String(this.waterClaims.size % 100).padStart(2, '0')}`;
    await page.getByRole('textbox', { name: 'Water given' }).fill(litres);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // The form gives way to the list when the device has the day.
    const saved = page.getByRole('button', { name: 'Import a file' });
    await saved.waitFor({ timeout: 15_000 }).then(
      () => this.waterClaims.set(dayId, litres),
      () => this.broken.push(`the water of ${dayId} could not be saved`),
    );
  }

  isClaimed(ec: string): boolean {
    return this.claims.some((claim) => claim.ec === ec);
  }

  async #typeInto(page: Page): Promise<string> {
    const field = ecField(page);
    await expect(field).toBeVisible();
    const offered = await field.inputValue();
    if (this.isClaimed(offered))
      this.broken.push(`${offered} was saved, and is offered again at ${page.url()} after ${this.claims.at(-1)?.ec}`);
    const ec = `1.8${String((this.#typed += 1)).padStart(3, '0')}`;
    await field.fill(ec);
    return ec;
  }
}

export const ecField = (page: Page) => page.getByRole('textbox', { name: 'Intake EC' });

/** What the form says. A notice that a day of water was saved stays for seconds over the next form. */
const savedStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\s*(Saved on this device|Sent)/ });

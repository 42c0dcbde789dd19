// Types readings as a person, and remembers which ones the app called saved.
import { expect, type Locator, type Page } from '@playwright/test';
import { follow, go } from '../support/person.ts';
import { translationIn } from '../support/translation.ts';

const { textOf } = translationIn('en');

/** A reading that the app called saved. */
export interface Claim {
  /** Its intake EC, mS/cm, as typed. It identifies the reading, because no other one has it. */
  ec: string;
  /** When Save was pressed, in milliseconds since 1970 by the right clock. */
  at: number;
}

export class Recorder {
  readonly claims: Claim[] = [];
  /** Days of water that the app called saved: the value in L/m², by the day's id. */
  readonly waterClaims = new Map<string, string>();
  readonly broken: string[] = [];
  #typed = 0;

  /** Opens the form and types a reading. Returns its intake EC. */
  async type(page: Page): Promise<string> {
    await go(page, 'Today');
    await go(page, 'New reading');
    return this.#typeInto(page);
  }

  /** Presses Save until the app says that the reading is saved. Returns false if it has not after `presses` presses. */
  async save(ec: string, page: Page, presses = 3, saved = savedStatus(page)): Promise<boolean> {
    const at = await pressUntil(saveButton(page), saved, presses);
    if (at !== null && !this.isClaimed(ec)) this.claims.push({ ec, at });
    return at !== null;
  }

  /** Starts or resumes the round, or starts another once it is done, saves at `stops` of its plots, or until the round is over, and leaves it. */
  async round(page: Page, stops: number): Promise<void> {
    await go(page, 'Today');
    await page.getByRole('link', { name: /^(Start|Resume) round|^Round done/ }).click();
    const isOver = await this.#atStops(page, stops);
    // The keypad stays open at the next plot, over the navigation.
    if (!isOver) await page.getByRole('link', { name: textOf('readings.round.close'), exact: true }).click();
  }

  /** Saves at the plots of the round that is open. Returns whether it is over, and was finished. */
  async #atStops(page: Page, stops: number): Promise<boolean> {
    const goOn = page.getByRole('button', { name: 'Go on with it' });
    const over = page.getByRole('heading', { name: 'End of the round' });
    for (let stop = 0; stop < stops; stop += 1) {
      await expect(ecField(page).or(goOn).or(over).first()).toBeVisible();
      if (await goOn.isVisible()) await goOn.click();
      await expect(ecField(page).or(over).first()).toBeVisible();
      if (await over.isVisible()) {
        await page.getByRole('button', { name: 'Finish', exact: true }).click();
        return true;
      }
      const plot = await page.getByRole('heading', { level: 2 }).first().innerText();
      const ec = await this.#typeInto(page);
      // The round shows that it has saved by going on: its strip then names this plot.
      if (!(await this.save(ec, page, 3, page.getByRole('button', { name: `Correct ${plot}`, exact: true })))) break;
    }
    return false;
  }

  /** Saves the water of a day that has none yet, with a value that no other day has. */
  async water(page: Page, dayId: string): Promise<void> {
    await go(page, 'Today');
    await follow(page, `/en/app/water?day=${dayId}`);
    const litres = `${1 + (this.waterClaims.size % 18)}.${String(this.waterClaims.size % 100).padStart(2, '0')}`;
    const field = page.getByRole('textbox', { name: 'Water given' });
    await field.fill(litres);
    // The list replaces the form when the device has the day.
    const saved = page.getByRole('link', { name: textOf('readings.water.import'), exact: true });
    const save = page.getByRole('button', { name: textOf('readings.water.save'), exact: true });
    if ((await pressUntil(save, saved, 3)) !== null) {
      this.waterClaims.set(dayId, litres);
      return;
    }
    const left = await field.inputValue({ timeout: 1000 }).catch(() => 'no field');
    this.broken.push(`the water of ${dayId} could not be saved, and "${left}" is in its field`);
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

/** The button that saves a reading. */
export const saveButton = (page: Page) => page.getByRole('button', { name: textOf('readings.form.save'), exact: true });

export const ecField = (page: Page) => page.getByRole('textbox', { name: 'Intake EC' });

/** The status of the form. The notice that a day of water was saved is elsewhere and stays for seconds over the next form. */
const savedStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\s*(Saved on this device|Sent)/ });

/**
 * Presses a button until `saved` is shown: a dialog about the session may open at the moment of a press, which then does not reach it.
 * Returns when the last press was, in milliseconds since 1970; null if `saved` is not shown after `presses` presses.
 */
async function pressUntil(button: Locator, saved: Locator, presses: number): Promise<number | null> {
  for (let press = 0; press < presses; press += 1) {
    const at = Date.now();
    // The answer to the previous press may come late and remove the button.
    await button.click({ timeout: press ? 2000 : 15_000 }).catch((error: unknown) => {
      if (!press) throw error;
    });
    const isShown = await saved.waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
    if (isShown) return at;
  }
  return null;
}

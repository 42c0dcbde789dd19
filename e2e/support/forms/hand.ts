import type { Locator, Page } from '@playwright/test';
import type { Translation } from '../translation.ts';

/** What a journey knows before it opens a form. */
export interface Place {
  server: string;
  plot: string;
  meter: string;
  /** The link of a new invitation. */
  invite: () => Promise<string>;
}

/** A form, how it opens, and what a person can get wrong in it. */
export interface WrongForm {
  path: (place: Place) => string;
  /** Whether it is before the login. */
  isPublic?: true;
  open?: (hand: Hand, place: Place) => Promise<void>;
  /** What a person does before pressing Save, by what is wrong then. Each goes on from the form as the one before left it. */
  errors: Record<string, (hand: Hand) => Promise<unknown>>;
  /** Makes the form right. Then the data server is out of reach, and the form says so. */
  unsent?: (hand: Hand) => Promise<unknown>;
  /** The text of the button that saves; the last button that submits by default. */
  save?: string;
  /** The text of another button that checks the form. */
  check?: string;
}

/** The keys that empty a part of a date, of up to four digits. */
const erased = Array<string>(4).fill('Backspace');

/** A person at a form. Finds fields by their names in the form, which are the same in every language. */
export class Hand {
  readonly page: Page;
  readonly #translation: Translation;

  constructor(page: Page, translation: Translation) {
    this.page = page;
    this.#translation = translation;
  }

  async press(id: string): Promise<void> {
    await this.button(id).click();
  }

  button(id: string): Locator {
    const whole = new RegExp(`^(?:${this.#translation.like(id).source})$`);
    return this.page.getByRole('button', { name: whole }).first();
  }

  async type(name: string, text: string): Promise<void> {
    await this.page.locator(`[name="${name}"]`).first().fill(text);
  }

  async choose(list: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: this.#translation.textOf(list) }).click();
    await this.page.getByRole('option', { name: this.#translation.textOf(option) }).click();
  }

  async check(id: string): Promise<void> {
    // The keypad may lie over its middle, where a pointer would press.
    const hide = this.button('ui.keypad.hide');
    if (await hide.isVisible()) await hide.click();
    await this.page.getByRole('radio', { name: this.#translation.textOf(id), exact: true }).check();
  }

  /** The dates and times of the form, in their order. */
  get dates(): Locator {
    return this.page.locator('form [data-parts]');
  }

  /** Types a date whose day and month are alike, so that every language reads the same one. */
  async date(digits: string, at = 0): Promise<void> {
    await this.dates.nth(at).getByRole('spinbutton').first().focus();
    await this.page.keyboard.type(digits);
  }

  /** Leaves a date or time half typed while `act` is done: without its first part, or with that part alone where it was empty. */
  async halfTyped(at: number, act: () => Promise<void>): Promise<void> {
    const first = this.dates.nth(at).getByRole('spinbutton').first();
    const before = await first.textContent();
    const isEmpty = (await first.getAttribute('data-placeholder')) !== null;
    await first.focus();
    for (const key of isEmpty ? ['1'] : erased) await this.page.keyboard.press(key);
    await act();
    await first.focus();
    if (isEmpty) await this.clear(at);
    else await this.page.keyboard.type(before ?? '');
  }

  /** Empties all parts of a date. */
  async clear(at = 0): Promise<void> {
    for (const part of await this.dates.nth(at).getByRole('spinbutton').all()) {
      await part.focus();
      for (const key of erased) await this.page.keyboard.press(key);
    }
  }

  /** Presses Save, or another button. The form ignores a second press that comes too soon, unless a key came between. */
  async save(button: Locator): Promise<void> {
    await this.page.keyboard.press('Control+a');
    if (await button.isEnabled()) await button.click();
  }
}

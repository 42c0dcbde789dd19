// The parts of the reading form, found as a person does: by role and by name in their language.
import { expect, type Locator, type Page } from '@playwright/test';
import { storedIn } from './offline.ts';
import type { Translation } from './translation.ts';

/** What a reading measures. Journeys know the product by its screens, so they have a list of their own. */
export const measures = ['intakeEc', 'intakePh', 'drainEc', 'drainPh', 'drainPercent'] as const;
export type Measure = (typeof measures)[number];
export type Dripper = 'totalDrained' | 'intakePerDripper' | 'dripperCount';

/** Returns a pattern for an element that says this text and nothing else. */
export const exactly = (text: string) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

export class ReadingForm {
  readonly page: Page;
  readonly #translation: Translation;

  constructor(page: Page, translation: Translation) {
    this.page = page;
    this.#translation = translation;
  }

  measure(measure: Measure): Locator {
    return this.page.getByRole('textbox', {
      name: this.#translation.textOf(`readings.measure.${measure}`),
      exact: true,
    });
  }

  dripper(field: Dripper): Locator {
    return this.page.getByRole('textbox', { name: this.#translation.textOf(`readings.field.${field}`), exact: true });
  }

  /** Types values into the fields, and leaves each field afterwards. */
  async type(values: Partial<Record<Measure, string>>): Promise<void> {
    for (const [measure, text] of Object.entries(values)) {
      await this.measure(measure as Measure).fill(text);
      await this.measure(measure as Measure).press('Tab');
    }
  }

  get date(): Locator {
    return this.page.getByRole('group', { name: this.#translation.textOf('readings.field.date'), exact: true });
  }

  get time(): Locator {
    return this.page.getByRole('group', { name: this.#translation.textOf('readings.field.time'), exact: true });
  }

  /** Returns the parts that the date and the time show, in the language's order. */
  async shown(): Promise<{ date: string[]; time: string[] }> {
    const parts = (group: Locator) => group.getByRole('spinbutton').allInnerTexts();
    return { date: await parts(this.date), time: await parts(this.time) };
  }

  /** Types day, month and year, or hour and minute. The field goes on to its next part by itself. */
  async typeParts(group: Locator, digits: string): Promise<void> {
    await group.getByRole('spinbutton').first().focus();
    await this.page.keyboard.type(digits);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`${this.#translation.textOf(label)}$`) }).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  entryType(type: 'Value' | 'Drippers'): Locator {
    return this.page.getByRole('radio', { name: this.#translation.textOf(`readings.field.entry${type}`), exact: true });
  }

  /** The drain percentage that the form calculates from the drippers. */
  get calculated(): Locator {
    return this.page.getByRole('status', { name: this.#translation.textOf('readings.measure.drainPercent') });
  }

  button(id: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('button', { name: this.#translation.textOf(id, values), exact: true });
  }

  /**
   * Presses Save until the device has the reading. A value far from the last one, which another journey may have recorded, brings up
   * questions one after the other, and the next press answers each. On a new device a question may go away when readings arrive, and then
   * the press saves.
   */
  async pressSave(press = () => this.button('readings.form.save').click({ timeout: 2000 })): Promise<void> {
    const form = this.button('readings.form.save');
    await form.waitFor();
    let isPressed = false;
    await expect(async () => {
      const isDone = isPressed && (await this.saved.isVisible());
      isPressed = true;
      // The form may disappear during the press.
      if (!isDone && (await form.isVisible())) await press().catch(() => undefined);
      await expect(this.saved.or(this.#answer).first()).toBeVisible({ timeout: 5000 });
      // The app ignores a second press within 400 ms; in a round, a press that is too early would reach the next plot's form.
      await expect(this.saved).toBeVisible({ timeout: (await this.#answer.first().isVisible()) ? 600 : 5000 });
    }).toPass({ timeout: 30_000 });
  }

  /** The button below a question. */
  get #answer(): Locator {
    return this.button('readings.fix.yes');
  }

  /** Saves, and waits until the server has the reading. */
  async save(press?: () => Promise<void>): Promise<void> {
    await this.pressSave(press);
    await this.sent();
  }

  /** Saves after a refused attempt, more than 400 ms later, because the app ignores an earlier second press. */
  async saveAgain(): Promise<void> {
    await this.page.waitForTimeout(400);
    await this.pressSave();
    await this.sent();
  }

  /** Waits until the device holds a draft with this text, however slow the machine is. */
  async waitForDraft(text: string): Promise<void> {
    await expect.poll(() => drafts(this.page)).toContain(text);
  }

  /** Waits until the device holds no draft with this text. */
  async waitForNoDraft(text: string): Promise<void> {
    await expect.poll(() => drafts(this.page)).not.toContain(text);
  }

  async sent(): Promise<void> {
    const sent = this.page
      .getByRole('status')
      .filter({ hasText: exactly(this.#translation.textOf('readings.form.sent')) });
    await expect(sent).toBeVisible();
  }

  get saved(): Locator {
    const [saved, sent] = [
      this.#translation.textOf('readings.form.saved'),
      this.#translation.textOf('readings.form.sent'),
    ];
    return this.page
      .getByRole('status')
      .filter({ hasText: exactly(saved) })
      .or(this.page.getByRole('status').filter({ hasText: exactly(sent) }));
  }
}

/** Returns all drafts on the phone, as text. */
const drafts = async (page: Page) => (await storedIn(page, 'unfinished')).map(([, row]) => row).join(' ');

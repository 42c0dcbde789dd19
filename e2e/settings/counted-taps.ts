// People with phones of their own, whose taps are counted.
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { translationIn } from '../support/translation.ts';
import type { World } from '../support/world.ts';

const { textOf } = translationIn('fr');

/** How long a person waits for something, in milliseconds; the machine may be busy. */
export const patience = { timeout: 60_000 };

const open: BrowserContext[] = [];

/** Closes the phones that a test has opened. */
export async function closePhones(): Promise<void> {
  for (const context of open.splice(0)) await context.close();
}

/** A question that a person has, with the taps that its answer takes from Today. */
interface Question {
  question: string;
  taps: number;
  /** Goes to the answer, and expects it. */
  answer: () => Promise<void>;
}

/** A person with a phone. Counts each tap, and each field that the person types into. */
export class Person {
  taps = 0;
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens a phone that has never had the app. */
  static async with(browser: Browser, { web }: World): Promise<Person> {
    const context = await browser.newContext({
      baseURL: web.url,
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      storageState: { cookies: [], origins: [] },
    });
    open.push(context);
    return new Person(await context.newPage());
  }

  /** The person whose phone shows `page` already. */
  static at(page: Page): Person {
    return new Person(page);
  }

  async tap(what: Locator): Promise<void> {
    await what.click(patience);
    this.taps += 1;
  }

  async press(id: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: textOf(id), exact: true }));
  }

  /** Types into the field of that name, on the page or in a part of it. */
  async type(id: string, text: string, part: Page | Locator = this.page): Promise<void> {
    const field = part.getByRole('textbox', { name: textOf(id), exact: true });
    await field
      .or(part.getByLabel(textOf(id), { exact: true }))
      .first()
      .fill(text, patience);
    this.taps += 1;
  }

  async typeDate(id: string, digits: string): Promise<void> {
    await this.tap(
      this.page
        .getByRole('group', { name: textOf(id), exact: true })
        .getByRole('spinbutton')
        .first(),
    );
    await this.page.keyboard.type(digits);
  }

  async goTo(id: string): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: textOf('shell.nav.main') });
    await this.tap(navigation.getByRole('link', { name: textOf(id), exact: true }));
  }

  /** A link in the list of the farm's pages on Today. */
  farmPage(id: string): Locator {
    return this.page
      .getByRole('list', { name: textOf('shell.nav.farm'), exact: true })
      .getByRole('link', { name: textOf(id), exact: true });
  }

  /** Finds each answer from Today, expects that it took so many taps, and writes down the taps and the time. */
  async findAnswers(questions: readonly Question[]): Promise<void> {
    const lines: string[] = [];
    for (const { question, taps, answer } of questions) {
      await this.page.goto('/app');
      await this.isIn();
      const before = this.taps;
      const began = performance.now();
      await test.step(question, answer);
      expect(this.taps - before).toBe(taps);
      lines.push(`${question} ${taps} taps, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
    console.log(lines.join('\n'));
  }

  async isIn(): Promise<void> {
    await expect(this.page.getByRole('navigation', { name: textOf('shell.nav.main') })).toBeVisible(patience);
  }
}

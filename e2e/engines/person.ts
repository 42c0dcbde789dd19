// What a person does and sees in any engine. A script that is the same in all engines finds things by role and name, as other journeys do.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { findInPage, type Found } from './find-in-page.ts';

const require = createRequire(import.meta.url);
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** What to find: a role, and its name or a pattern of its text. */
export interface Find {
  role: string;
  /** The accessible name, or a pattern for it. */
  name?: string | RegExp;
  /** A pattern for its text. */
  text?: RegExp;
}

export class Person {
  readonly driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  async visit(path: string): Promise<void> {
    await this.driver.visit(this.#site + path);
  }

  /** Waits until one of these is visible, and returns it. */
  async see(...finds: Find[]): Promise<Found> {
    return this.#wait(finds, (found) => found !== undefined);
  }

  /** Presses the first of these that is there, once it no longer moves: a page moves while its values arrive. */
  async press(...finds: Find[]): Promise<void> {
    let before = 'nowhere';
    const { at } = await this.#wait(finds, (found) => {
      const place = found?.at ? JSON.stringify(found.at) : 'nowhere';
      const isStill = place !== 'nowhere' && place === before;
      before = place;
      return isStill;
    });
    await this.driver.pressAt(at!.x, at!.y);
  }

  /** Types into an empty field, and repeats until the field holds the text. */
  async type(find: Find, keys: string): Promise<void> {
    await expect(async () => {
      await this.press(find);
      expect(await this.driver.run("return document.activeElement.matches('input, textarea')")).toBe(true);
    }).toPass({ timeout: 20_000 });
    await this.driver.type(keys);
    await this.#wait([find], (found) => found?.value === keys);
  }

  /** Whether one of these is visible now. */
  async sees(...finds: Find[]): Promise<boolean> {
    return (await this.#find(finds)) !== undefined;
  }

  async #wait(finds: Find[], isThere: (found: Found | undefined) => boolean): Promise<Found> {
    let found: Found | undefined;
    const message = `to be there: ${finds.map(({ role, name = '', text = '' }) => `${role} ${name}${text}`).join(' or ')}`;
    await expect
      .poll(async () => isThere((found = await this.#find(finds))), {
        message,
        timeout: 20_000,
        intervals: [50, 100, 200],
      })
      .toBe(true);
    return found!;
  }

  async #find(finds: Find[]): Promise<Found | undefined> {
    if (!(await this.driver.run<boolean>('return Boolean(globalThis.TestingLibraryDom)')))
      await this.driver.run(library);
    const patterns = finds.map(({ role, name, text }) => [role, asPattern(name), asPattern(text)]);
    return (
      // A page that was loaded anew since is without the library until the next look.
      (await this.driver.run<Found | null>(
        `return globalThis.TestingLibraryDom ? (${findInPage.toString()})(${JSON.stringify(patterns)}) : null`,
      )) ?? undefined
    );
  }
}

function asPattern(wanted: string | RegExp | undefined): string {
  if (wanted === undefined) return '';
  return typeof wanted === 'string' ? `^\\s*${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$` : wanted.source;
}

// What a person does and sees in any engine. Things are found by role and name, as in other journeys, by a script that is the same in all engines.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

const require = createRequire(import.meta.url);
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** A role, and the name or a pattern of what it says. */
export interface Find {
  role: string;
  /** The whole name that a screen reader says, or a pattern. */
  name?: string | RegExp;
  /** A pattern of its text. */
  text?: RegExp;
}

interface Found {
  text: string;
  value: string;
  /** Where it can be pressed; null where something lies over it or it is disabled. */
  at: { x: number; y: number } | null;
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

  /** Waits until that is to be seen, and returns what it says. */
  async see(...finds: Find[]): Promise<Found> {
    return this.#wait(finds, (found) => found !== undefined);
  }

  /** Presses the first of these that is there. */
  async press(...finds: Find[]): Promise<void> {
    const { at } = await this.#wait(finds, (found) => Boolean(found?.at));
    await this.driver.pressAt(at!.x, at!.y);
  }

  /** Types into an empty field, until it says so. */
  async type(find: Find, keys: string): Promise<void> {
    await this.press(find);
    await this.driver.type(keys);
    await this.#wait([find], (found) => found?.value === keys);
  }

  /** Whether one of these is to be seen now. */
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
      (await this.driver.run<Found | null>(`return (${findInPage.toString()})(${JSON.stringify(patterns)})`)) ??
      undefined
    );
  }
}

function asPattern(wanted: string | RegExp | undefined): string {
  if (wanted === undefined) return '';
  return typeof wanted === 'string' ? `^\\s*${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$` : wanted.source;
}

/** Runs in the page: what is drawn of the first of these, and where its middle is once it is scrolled into sight. */
function findInPage(finds: [role: string, name: string, text: string][]): Found | null {
  type Library = {
    queryAllByRole(root: Element, role: string, options: { hidden: true; name?: RegExp }): HTMLElement[];
    queryAllByLabelText(root: Element, label: RegExp, options: { selector: string }): HTMLElement[];
  };
  const { TestingLibraryDom } = globalThis as unknown as { TestingLibraryDom: Library };
  for (const [role, name, text] of finds) {
    const options = { hidden: true as const, ...(name && { name: new RegExp(name) }) };
    const byRole = TestingLibraryDom.queryAllByRole(document.body, role, options);
    // A password has no role of its own.
    const secret = { selector: 'input[type=password]' };
    const secrets =
      role === 'textbox' ? TestingLibraryDom.queryAllByLabelText(document.body, new RegExp(name), secret) : [];
    const element = [...byRole, ...secrets].find(
      (candidate) => candidate.checkVisibility() && new RegExp(text).test(candidate.textContent ?? ''),
    );
    if (!element) continue;
    // A radio or a switch lies invisible under its label.
    const pressed = element.closest('label') ?? element;
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(middle, centre);
    const isFree = top !== null && (pressed.contains(top) || top.contains(pressed)) && !element.matches(':disabled');
    return {
      text: element.textContent ?? '',
      value: element instanceof HTMLInputElement ? element.value : '',
      at: isFree ? { x: middle, y: centre } : null,
    };
  }
  return null;
}

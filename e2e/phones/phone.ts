// A phone: a separate Chromium with its own storage. It can be killed as when a battery is pulled, and its clock and its time zone rules
// can be wrong.
import { type ChildProcess, spawn } from 'node:child_process';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { briefLaunchOptions, wholeChromium } from '../../tools/test-world/browser.ts';
import { devToolsAddress } from '../../tools/test-world/devtools-address.ts';
import { phoneZone } from '../../tools/test-world/test-world.ts';
import { clockAhead } from '../support/clock.ts';

/** What is wrong with a phone's clock. */
export interface Clock {
  /** Milliseconds that the phone's clock is ahead of the right time, which is the tests' time. */
  ahead: number;
  /** The zone whose rules the phone uses for Africa/Casablanca. */
  casablanca: 'Africa/Casablanca' | 'Etc/GMT-1' | 'Etc/GMT-2';
}

export const rightClock: Clock = { ahead: 0, casablanca: 'Africa/Casablanca' };

const minute = 60_000;
export const clocks: readonly Clock[] = [
  rightClock,
  { ahead: 6 * minute, casablanca: 'Africa/Casablanca' },
  { ahead: -60 * minute, casablanca: 'Etc/GMT-1' },
  { ahead: 2 * 60 * minute, casablanca: 'Africa/Casablanca' },
  { ahead: 24 * 60 * minute, casablanca: 'Etc/GMT-2' },
  { ahead: -365 * 24 * 60 * minute, casablanca: 'Etc/GMT-1' },
  { ahead: 0, casablanca: 'Etc/GMT-1' },
];

/** Runs in every page before the page's scripts: sets another clock and other time zone rules. */
function wrongClock({ ahead, casablanca }: Clock): void {
  const RealDate = Date;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], made) => Reflect.construct(target, args.length ? args : [now()], made) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : (Reflect.get(target, name, self) as unknown)),
  });
  const RealFormat = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(RealFormat, {
    construct: (target, [locale, options]: [string?, Intl.DateTimeFormatOptions?]) =>
      new target(locale, options?.timeZone === 'Africa/Casablanca' ? { ...options, timeZone: casablanca } : options),
  });
}

export class Phone {
  readonly #folder: string;
  readonly #baseUrl: string;
  #process: ChildProcess | null = null;
  #browser: Browser | null = null;
  #clock: Clock = rightClock;
  /** Warnings and errors of the pages since the last start. */
  complaints: string[] = [];

  /** Makes a phone that stores everything in `folder` and opens the app at `baseUrl`. */
  constructor(folder: string, baseUrl: string) {
    this.#folder = folder;
    this.#baseUrl = baseUrl;
  }

  get isOn(): boolean {
    return this.#process !== null;
  }

  /** Starts the browser with this clock. */
  async start(clock: Clock = this.#clock): Promise<void> {
    this.#clock = clock;
    this.complaints = [];
    const started = spawn(
      wholeChromium!,
      [
        ...briefLaunchOptions.args,
        '--headless=new',
        '--no-first-run',
        '--remote-debugging-port=0',
        '--window-size=390,844',
        `--user-data-dir=${this.#folder}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: { ...process.env, TZ: phoneZone } },
    );
    this.#process = started;
    this.#browser = await playwright.connectOverCDP(await devToolsAddress(started));
    await this.#browser.contexts()[0]!.addInitScript(wrongClock, { ...clock, ahead: clock.ahead + clockAhead });
  }

  /** Opens a page of the app in a new tab. */
  async open(path: string): Promise<Page> {
    const page = await this.#browser!.contexts()[0]!.newPage();
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) this.complaints.push(message.text());
    });
    await page.goto(this.#baseUrl + path);
    return page;
  }

  /** Pulls the battery: kills every process of the browser at once. */
  async kill(): Promise<void> {
    const { pid } = this.#process ?? {};
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    if (pid !== undefined) await ended;
    this.#process = null;
    this.#browser = null;
  }

  /** Closes the browser properly. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    const session = await this.#browser?.newBrowserCDPSession();
    await session?.send('Browser.close').catch(() => undefined);
    if (this.#process) await ended;
    this.#process = null;
    this.#browser = null;
  }
}

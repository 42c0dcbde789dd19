// The browser engines that people use, as installed on this machine.
import { existsSync } from 'node:fs';
import { phoneZone } from '../../tools/test-world/test-world.ts';
import { chromium } from '../../tools/test-world/browser.ts';
import { clockAhead } from '../support/clock.ts';
import type { Driver, Opening } from './driver.ts';
import { openByPuppeteer } from './puppeteer-driver.ts';
import { missingForWebKit, openWebKit } from './webkit-driver.ts';

interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** What this machine lacks to run the engine; empty if it can run. */
  missing: readonly string[];
  open(own?: Partial<Opening>): Promise<Driver>;
}

const opening: Opening = { clockAhead, timeZone: phoneZone, width: 390, height: 844 };
const firefox = process.env['FIREFOX'] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    missing: chromium ? [] : ['chromium'],
    open: (own) => openByPuppeteer('chrome', chromium!, { ...opening, ...own }),
  },
  {
    name: 'Firefox',
    missing: firefox ? [] : ['firefox-esr'],
    open: (own) => openByPuppeteer('firefox', firefox!, { ...opening, ...own }),
  },
  {
    name: 'WebKit',
    missing: missingForWebKit,
    open: (own) => openWebKit({ ...opening, ...own }),
  },
];

for (const { name, missing } of engines.filter(({ missing }) => missing.length > 0)) {
  const lack = `${name.toUpperCase()} IS NOT ON THIS MACHINE (${missing.join(', ')})`;
  // A skipped journey must never go unnoticed in CI.
  if (process.env['CI']) throw new Error(`${lack}: CI needs it.`);
  console.warn(`!! ${lack}: its journeys are SKIPPED.`);
}

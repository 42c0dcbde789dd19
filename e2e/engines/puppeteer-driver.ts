// Drives Chromium, and Firefox through WebDriver BiDi, which needs no separate driver program.
import puppeteer from 'puppeteer-core';
import { launchOptions } from '../../tools/test-world/browser.ts';
import { moveClock } from '../../tools/test-world/move-clock.ts';
import type { Driver, Opening } from './driver.ts';

export async function openByPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  { clockAhead, timeZone, width, height }: Opening,
): Promise<Driver> {
  const opened = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? launchOptions.args : [],
    env: { ...process.env, TZ: timeZone },
    defaultViewport: null,
  });
  const page = await opened.newPage();
  await page.setViewport({ width, height });
  await page.evaluateOnNewDocument(moveClock, clockAhead);
  return {
    visit: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: async <T>(body: string) => (await page.evaluate(`(async () => {${body}})()`)) as T,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (keys) => page.keyboard.type(keys),
    photograph: async (file) => void (await page.screenshot({ path: file })),
    close: () => opened.close(),
  };
}

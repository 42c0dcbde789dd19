import { existsSync } from 'node:fs';

/** Debian's headless shell draws only pages: the journeys need a quarter less of the processor than with the whole browser. */
const shell = '/usr/bin/chromium-headless-shell';
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's whole Chromium (`CHROMIUM` names another); undefined if there is none. The headless shell has no background sync. */
export const wholeChromium = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place));

/** The browser for tests: the headless shell if there is one, otherwise the whole browser; undefined if there is neither. */
export const chromium = process.env['CHROMIUM'] ?? (existsSync(shell) ? shell : wholeChromium);

// Browser tests are skipped without a browser; in CI that must not go unnoticed.
if (!chromium && process.env['CI']) throw new Error('No Chromium on this machine: CI needs one.');
if (!chromium)
  console.warn('!! No Chromium on this machine: every browser test is SKIPPED. Install one, or name it in CHROMIUM.');

/** How tests start it: as root without its sandbox, and without calls home, which a closed network refuses. */
export const launchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * The same for pages that live for seconds, as those of journeys do: optimising their code takes a sixth of a journey's processor time. Not
 * where time is measured, nor for pages that work for long.
 */
export const briefLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev'],
};

/**
 * The same for the whole browser: where the browser itself matters (background sync, kills), and where existing figures and pictures were
 * made with it.
 */
export const wholeLaunchOptions = { ...launchOptions, ...(wholeChromium && { executablePath: wholeChromium }) };

import { existsSync } from 'node:fs';

/** Debian's shell draws pages and nothing around them: the journeys need a quarter less of the processor than in the whole browser. */
const shell = '/usr/bin/chromium-headless-shell';
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's whole Chromium (`CHROMIUM` names another); undefined where there is none. The shell has no background sync. */
export const wholeChromium = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place));

/** What draws the pages of tests: the shell where there is one, else the whole browser; undefined where there is neither. */
export const chromium = process.env['CHROMIUM'] ?? (existsSync(shell) ? shell : wholeChromium);

// Browser tests are skipped where there is no browser, which must never pass unseen in CI.
if (!chromium && process.env['CI']) throw new Error('No Chromium on this machine: CI needs one.');
if (!chromium)
  console.warn('!! No Chromium on this machine: every browser test is SKIPPED. Install one, or name it in CHROMIUM.');

/** How tests start it: as root without its sandbox, and without the calls home that a closed network refuses. */
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

/** The same for the whole browser: where it takes part itself (background sync, kills), and where figures and pictures were taken with it. */
export const wholeLaunchOptions = { ...launchOptions, ...(wholeChromium && { executablePath: wholeChromium }) };

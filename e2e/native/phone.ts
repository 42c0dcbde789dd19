// A phone with the app installed. Its pages come from the bundle, at the origin that Android's web view gives them. The data server is
// reached through https, because the bundle's policy allows nothing else. Both are real connections, so the browser and the data server
// decide as on a phone.
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { bundle } from '../../tools/native/bundle.ts';
import { briefLaunchOptions } from '../../tools/test-world/browser.ts';
import { setClock } from '../support/clock.ts';
import { test as base } from '../support/world.ts';
import { certificate, filesOf, type Gate, listen, throughGate } from './https-servers.ts';

/** The origin of the app's pages on Android. */
export const app = 'https://localhost';
const dataServer = 'farm.test';

export const api = { url: `https://${dataServer}` };

/** The deployment's site, from which the app may fetch newer versions of remotes. */
const site = 'https://site.test';

/** The connection to the site. */
interface SiteWay {
  /** The folder of the site's files. */
  folder: string;
  /** The paths of all requests, in order. */
  requested: string[];
  /** What happens to a path's file; null: it arrives unchanged. */
  fault: (path: string) => 'altered' | 'cut' | null;
}

interface Fixtures {
  siteWay: SiteWay;
  /** The connection to the data server. */
  gate: Gate;
  /** The folder of the bundled web app. */
  www: string;
  phone: BrowserContext;
}

export const test = base.extend<Fixtures>({
  siteWay: async ({ world }, use) => {
    await use({ folder: world.site, requested: [], fault: () => null });
  },
  gate: async ({ world }, use) => {
    await use({ dataServer: world.api.url, isOpen: true, passed: [] });
  },
  www: async ({ world }, use, info) => {
    const www = info.outputPath('www');
    bundle(world.site, www, { updates: [site] });
    await use(www);
  },
  phone: async ({ www, siteWay, gate, viewport }, use, info) => {
    const keys = certificate(info.outputPath('.'));
    const [pages, ofSite, data] = await Promise.all([
      listen(keys, filesOf(www)),
      listen(keys, answerOf(siteWay)),
      listen(keys, throughGate(gate)),
    ]);
    const rules = `MAP localhost:443 127.0.0.1:${pages.port}, MAP ${dataServer}:443 127.0.0.1:${data.port}, MAP site.test:443 127.0.0.1:${ofSite.port}`;
    const browser = await chromium.launch({
      ...briefLaunchOptions,
      args: [...briefLaunchOptions.args, `--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
    });
    const phone = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: app, viewport, hasTouch: true });
    await use(await setClock(phone));
    await browser.close();
    for (const { close } of [pages, ofSite, data]) close();
  },
});

/** Serves the released site to pages of other origins, with the test's faults. */
function answerOf(way: SiteWay): RequestListener {
  return ({ url = '/' }, response) => {
    way.requested.push(url);
    const file = path.join(way.folder, url);
    response.setHeader('access-control-allow-origin', '*');
    if (way.fault(url) === 'cut') return void response.destroy();
    if (!existsSync(file)) return void response.writeHead(404).end();
    const bytes = readFileSync(file);
    if (way.fault(url) === 'altered') bytes[Math.floor(bytes.length / 2)]! ^= 1;
    response.end(bytes);
  };
}

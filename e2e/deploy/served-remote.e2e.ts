// A remote from a developer's machine in a deployed shell: its page follows each build.
import path from 'node:path';
import { expect } from '@playwright/test';
import { RemoteServer, WebServer } from '../support/world.ts';
import { anotherBuild } from './another-build.ts';
import { editJson, test } from './deployment.ts';

const remote = 'mf-auth';

test.use({ serviceWorkers: 'block' });

test('a page loads itself anew when the remote that a developer serves was built again, and what was typed is there', async ({
  browser,
  deployment: { site },
}, info) => {
  const folder = anotherBuild(site, remote, info.outputPath('served'), 'first');
  editJson(path.join(site, 'config.json'), { remoteOverrides: [] });
  const [web, served] = await Promise.all([
    WebServer.start(site, { WEB_DEVELOPERS: '1' }),
    RemoteServer.start(remote, folder),
  ]);
  const page = await browser.newPage({ baseURL: web.url });
  const loaded = () => page.evaluate(() => performance.timeOrigin).catch(() => 0);
  try {
    await page.goto(`/en/server?remote=${remote}@${served.url}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Load' }).click();
    const address = page.getByRole('textbox', { name: 'Full address' });
    for (const mark of ['second', 'third']) {
      await address.fill(`https://${mark}.example`);
      const before = await loaded();
      anotherBuild(site, remote, folder, mark);
      await expect.poll(loaded).toBeGreaterThan(before);
      await expect(address).toHaveValue(`https://${mark}.example`);
    }
    const last = await loaded();
    await served.stop();
    await served.run();
    await expect.poll(() => fetch(`${served.url}/release.json`).then(({ ok }) => ok)).toBe(true);
    await page.waitForTimeout(4000); // the page asks again after three seconds
    expect(await loaded()).toBe(last);
  } finally {
    await page.close();
    await Promise.all([web.stop(), served.stop()]);
  }
});

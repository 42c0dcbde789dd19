// A remote from a developer's machine in a deployed shell: its page follows each build.
import { rmSync } from 'node:fs';
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
  page.on('dialog', (dialog) => dialog.dismiss());
  const loaded = () => page.evaluate(() => performance.timeOrigin).catch(() => 0);
  try {
    await page.goto(`/en/server?remote=${remote}@${served.url}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Load' }).click();
    const address = page.getByRole('textbox', { name: 'Full address' });
    for (const mark of ['second', 'third']) {
      await address.fill(`https://${mark}.example`);
      // As a form does, later than the remote was loaded, that would lose what is typed.
      await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
      await address.press('End'); // a browser asks only who has touched the page
      const before = await loaded();
      anotherBuild(site, remote, folder, mark);
      await expect.poll(loaded).toBeGreaterThan(before);
      await expect(address).toHaveValue(`https://${mark}.example`);
    }
    const last = await loaded();
    await served.stop();
    rmSync(path.join(folder, 'release.json')); // as while a build is written
    await served.run();
    await page.waitForTimeout(4000); // the page asks again after three seconds
    expect(await loaded()).toBe(last);
    anotherBuild(site, remote, folder, 'fourth');
    await expect.poll(loaded).toBeGreaterThan(last);
  } finally {
    await page.close();
    await Promise.all([web.stop(), served.stop()]);
  }
});

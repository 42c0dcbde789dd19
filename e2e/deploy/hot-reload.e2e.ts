// `pnpm dev`: a change to the code of a remote is shown without a reload, and what is typed in the remote's form stays. The shell and mf-auth
// are served from a copy of the sources on ports of their own.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyTree, type Tree } from '../../tools/recipes/copy-tree.ts';
import { freePort } from '../../tools/test-world/free-port.ts';

const screen = 'mf-auth/src/server/Server.tsx';
const field = 'mf-auth/src/server/ServerFields.tsx';
const title = "title={intl.formatMessage({ id: 'auth.server.title', defaultMessage: 'Serveur de données' })}";

test.setTimeout(120_000); // two first builds on a busy machine

let tree: Tree;
let shell: string;
const servers: ChildProcess[] = [];

test.beforeAll(async () => {
  tree = copyTree();
  const ports = { shell: await freePort(), 'mf-auth': await freePort() };
  for (const [app, port] of Object.entries(ports))
    tree.write(`${app}/package.json`, tree.read(`${app}/package.json`).replace(/"port": \d+/, `"port": ${port}`));
  expect(tree.node(['locales/run.ts', 'compile']).status).toBe(0);
  for (const app of Object.keys(ports)) {
    const rspack = path.join(tree.folder, 'node_modules/.bin/rspack');
    servers.push(spawn(rspack, ['serve'], { cwd: path.join(tree.folder, app), stdio: 'ignore' }));
  }
  shell = `http://localhost:${ports.shell}`;
  for (const url of [shell, `http://localhost:${ports['mf-auth']}/remoteEntry.js`])
    await expect
      .poll(
        () =>
          fetch(url)
            .then(({ ok }) => ok)
            .catch(() => false),
        { timeout: 90_000 },
      )
      .toBe(true);
});

test.afterAll(() => {
  for (const server of servers) server.kill();
  tree.remove();
});

/** Types an address of a server into the form of mf-auth. Returns its field. */
async function typeAddress(page: Page) {
  await page.goto(`${shell}/en/server`);
  const address = page.getByRole('textbox', { name: 'Full address' });
  await address.fill('https://farm.example');
  return address;
}

/** The title of the screen, with `mark` behind it, in the copy's code. */
const marked = (mark: string) => title.replace('{', '{`${').replace(/}$/, `} ${mark}\`}`);

test('a changed text of a form is shown at once, and what is typed in it stays', async ({ page }) => {
  const address = await typeAddress(page);
  tree.replace(screen, title, marked('anew'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('anew');
  await expect(address).toHaveValue('https://farm.example');
  tree.replace(screen, marked('anew'), title);
  // The next page loads no code that is about to be built again.
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('anew');
});

test('files that are saved one after the other need no reload either', async ({ page }) => {
  const address = await typeAddress(page);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  for (const mark of ['first', 'second', 'third']) {
    tree.write(screen, tree.read(screen).replace(/title=\{.*auth\.server\.title.*\}/, marked(mark)));
    tree.write(field, `${tree.read(field)}\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('third');
  await expect(address).toHaveValue('https://farm.example');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

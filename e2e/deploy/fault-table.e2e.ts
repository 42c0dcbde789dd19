// Every fault of a deployment, for each remote: on a deep link a card names the part within 20 s, the rest of the app works, what was typed
// stays, and Retry works within 2 s of the repair. PROOF=1 tries the whole table (`pnpm proof faults`), other runs some rows.
import { expect, type Page } from '@playwright/test';
import { follow } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { fileFaults } from './fault-server.ts';
import { type CodeFault, codeFaults, entryLines, type Part, parts } from './parts.ts';
import { type Listed, chunksOf, type Stage, test } from './stage.ts';

/** The rows that every run tries, as `remote: fault`. */
const fixed = new Set([
  'mf-settings: entry cut',
  // Specification 2: a part that fails is named in a card, the other routes work, and Retry shows it within 2 s of its repair
  'mf-settings: chunk cut',
  'mf-readings: screen 404',
  'mf-campaigns: style sheets 404',
  'mf-auth: render',
  'mf-auth: shape',
  'mf-auth: import, with a version before',
  'mf-auth: render, with a version before',
  'mf-auth: entry does not parse, with a version before',
  'mf-readings: entry throws, with a version before',
  'mf-settings: hostApi, with a version before',
  'mf-auth: undeclared route',
  'mf-campaigns: one bad entry',
  'mf-readings: another’s route',
  'remotes.json: html',
  'config.json: 500',
]);
const row = (name: string, body: Parameters<typeof test>[2]) => {
  if (isProof || fixed.has(name)) test(name, body);
};

test.setTimeout(120_000);

const translation = translationIn('en');
const heading = (page: Page, { heading: name }: Part) => page.getByRole('heading', { level: 1, name });
const card = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
const intakeEc = (page: Page) => new ReadingForm(page, translation).measure('intakeEc');

/** Types into a new reading, and waits until the device has stored it. */
async function type(page: Page): Promise<void> {
  await page.goto('/en/app/new');
  const form = new ReadingForm(page, translation);
  await form.type({ intakeEc: '1.9' });
  await form.waitForDraft('1.9');
}

/** Opens the part by its address, and expects it to fail. */
async function expectCard(page: Page, part: Part): Promise<void> {
  await page.goto(`/en${part.path}`, { waitUntil: 'commit' });
  await expect(card(page)).toContainText(part.title, { timeout: 20_000 });
}

/** Expects the other parts to work while the card is shown, and what was typed to be there. */
async function expectTheRest(page: Page, part: Part): Promise<void> {
  const other = parts.find(({ remote }) => remote !== part.remote && remote !== 'mf-readings')!;
  // A page whose chunk is missing reloads itself once, which may happen meanwhile.
  await expect(async () => {
    await follow(page, `/en${other.path}`);
    await expect(heading(page, other)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  if (part.remote === 'mf-readings') return;
  await follow(page, '/en/app/new');
  await expect(intakeEc(page)).toHaveValue('1.9', { timeout: 30_000 });
}

/** Expects Retry to show the part within 2 s of the repair, with what was typed in it. */
async function expectRepaired(page: Page, part: Part): Promise<void> {
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, part)).toBeVisible({ timeout: 2000 });
  if (part.remote === 'mf-readings') await expect(intakeEc(page)).toHaveValue('1.9');
}

/** Walks one row of the table: the fault appears, the person uses other parts and comes back, and the fault is repaired. */
async function walkThrough(page: Page, part: Part, stage: Stage, breakIt: () => void): Promise<void> {
  await type(page);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache'); // the form of readings is in it already
  breakIt();
  await expectCard(page, part);
  await expectTheRest(page, part);
  await follow(page, `/en${part.path}`);
  await expect(card(page)).toContainText(part.title, { timeout: 20_000 });
  stage.repair();
  await expectRepaired(page, part);
}

/** Returns the error reports that leave the page from now on. */
async function reportsOf(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.route('https://errors.example/**', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  return reports;
}

const startWith = (page: Page, fault: CodeFault) =>
  page.addInitScript((name) => localStorage.setItem('fault', name), fault);

/** Faults of code that never answers, which the network may cause too: no other version replaces it by itself. */
const late: readonly CodeFault[] = ['endless import', 'suspense'];

for (const part of parts) {
  const { remote } = part;
  const entry = new RegExp(`^/r/${remote}/.*/remoteEntry[^/]+\\.js$`);

  for (const fault of fileFaults) {
    row(`${remote}: entry ${fault}`, async ({ page, stage }) => {
      await walkThrough(page, part, stage, () => stage.server.break(entry, fault));
    });
    row(`${remote}: chunk ${fault}`, async ({ page, browser, stage, stageOfWorker }) => {
      const { first } = await chunksOf(stage, browser, stageOfWorker.state, part);
      await walkThrough(page, part, stage, () => stage.server.break(first, fault));
    });
    row(`${remote}: screen ${fault}`, async ({ page, browser, stage, stageOfWorker }) => {
      const { last } = await chunksOf(stage, browser, stageOfWorker.state, part);
      await walkThrough(page, part, stage, () => stage.server.break(last, fault));
    });
  }

  row(`${remote}: style sheets 404`, async ({ page, stage }) => {
    await walkThrough(page, part, stage, () => stage.server.break(new RegExp(`^/r/${remote}/.*\\.css$`), '404'));
  });

  for (const fault of codeFaults) {
    row(`${remote}: ${fault}`, async ({ page, stage }) => {
      const broken = stage.broken(part);
      await startWith(page, fault);
      await walkThrough(page, part, stage, () => stage.list(remote, [broken]));
    });

    const title = `${remote}: ${fault}, with a version before`;
    row(title, async ({ page, stage }) => {
      const broken = stage.broken(part);
      await startWith(page, fault);
      const reports = await reportsOf(page);
      await type(page);
      stage.list(remote, [broken, stage.good(remote)]);
      await page.goto(`/en${part.path}`, { waitUntil: 'commit' });
      if (late.includes(fault)) {
        await expect(card(page)).toContainText(part.title, { timeout: 20_000 });
        await page.getByRole('button', { name: 'Use the previous version' }).click();
      }
      await expect(heading(page, part)).toBeVisible({ timeout: 20_000 });
      if (remote === 'mf-readings') await expect(intakeEc(page)).toHaveValue('1.9');
      await expectTheRest(page, part);
      await expectReportedOnce(reports, broken);
    });
  }

  for (const [fault, line] of Object.entries(entryLines))
    row(`${remote}: ${fault}, with a version before`, async ({ page, stage }) => {
      const broken = stage.withEntryLine(remote, line);
      const reports = await reportsOf(page);
      stage.list(remote, [broken, stage.good(remote)]);
      await page.goto(`/en${part.path}`);
      await expect(heading(page, part)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeHidden();
      await expectReportedOnce(reports, broken);
    });

  row(`${remote}: hostApi`, async ({ page, stage }) => {
    const unfit = { ...stage.good(remote), hostApi: '^99.0.0' };
    await walkThrough(page, part, stage, () => stage.list(remote, [unfit]));
  });

  row(`${remote}: hostApi, with a version before`, async ({ page, stage }) => {
    const unfit = { ...stage.good(remote), hostApi: '^99.0.0', version: '99.0.0', base: `/r/${remote}/99.0.0/` };
    stage.list(remote, [unfit, stage.good(remote)]);
    await page.goto(`/en${part.path}`);
    await expect(heading(page, part)).toBeVisible();
    expect(stage.server.requests.filter((file) => file.startsWith(unfit.base))).toEqual([]);
  });

  row(`${remote}: undeclared route`, async ({ page, stage }) => {
    stage.list(remote, [stage.broken(part)]);
    await page.goto(`/en${part.path}`);
    await expect(heading(page, part)).toBeVisible();
    await follow(page, '/en/app/undeclared');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  row(`${remote}: another’s route`, async ({ page, stage }) => {
    const good = stage.good(remote);
    const other = parts.find(({ path }) => path === part.elsewhere) ?? { ...part, heading: '' };
    await page.goto('/en/app/new');
    await expect(intakeEc(page)).toBeVisible();
    stage.list(remote, [{ ...good, routes: [...good.routes!, part.elsewhere] }]);
    await page.goto(`/en${part.elsewhere}`);
    await expect(page.getByRole('heading', { level: 1, name: other.heading || /latest entries/ })).toBeVisible();
    await follow(page, `/en${part.path}`);
    await expect(heading(page, part)).toBeVisible();
  });

  row(`${remote}: one bad entry`, async ({ page, browser, baseURL, stage, stageOfWorker }) => {
    // A device that has never read the list has no last good one.
    const first = await browser.newContext({ baseURL, serviceWorkers: 'block', storageState: stageOfWorker.state });
    stage.list(remote, [{ ...stage.good(remote), files: {} }]);
    const fresh = await first.newPage();
    await expectCard(fresh, part);
    stage.repair();
    await card(fresh).getByRole('button', { name: 'Retry' }).click();
    await expect(heading(fresh, part)).toBeVisible({ timeout: 2000 });
    await first.close();
    // A device that has read the list continues with it.
    await page.goto(`/en${part.path}`);
    await expect(heading(page, part)).toBeVisible();
    stage.list(remote, [{ ...stage.good(remote), files: {} }]);
    await page.reload();
    await expect(heading(page, part)).toBeVisible();
  });
}

/** Expects exactly one report, which names the failed release and the versions of the doors that it was built for. */
async function expectReportedOnce(reports: readonly string[], { version, hostApi }: Listed): Promise<void> {
  const ofIt = () => reports.filter((report) => report.includes(`"version":"${version}"`));
  await expect.poll(() => ofIt().length).toBe(1);
  expect(ofIt()[0]).toContain(`"hostApi":"${hostApi}"`);
}

const lists = { 'remotes.json': ['500', 'html', 'empty', 'stall'], 'config.json': ['500', 'html', 'stall'] } as const;
for (const [file, faults] of Object.entries(lists))
  // an empty config.json is a good one
  for (const fault of faults)
    // A first visit gets a page with Retry; a later one uses the last good file.
    row(`${file}: ${fault}`, async ({ page, stage }) => {
      const part = parts[1]!;
      stage.server.break(new RegExp(`^/${file}$`), fault);
      await page.goto(`/en${part.path}`, { waitUntil: 'commit' });
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible({ timeout: 20_000 });
      stage.repair();
      await retry.click();
      await expect(heading(page, part)).toBeVisible({ timeout: 2000 });
      for (const { path, ...of } of parts) {
        stage.server.break(new RegExp(`^/${file}$`), fault);
        await page.goto(`/en${path}`, { waitUntil: 'commit' });
        await expect(heading(page, { path, ...of })).toBeVisible({ timeout: 20_000 });
        stage.repair();
      }
    });

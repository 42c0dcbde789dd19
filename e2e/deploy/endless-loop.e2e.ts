// A version whose screen or card never returns from being drawn hangs the whole page, which can then do nothing and report nothing. The next
// start of the app learns it from what the page left (decision 208): the version before is drawn, the fault is reported. PROOF=1 tries every
// place of the loop (`pnpm proof faults`), other runs one.
import { expect, type Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/killed.ts';
import { heldSets, readyForOffline, takeUpdate } from '../support/offline.ts';
import { openFarm } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { WebServer } from '../support/world.ts';
import { type Loop, loops, parts } from './parts.ts';
import { type Stage, test as staged } from './stage.ts';

const offering = parts.find(({ remote }) => remote === 'mf-campaigns')!;
const cardOnToday = (page: Page) => page.getByRole('list', { name: 'Running campaigns' });
const plots = (page: Page) => page.getByText(/^12 plots: /);

/** The deployment is served without faults of files, and with the service worker, which has the looping release on the device. */
const test = staged.extend({
  serviceWorkers: 'allow',
  baseURL: async ({ stage }, use) => {
    const web = await WebServer.start(stage.site);
    await use(web.url);
    await web.stop();
  },
});

/** Waits until the page answers nothing any more, and then as long as a person does before closing the app. */
async function expectHung(page: Page): Promise<void> {
  const answers = () =>
    Promise.race([
      page.evaluate(() => true).catch(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, 2000, false)),
    ]);
  await expect.poll(answers, { timeout: 30_000 }).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(await answers()).toBe(false);
}

/** Opens a page of the app, without waiting for anything of it. */
async function visit({ page }: Phone, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** The messages of the reports that this phone sends from now on, with the remote that each is about. */
async function reportsOf({ context }: Phone): Promise<string[]> {
  const reports: string[] = [];
  await context.route('https://errors.example/**', async (route) => {
    const text = route.request().postData() ?? '';
    const remote = /"remote":"([^"]+)"/.exec(text)?.[1] ?? '';
    if (text.includes('never returned from being drawn')) reports.push(remote);
    await route.fulfill({ status: 200, body: '{}', headers: { 'access-control-allow-origin': '*' } });
  });
  return reports;
}

/** Opens a phone whose service worker has a release that loops from now on, and opens a page that it draws. */
async function hang(
  stage: Stage,
  open: () => Promise<Phone>,
  logIn: (page: Page) => Promise<void>,
  fault: Loop,
): Promise<void> {
  const phone = await open();
  await logIn(phone.page);
  await readyForOffline(phone.page);
  const versions = async () => (await heldSets(phone.page)).map((set) => set.remotes[offering.remote]!.version);
  await expect.poll(versions).toContain(stage.broken(offering).version);
  await phone.page.evaluate((name) => localStorage.setItem('fault', name), fault);
  await visit(phone, fault.startsWith('card') ? '/en/app' : '/en/app/campaign/new');
  await expectHung(phone.page);
  // A browser that is killed, too, may lose the last marks: it writes them to the disk with a delay.
  await phone.endHung();
}

/** Expects Today and its card, and the remote's screen, in a version that returns. */
async function expectEverything(phone: Phone): Promise<void> {
  await visit(phone, '/en/app');
  await expect(plots(phone.page)).toBeVisible();
  await expect(cardOnToday(phone.page)).toBeVisible();
  await visit(phone, `/en${offering.path}`);
  await expect(phone.page.getByRole('heading', { level: 1, name: offering.heading })).toBeVisible();
}

test.setTimeout(180_000);

for (const fault of isProof ? loops : loops.slice(-1))
  test(`${fault}: the next start draws the version before, and reports it`, async ({ stage, world, baseURL }, info) => {
    const open = () => openPhone(info.outputPath('profile'), baseURL);
    stage.list(offering.remote, [stage.broken(offering), stage.good(offering.remote)]);
    await hang(stage, open, (page) => openFarm(page, world, 'manager'), fault);

    const phone = await open();
    const reports = await reportsOf(phone);
    await expectEverything(phone);
    // Where the screen around a card had not ended either, both are named.
    await expect.poll(() => reports).toContain(offering.remote);
    await phone.kill();
  });

test('a device that was held recovers at the first start after the version was rolled back', async ({
  stage,
  world,
  baseURL,
}, info) => {
  const open = () => openPhone(info.outputPath('profile'), baseURL);
  stage.list(offering.remote, [stage.broken(offering), stage.good(offering.remote)]);
  await hang(stage, open, (page) => openFarm(page, world, 'manager'), 'card loop');
  stage.list(offering.remote, [stage.good(offering.remote)]);
  const phone = await open();
  await expectEverything(phone);
  await phone.kill();
});

if (isProof)
  test('a version without an earlier one is blocked after its third hang, and a corrected release loads at once', async ({
    stage,
    world,
    baseURL,
  }, info) => {
    const open = () => openPhone(info.outputPath('profile'), baseURL);
    stage.list(offering.remote, [stage.broken(offering)]);
    await hang(stage, open, (page) => openFarm(page, world, 'manager'), 'card loop');
    for (let time = 2; time <= 3; time += 1) {
      const again = await open();
      await visit(again, '/en/app');
      await expectHung(again.page);
      await again.endHung();
    }

    const phone = await open();
    await visit(phone, '/en/app');
    await expect(plots(phone.page)).toBeVisible();
    await expect(phone.page.getByRole('status').filter({ hasText: 'Running campaigns' })).toBeVisible();
    stage.list(offering.remote, [stage.good(offering.remote)]);
    await takeUpdate(phone.page);
    await expect(cardOnToday(phone.page)).toBeVisible();
    await phone.kill();
  });

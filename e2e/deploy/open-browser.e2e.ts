// One browser stays open while remotes and the shell are released, rolled back, and released broken. A half-filled form survives all of it.
// PROOF=1 (`pnpm proof releases`) does all of this to every app; other runs release one remote and roll it back.
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copyTree } from '../../tools/recipes/copy-tree.ts';
import { rollback } from '../../tools/rollback.ts';
import { readyForOffline, takeUpdate } from '../support/offline.ts';
import { follow, openFarm } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { ReadingForm } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { editJson, run, test } from './deployment.ts';
import { breakCode, type Part, parts } from './parts.ts';

const settings = parts.find(({ remote }) => remote === 'mf-settings')!;
const released = isProof ? parts : [settings];

/** For each app, the id of the English text that is the title of the page the journey looks at. */
const titles: Record<string, string> = {
  'mf-auth': 'auth.farms.title',
  'mf-readings': 'readings.form.newTitle',
  'mf-campaigns': 'campaigns.new.title',
  'mf-settings': 'settings.title',
};

const mainNavigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

async function expectTitle(page: Page, part: Part, title = part.heading): Promise<void> {
  await follow(page, `/en${part.path}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

async function expectTyped(page: Page): Promise<void> {
  await follow(page, '/en/app/new');
  await expect(new ReadingForm(page, translationIn('en')).measure('intakeEc')).toHaveValue('1.9');
  await follow(page, '/en/app/history'); // no update is announced while a form is open
}

// Specification 2: what is typed in a new reading outlives releases and rollbacks of a part in a page that stays open
test('one browser stays open through releases, rollbacks and a broken release, and a half-filled form survives', async ({
  page,
  world,
  deployment: { site },
}) => {
  test.setTimeout(isProof ? 300_000 : 90_000);
  await openFarm(page, world, 'manager');
  await readyForOffline(page);
  await follow(page, '/en/app/new');
  const form = new ReadingForm(page, translationIn('en'));
  await form.type({ intakeEc: '1.9' });
  await form.waitForDraft('1.9');
  await follow(page, '/en/app/history');

  const tree = copyTree();
  try {
    for (const { remote, heading } of released)
      editJson(path.join(tree.folder, `locales/${remote}/en.json`), { [titles[remote]!]: `${heading}, renewed` });
    editJson(path.join(tree.folder, 'locales/shell/en.json'), { 'shell.nav.main': 'Main, renewed' });
    run(tree, ['tools/build.ts', ...(isProof ? [] : [settings.remote])]);
    for (const part of released) {
      run(tree, ['tools/release.ts', part.remote, '--to', site]);
      await takeUpdate(page);
      await expectTitle(page, part, `${part.heading}, renewed`);
      await expectTyped(page);
    }
    if (isProof) {
      run(tree, ['tools/release.ts', 'shell', '--to', site]);
      await takeUpdate(page);
      await expect(mainNavigation(page, 'Main, renewed')).toBeVisible();
      await expectTyped(page);
    }

    for (const part of released) {
      rollback(part.remote, site);
      await takeUpdate(page);
      await expectTitle(page, part);
      await expectTyped(page);
    }
    if (isProof) {
      rollback('shell', site);
      await takeUpdate(page);
      await expect(mainNavigation(page, 'Main')).toBeVisible();
      await expectTyped(page);
    }

    if (!isProof) return;
    breakCode(tree, settings.remote);
    run(tree, ['tools/build.ts', settings.remote]);
    run(tree, ['tools/release.ts', settings.remote, '--to', site]);
    await page.evaluate(() => localStorage.setItem('fault', 'render'));
    await takeUpdate(page);
    await expectTitle(page, settings); // the previous version has taken its place
    await expectTyped(page);
  } finally {
    tree.remove();
  }
});

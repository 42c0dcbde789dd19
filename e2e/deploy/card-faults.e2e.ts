// Every fault of a card on another part's screen: the screen stays, a small card names the part within 20 s, and Retry recovers it within 2
// s of the repair. It runs with PROOF=1 (`pnpm proof faults`); cards.e2e.ts and the shell's cards.test.tsx always run some of it.
import { expect, type Page } from '@playwright/test';
import { follow } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { fileFaults } from './fault-server.ts';
import { type CardFault, cardFaults, parts } from './parts.ts';
import { type Stage, test } from './stage.ts';

const title = 'Running campaigns';
const offering = parts.find(({ remote }) => remote === 'mf-campaigns')!;
const files = /^\/r\/mf-campaigns\/[^/]+\/today\.[^/]+\.js$/;
const screen = (page: Page) => page.getByText(/^12 plots: /);
const campaigns = (page: Page) => page.getByRole('list', { name: title });
const fault = (page: Page) => page.getByRole('status').filter({ hasText: title });

/** Opens Today with the fault: the screen works before the small card appears, and does not wait for it. */
async function expectFault(page: Page): Promise<void> {
  await page.goto('/en/app');
  await expect(screen(page)).toBeVisible({ timeout: 5000 });
  await expect(fault(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Start round' })).toBeVisible();
}

async function expectRepaired(page: Page, stage: Stage): Promise<void> {
  stage.repair();
  await fault(page).getByRole('button', { name: 'Retry' }).click();
  await expect(campaigns(page)).toBeVisible({ timeout: 2000 });
  await expect(screen(page)).toBeVisible();
}

const startWith = (page: Page, name: CardFault) => page.addInitScript((of) => localStorage.setItem('fault', of), name);

if (isProof) {
  test.setTimeout(120_000);

  for (const name of fileFaults)
    test(`a card whose file is ${name}`, async ({ page, stage }) => {
      stage.server.break(files, name);
      await expectFault(page);
      // Goes to another screen and back: both the screen and the fault are there again.
      await follow(page, '/en/app/last');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/latest entries/i);
      await follow(page, '/en/app');
      await expect(screen(page)).toBeVisible();
      await expect(fault(page)).toBeVisible({ timeout: 20_000 });
      await expectRepaired(page, stage);
    });

  for (const name of cardFaults) {
    test(`a card: ${name}`, async ({ page, stage }) => {
      await startWith(page, name);
      stage.list(offering.remote, [stage.broken(offering)]);
      if (name !== 'card missing') {
        await expectFault(page);
        await expectRepaired(page, stage);
        return;
      }
      await page.goto('/en/app');
      await expect(screen(page)).toBeVisible();
      await expect.poll(() => stage.server.requests.some((file) => file.includes('/mf-campaigns/'))).toBe(true);
      await expect(page.getByText(title)).toHaveCount(0);
    });

    test(`a card: ${name}, with a version before`, async ({ page, stage }) => {
      await startWith(page, name);
      stage.list(offering.remote, [stage.broken(offering), stage.good(offering.remote)]);
      await page.goto('/en/app');
      await expect(screen(page)).toBeVisible();
      if (name === 'card render') await expect(campaigns(page)).toBeVisible(); // the previous version, by itself
      if (name === 'card suspense') await expect(fault(page)).toBeVisible({ timeout: 20_000 }); // the network may be the cause: no other version is tried
      if (name === 'card missing') await expect(page.getByText(title)).toHaveCount(0); // the release runs, and has no such card
    });
  }
}

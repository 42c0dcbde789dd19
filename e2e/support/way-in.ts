import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFarm, connect, fillLogin } from './person.ts';

/**
 * Goes from a page's start to `goal`, past everything that may come first. A browser whose disk was full may have lost the session, the
 * chosen farm or the server; the question about a failing server is answered with working offline. `onLoss` gets what was lost, before
 * the step that needs the server.
 */
export async function findWayIn(
  page: Page,
  api: { url: string },
  account: string,
  goal: Locator,
  onLoss: (lost: 'farm' | 'session' | 'server') => void | Promise<void> = () => undefined,
): Promise<void> {
  const offline = page.getByRole('button', { name: 'Work offline' });
  const farms = page.getByRole('list', { name: 'Farms' });
  const login = page.getByRole('textbox', { name: 'Password' });
  const start = page.getByText('Connect to a data server');
  // A device that has lost what it needs to work offline can only try again.
  const retry = page.getByRole('alertdialog').getByRole('button', { name: 'Retry' });
  const doors = offline.or(farms).or(login).or(start).or(retry);
  for (;;) {
    await expect(goal.or(doors).first()).toBeVisible({ timeout: 40_000 });
    if (await goal.isVisible()) return;
    if (await offline.isVisible()) await offline.click();
    else if (await retry.isVisible()) {
      await onLoss('farm');
      await retry.click();
    } else if (await farms.isVisible()) {
      await onLoss('farm');
      await chooseFarm(page, 'Oasis du Souss');
    } else if (await login.isVisible()) {
      await onLoss('session');
      await fillLogin(page, account);
      await expect(goal.or(farms).first()).toBeVisible();
    } else if (await start.isVisible()) {
      await onLoss('server');
      await connect(page, { api });
    }
  }
}

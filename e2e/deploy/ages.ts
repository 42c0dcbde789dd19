// What people do with the app of one age on the data server of another, by English names that both ages have.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copyTree } from '../../tools/recipes/copy-tree.ts';
import { follow, go } from '../support/person.ts';
import { takePhoto } from '../support/photo-file.ts';
import { install, run } from './deployment.ts';

/** The oldest commit whose app and data server have all that a reading can come with: files of past readings, and photos. */
export const oldestWithFiles = '8915e999';

/** Builds apps as they were at a commit, with the packages of then, and releases them into a new folder. Returns the folder. */
export function siteOf(commit: string, apps: readonly string[]): string {
  const site = mkdtempSync(path.join(tmpdir(), 'seguia-'));
  const tree = copyTree(commit);
  try {
    install(tree, '--frozen-lockfile');
    run(tree, ['tools/build.ts', ...apps]);
    for (const app of apps) run(tree, ['tools/release.ts', app, '--to', site]);
  } finally {
    tree.remove();
  }
  return site;
}

export const removeSite = (site: string) => rmSync(site, { recursive: true });

/** Opens the first campaign, and sees a graph of it drawn. */
export async function drawCampaign(page: Page): Promise<void> {
  await go(page, 'Campaigns');
  await page.getByRole('list', { name: 'Campaigns' }).getByRole('link').first().click();
  const graph = page.getByRole('region', { name: 'Intake EC', exact: true });
  await expect(graph.getByRole('img').first()).toBeVisible({ timeout: 20_000 });
}

/** Imports two readings from a file, and finds the file among those that the farm has imported. */
export async function importFile(page: Page, name: string): Promise<void> {
  await follow(page, '/en/app/import');
  const text =
    'Plot;Date;Time;Intake EC (mS/cm);Drain pH\nSerre 1;2026-06-02;08:00;2.11;6.0\nSerre 2;2026-06-02;08:05;2.12;6.1\n';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import 2 readings' }).click({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Imported files' }).getByText(name).first()).toBeVisible({
    timeout: 30_000,
  });
}

/** Takes a photo into the form of a reading, which is open, and waits until it is kept. */
export async function addPhoto(page: Page): Promise<void> {
  await page.getByLabel('Add a photo').setInputFiles(await takePhoto(page, '#2f6b3c'));
  await expect(page.getByRole('button', { name: 'Open photo 1' })).toBeVisible({ timeout: 20_000 });
}

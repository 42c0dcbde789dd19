// A manager prepares the log of the last month, saves it, checks its hash as anybody can, and prints it with numbered pages.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findCut, holdPrinting, pagesOf, printed } from '../support/looks/paper.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

const patience = { timeout: 60_000 };

// The proofs also run from right to left.
for (const language of isProof ? (['fr', 'ar-MA'] as const) : (['fr'] as const)) {
  const { textOf, prefix } = translationIn(language);

  // Specification 10: the log is printed on numbered pages, and saved with the hash that they bear
  test(`the certification log is printed and saved in ${language}, with the hash that its command prints`, async ({
    page,
  }, { outputDir }) => {
    test.setTimeout(180_000);
    await holdPrinting(page);
    const title = textOf('campaigns.certification.title');
    await page.goto(`${prefix}/app`);
    await page.getByRole('link', { name: title, exact: true }).click(patience);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(patience);
    await page.getByRole('button', { name: textOf('campaigns.certification.prepare') }).click();
    const hash = page.getByText(/^[0-9a-f]{64}$/);
    await expect(hash).toBeVisible(patience);
    const expected = await hash.textContent();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: textOf('campaigns.certification.workbook') }).click();
    const file = await download;
    await file.saveAs(path.join(outputDir, file.suggestedFilename()));
    const command = (await page.getByText(/^unzip -p/).textContent()) ?? '';
    expect(execFileSync('sh', ['-c', command], { cwd: outputDir, encoding: 'utf8' }).split(' ')[0]).toBe(expected);

    await page.getByRole('button', { name: textOf('campaigns.certification.print') }).click();
    await printed(page);
    expect(await findCut(page)).toEqual([]);
    expect(await pagesOf(page)).toBeGreaterThan(3);
    await page.pdf({ preferCSSPageSize: true, path: path.join(outputDir, 'log.pdf') });
  });
}

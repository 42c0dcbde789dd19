import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { privateFolder } from '../release/lock.ts';

const folderOf = (site: string) => path.join(privateFolder(site), 'uploads');

/** Removes what uploads have left behind whose service was killed. */
export function clearUploads(site: string): void {
  rmSync(folderOf(site), { recursive: true, force: true });
}

/** Runs `work` with an empty folder of its own, on the site's disk, which is gone afterwards. */
export async function withUpload<T>(site: string, work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(folderOf(site), { recursive: true });
  const folder = mkdtempSync(path.join(folderOf(site), 'upload-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

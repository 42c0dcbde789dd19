import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoFile, PhotoFiles } from './photo-files.ts';
import { checkedName, isPhotoName } from './photo-name.ts';

/** Pictures in a folder: of each farm a folder in it, for the server's own user alone. */
export class FolderFiles implements PhotoFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#at(name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#at(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  delete(name: string): Promise<void> {
    return rm(this.#at(name), { force: true });
  }

  async *list(farmId?: string): AsyncGenerator<PhotoFile> {
    for (const farm of farmId === undefined ? await namesIn(this.#folder) : [farmId])
      for (const file of await namesIn(path.join(this.#folder, farm))) {
        const found = await stat(path.join(this.#folder, farm, file)).catch(() => null);
        if (found && isPhotoName(`${farm}/${file}`)) yield { name: `${farm}/${file}`, changedAt: found.mtime };
      }
  }

  #at(name: string): string {
    return path.join(this.#folder, checkedName(name));
  }
}

/** None where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

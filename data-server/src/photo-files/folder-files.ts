import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoFile, PhotoFiles } from './photo-files.ts';
import { checkedName, isPhotoName } from './photo-name.ts';
import { answered } from './silent-store.ts';

/** Stores pictures in a folder, with a folder for each farm in it. Only the server's own user can read them. */
export class FolderFiles implements PhotoFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await answered(putWhole(this.#at(name), bytes));
  }

  async get(name: string): Promise<Buffer | null> {
    return answered(readFile(this.#at(name)).catch(noneThere));
  }

  async delete(name: string): Promise<void> {
    await answered(rm(this.#at(name), { force: true }));
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

/** Names the file only when it is complete and on the disk; the name is on the disk, too, when this resolves. */
async function putWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await write(unfinished, bytes);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await using names = await open(folder);
  await names.sync();
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(file, 'wx', 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
}

function noneThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** The names in a folder; empty if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

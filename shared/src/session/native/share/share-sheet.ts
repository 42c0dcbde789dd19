import { registerPlugin } from '@capacitor/core';
import { withTimeLimit } from '../../storage/time-limit.ts';
import { base64Of } from '../plugins/base64.ts';
import { Filesystem } from '../plugins/files-plugin.ts';

interface Share {
  share(content: { title?: string; text?: string; url?: string; files?: string[] }): Promise<unknown>;
}

const Share = registerPlugin<Share>('Share');

const folder = 'shared';
const inCache = (path: string) => ({ directory: 'CACHE' as const, path });

/** The time limits in milliseconds for writing a file, and for listing and deleting older ones. */
const writing = 30_000;
const clearing = 2000;
/** Milliseconds that a file is kept, because the app that received it may send it hours later. */
const lifetime = 86_400_000;

/** Adds the phone's share sheet to the page as `navigator.share`: a web view has none on Android, and refuses a late call on an iPhone. */
export function provideShareSheet(): void {
  const own = { value: share, configurable: true };
  Object.defineProperties(navigator, { share: own, canShare: { value: () => true, configurable: true } });
}

/** Hands files, a text or a link to the phone's share sheet. Rejects with AbortError, like a browser, if the person closes it. */
export async function share({ files = [], title, text, url }: ShareData): Promise<void> {
  await withTimeLimit(clearOldFiles(), clearing).catch(() => undefined);
  const written = await Promise.all(files.map((file) => withTimeLimit(write(file), writing)));
  try {
    await Share.share({
      ...(title && { title }),
      ...(text && { text }),
      ...(url && { url }),
      ...(written.length > 0 && { files: written }),
    });
  } catch (error) {
    const isClosed = error instanceof Error && /cancell?ed/i.test(error.message);
    throw isClosed ? new DOMException('The share sheet was closed', 'AbortError') : error;
  }
}

async function write(file: File): Promise<string> {
  const name = file.name.replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, '-');
  const { uri } = await Filesystem.writeFile({
    ...inCache(`${folder}/${name}`),
    data: await base64Of(file),
    recursive: true,
  });
  return uri;
}

async function clearOldFiles(): Promise<void> {
  const { files } = await Filesystem.readdir(inCache(folder));
  const old = files.filter(({ mtime }) => mtime < Date.now() - lifetime);
  await Promise.all(old.map(({ name }) => Filesystem.deleteFile(inCache(`${folder}/${name}`))));
}

// Files of a remote that do not come. A browser goes on with a request whose element is gone, and gives its answer to every later element with
// that address: until it ends, which may take minutes, another try would wait with it. Only a request past the browser's cache is another one.
import { wholePatience } from './patience.ts';

/** A file that was awaited when a try ended. */
export interface AwaitedFile {
  url: string;
  integrity: string;
  /** Its first request comes to an end after all. */
  ended: Promise<void>;
}

/**
 * Ends the wait for the entry and the chunks of a remote, and returns them. The bundler awaits a chunk for two minutes, and a second try awaits the
 * same one; an entry that comes after its try was given up would request a chunk that nobody waits for. Scripts that have come are not in the
 * page any more, and style sheets are not marked as loading.
 */
export function endAwaitedFiles(remote: string): AwaitedFile[] {
  const marked = `[data-rspack^=${JSON.stringify(`${remote}:`)}]`;
  const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    `script${marked}, link[data-rspack-loading]${marked}`,
  );
  return [...files].map((file) => {
    file.remove(); // first, so that nothing but who awaits it learns of it: the page would fetch it anew
    file.dispatchEvent(new Event('error'));
    const ended = new Promise<void>((resolve) => {
      for (const type of ['load', 'error']) file.addEventListener(type, () => resolve());
    });
    return { url: file instanceof HTMLScriptElement ? file.src : file.href, integrity: file.integrity, ended };
  });
}

/**
 * Fetches files past the browser's cache, where another try finds them then. Ends when each has come, cannot, or its first request has ended.
 * Rejects once the try is given up, also when they come at that moment: nothing may begin then that nobody waits for.
 */
export async function fetchAwaited(files: readonly AwaitedFile[], givenUp: AbortSignal): Promise<void> {
  const fetches = files.map(({ url, integrity, ended }) =>
    Promise.race([ended, comesWhole(url, integrity, givenUp).catch(() => false)]),
  );
  await Promise.all(fetches);
  givenUp.throwIfAborted();
}

/** Whether a file comes, past the browser's cache, until it is given up: after 15 s by default. Rejects where its content is not what the hash says. */
export async function comesWhole(
  url: string,
  integrity: string,
  givenUp = AbortSignal.timeout(wholePatience),
): Promise<boolean> {
  const response = await fetch(url, { cache: 'reload', integrity, signal: givenUp });
  await response.arrayBuffer();
  return response.ok;
}

// Handles files of a remote that do not arrive. A browser continues a request whose element was removed, and gives its answer to every
// later element with that address. So until the request ends, which may take minutes, another try would wait for it as well. Only a request
// past the browser's cache is a new one.
import { wholePatience } from './patience.ts';

/** A file that was still loading when a try ended. */
export interface AwaitedFile {
  url: string;
  integrity: string;
  /** Resolves when its first request ends after all. */
  ended: Promise<void>;
}

/**
 * Ends the loading of a remote's entry and chunks, and returns these files. The bundler waits for a chunk for two minutes, and a second try
 * would wait with it; an entry that arrives after its try was given up would request a chunk that nobody needs. Loaded scripts are no
 * longer in the page, and loaded style sheets are not marked as loading.
 */
export function endAwaitedFiles(remote: string): AwaitedFile[] {
  const marked = `[data-rspack^=${JSON.stringify(`${remote}:`)}]`;
  const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    `script${marked}, link[data-rspack-loading]${marked}`,
  );
  return [...files].map((file) => {
    file.remove(); // first, so that only code that waits for it sees the event: otherwise the page would fetch it again
    file.dispatchEvent(new Event('error'));
    const ended = new Promise<void>((resolve) => {
      for (const type of ['load', 'error']) file.addEventListener(type, () => resolve());
    });
    return { url: file instanceof HTMLScriptElement ? file.src : file.href, integrity: file.integrity, ended };
  });
}

/**
 * Fetches files past the browser's cache, into which they go for the next try. Resolves when each file has arrived, or failed, or its first
 * request has ended. Rejects once the try is given up, even if the files arrive at that moment, so that nothing begins that nobody waits
 * for.
 */
export async function fetchAwaited(files: readonly AwaitedFile[], givenUp: AbortSignal): Promise<void> {
  const fetches = files.map(({ url, integrity, ended }) =>
    Promise.race([ended, comesWhole(url, integrity, givenUp).catch(() => false)]),
  );
  await Promise.all(fetches);
  givenUp.throwIfAborted();
}

/**
 * Whether a file arrives, past the browser's cache, before it is given up (after 15 s by default). Rejects where its content does not match
 * the hash.
 */
export async function comesWhole(
  url: string,
  integrity: string,
  givenUp = AbortSignal.timeout(wholePatience),
): Promise<boolean> {
  const response = await fetch(url, { cache: 'reload', integrity, signal: givenUp });
  await response.arrayBuffer();
  return response.ok;
}

// Files of a remote that do not come. A browser goes on with a request whose element is gone, and gives its answer to every later element with
// that address: until it ends, which may take minutes, another try would wait with it. Only a request past the browser's cache is another one.

/** Longest wait for one file; milliseconds. */
const patience = 15_000;

/** A file that was awaited when a try ended. */
export interface AwaitedFile {
  url: string;
  integrity: string;
  /** Its first request comes to an end after all. */
  ended: Promise<void>;
}

/**
 * Ends the wait for chunks of a remote: the bundler awaits each for two minutes, and a second try awaits the same one. Returns them, and the
 * entry where it is awaited. Scripts that have come are not in the page any more, and style sheets are not marked as loading.
 */
export function endAwaitedFiles(remote: string): AwaitedFile[] {
  const marked = `[data-rspack^=${JSON.stringify(`${remote}:`)}]`;
  const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    `script${marked}, link[data-rspack-loading]${marked}`,
  );
  return [...files].map((file) => {
    if (file.getAttribute('data-rspack') !== `${remote}:entry`) {
      file.remove(); // first, so that nothing but the bundler learns of it: the page would fetch it anew
      file.dispatchEvent(new Event('error'));
    }
    const ended = new Promise<void>((resolve) => {
      for (const type of ['load', 'error']) file.addEventListener(type, () => resolve());
    });
    return { url: file instanceof HTMLScriptElement ? file.src : file.href, integrity: file.integrity, ended };
  });
}

/** Fetches files past the browser's cache, where another try finds them then. Ends when each has come, cannot, or its first request has ended. */
export async function fetchAwaited(files: readonly AwaitedFile[]): Promise<void> {
  await Promise.all(
    files.map(({ url, integrity, ended }) => Promise.race([ended, comesWhole(url, integrity).catch(() => false)])),
  );
}

/** Whether a file comes, past the browser's cache. Rejects where its content is not what the hash says. */
export async function comesWhole(url: string, integrity: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'reload', integrity, signal: AbortSignal.timeout(patience) });
  await response.arrayBuffer();
  return response.ok;
}

// Two versions of one remote in a page were built with the same names, and must not meet: the good one would throw what the bad one threw.

/**
 * Gives each version of a remote chunks of its own. A chunk's script lays its modules into a global that is named after the remote, not
 * after the version, so that a chunk which a release did not change is the same file as before. The folder that the
 * running script came from says which version it belongs to.
 */
export function separateChunks(container: string): void {
  const name = `rspackChunk${container}`;
  if (Object.hasOwn(globalThis, name)) return;
  const byFolder = new Map<string, unknown>();
  Object.defineProperty(globalThis, name, {
    get: () => byFolder.get(folderOfScript()),
    set(chunks: unknown) {
      byFolder.set(folderOfScript(), chunks);
    },
  });
}

function folderOfScript(): string {
  const script = document.currentScript as HTMLScriptElement | null;
  return script ? new URL('.', script.src).href : '';
}

/**
 * Takes the files of a remote's earlier tries out of the page. Its style sheets would dress the version that comes; and a script that is
 * still awaited would be taken for that version's own, since the bundler finds it by the remote's name and the chunk's number.
 */
export function removeFiles(remote: string): void {
  const marked = `:is(script, link)[data-rspack^=${JSON.stringify(`${remote}:`)}]`;
  for (const file of document.querySelectorAll(marked)) file.remove();
}

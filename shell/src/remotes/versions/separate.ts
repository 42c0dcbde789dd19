// Two versions of one remote in a page were built with the same names. They must not mix, because the good one would then throw what the
// bad one threw.

/**
 * Gives each version of a remote its own chunks. A chunk's script puts its modules into a global named after the remote and not after the
 * version, so that an unchanged chunk is the same file in the next release. The folder of the running script tells which version it belongs
 * to.
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
 * Removes the files of a remote's earlier tries from the page. Their style sheets would style the next version; and a script that is still
 * loading would count as that version's own, because the bundler finds it by the remote's name and the chunk's number.
 */
export function removeFiles(remote: string): void {
  const marked = `:is(script, link)[data-rspack^=${JSON.stringify(`${remote}:`)}]`;
  for (const file of document.querySelectorAll(marked)) file.remove();
}

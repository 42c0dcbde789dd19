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
  for (const file of filesOf(remote, ':is(script, link)')) file.remove();
}

/**
 * Ends the wait for chunks of a remote that do not come: the bundler awaits each for two minutes, and a second try awaits the same one.
 * Scripts that have come are not in the page any more, and style sheets are not marked as loading.
 */
export function endAwaitedFiles(remote: string): void {
  for (const file of filesOf(remote, ':is(script, link[data-rspack-loading])')) {
    if (file.getAttribute('data-rspack') === `${remote}:entry`) continue;
    file.remove(); // first, so that nothing but the bundler learns of it: the page would fetch it anew
    file.dispatchEvent(new Event('error'));
  }
}

const filesOf = (remote: string, kind: string) =>
  document.querySelectorAll(`${kind}[data-rspack^=${JSON.stringify(`${remote}:`)}]`);

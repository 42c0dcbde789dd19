// A file that is cut or altered on its way may be answered as "immutable": the browser's cache would serve it to every later try, reload and
// start. So what fails is fetched anew at once, past that cache.

/** Longest wait for one file; milliseconds. */
const patience = 15_000;

/** The fetches of this page's files that failed, by address: whether the file is right now. */
const fetches = new Map<string, Promise<boolean>>();

/** From now on fetches every script and style sheet of the page anew that does not arrive or is not what its hash says. */
export function watchFiles(): void {
  // The failure of an element does not bubble: it is met on the way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) fetchAnew(target.src, target.integrity);
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') fetchAnew(target.href, target.integrity);
    },
    true,
  );
}

/** Whether a file whose address begins so failed and has been fetched anew since the last question, whole: a second try will find it. */
export async function arrivedSince(start: string): Promise<boolean> {
  const asked = [...fetches].filter(([url]) => url.startsWith(start));
  for (const [url] of asked) fetches.delete(url);
  return (await Promise.all(asked.map(([, arrived]) => arrived))).some(Boolean);
}

function fetchAnew(url: string, integrity: string): void {
  const signal = AbortSignal.timeout(patience);
  const arrived = fetch(url, { cache: 'reload', integrity, signal }).then(async (response) => {
    await response.arrayBuffer();
    return response.ok;
  });
  fetches.set(
    url,
    arrived.catch(() => false),
  );
}

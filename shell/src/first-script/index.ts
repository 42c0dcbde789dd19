// Runs before the app and without it: if a script of the start does not arrive, it shows people what they can do, in the language that
// first-page.ts finds. It imports nothing: the build strips its types.

(() => {
  /** Milliseconds in which this page reloads itself at most once: a page that breaks again at once will not get better. */
  const reloadGuard = 10_000;
  const key = 'seguia.healed';
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const root = document.getElementById('root');
  const frame = document.getElementById('not-loaded');
  if (!root || !frame) return;

  /** Whether main.js runs: from then on the app itself deals with files that fail (errors/failed-files.ts). */
  const appRuns = () => root.dataset['app'] === 'runs';

  /** Reloads a page whose app did not load: the missing file has arrived meanwhile. */
  const reload = () => {
    if (appRuns()) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < reloadGuard) return;
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    } catch {
      // Without storage nothing would stop the page from reloading for ever. The person has a link instead.
    }
  };

  // A script's `error` event does not bubble, so it is caught in the capture phase.
  addEventListener(
    'error',
    ({ target }) => {
      const script = target instanceof HTMLScriptElement;
      if (!script && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
      if (appRuns()) return;
      worker?.controller?.postMessage('heal');
      if (script) frame.dataset['shown'] = '';
      // A file that was cut on its way may stay in the browser's cache as immutable: no reload would get past it.
      fetch(script ? target.src : target.href, { cache: 'reload', integrity: target.integrity })
        .then(async (response) => {
          await response.arrayBuffer();
          if (response.ok) reload();
        })
        .catch(() => undefined); // no network, or wrong again: the person has a link
    },
    true,
  );

  worker?.addEventListener('message', ({ data }) => {
    if (data === 'whole') reload();
  });
})();

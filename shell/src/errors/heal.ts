/** Longest wait for the service worker, in milliseconds. */
const patience = 5000;

/** Makes the service worker check its files, and fetch the damaged ones again. Resolves when it has done so, or cannot. */
export function healFiles(): Promise<void> {
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!worker) return Promise.resolve();
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent) => {
      if (data === 'whole' || data === 'broken') done();
    };
    const done = () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', onMessage);
      resolve();
    };
    const timer = setTimeout(done, patience);
    navigator.serviceWorker.addEventListener('message', onMessage);
    worker.postMessage('heal');
  });
}

import { onTestFinished } from 'vitest';

/**
 * Makes `fetch` take calls of these methods without ever answering, until the test ends; their time limits pass at once. Returns a function
 * that restores it sooner.
 */
export function stallUntilAborted(...methods: string[]): () => void {
  const [fetch, timeout] = [globalThis.fetch, AbortSignal.timeout];
  AbortSignal.timeout = () => timeout.call(AbortSignal, 300);
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!methods.includes(request.method)) return fetch(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  };
  const restore = () => {
    globalThis.fetch = fetch;
    AbortSignal.timeout = timeout;
  };
  onTestFinished(restore);
  return restore;
}

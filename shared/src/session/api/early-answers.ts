/** For how many milliseconds an answer waits for its step: longer than the longest limit of a step, so that a slow start gains too. */
const waitsFor = 15_000;

interface Sent {
  answer: Promise<Response>;
  stop: AbortController;
}

/** The requests that were sent before their turn, all of them GET, by address and headers. */
const sentEarly = new Map<string, Sent>();

function keyOf({ url, headers }: Request): string {
  return JSON.stringify([url, ...headers]);
}

/** Sends a GET before its turn. The same request takes the answer when its turn has come (`takeEarly`). */
export function sendEarly(request: Request, send: (request: Request) => Promise<Response>): void {
  const stop = new AbortController();
  const answer = send(new Request(request, { signal: AbortSignal.any([request.signal, stop.signal]) }));
  answer.catch(() => undefined); // whoever takes it sends it anew
  sentEarly.set(keyOf(request), { answer, stop });
  setTimeout(forgetEarly, waitsFor);
}

/** Gives up every answer that nobody has taken. An answer that nobody reads would keep its connection. */
export function forgetEarly(): void {
  for (const { stop } of sentEarly.values()) stop.abort();
  sentEarly.clear();
}

/**
 * The answer to a request that was sent early; null where there is none, or no answer has come, so that it must be sent. Each answer is
 * given once, and none from before something was written. `signal` ends the waiting for the answer and for its body.
 */
export async function takeEarly(request: Request, signal: AbortSignal): Promise<Response | null> {
  if (request.method !== 'GET') forgetEarly();
  const key = keyOf(request);
  const sent = sentEarly.get(key);
  if (!sent || signal.aborted) return null;
  sentEarly.delete(key);
  signal.addEventListener('abort', () => sent.stop.abort(signal.reason), { once: true });
  return sent.answer.catch(() => null);
}

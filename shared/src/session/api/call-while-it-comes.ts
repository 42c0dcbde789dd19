import { type Answer, ApiError, call } from './api-error.ts';

/** Milliseconds without a byte after which an answer is given up. */
const longestSilence = 60_000;

/** What limits a call of the client. */
export interface SilenceLimit {
  signal: AbortSignal;
  middleware: { onResponse(about: { response: Response }): Response }[];
}

/**
 * Like `call`, for an answer that takes minutes on a weak network: it may take any time while it comes, and ends as a timeout once nothing has
 * come for a minute. `send` passes the limit on to the client. Throws ApiError, or the AbortError of `left`.
 */
export async function callWhileItComes<R extends Answer>(
  send: (limit: SilenceLimit) => Promise<R>,
  left?: AbortSignal,
): Promise<Exclude<R['data'], undefined>> {
  const silent = new AbortController();
  const giveUp = () => silent.abort(new ApiError('timeout'));
  let timer = setTimeout(giveUp, longestSilence);
  const waitAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, longestSilence);
  };
  const onResponse = ({ response }: { response: Response }) => {
    waitAnew();
    const transform = (bytes: Uint8Array, to: TransformStreamDefaultController<Uint8Array>) => {
      waitAnew();
      to.enqueue(bytes);
    };
    return new Response(response.body?.pipeThrough(new TransformStream({ transform })), response);
  };
  const signal = left ? AbortSignal.any([left, silent.signal]) : silent.signal;
  try {
    return await call(send({ signal, middleware: [{ onResponse }] }));
  } catch (error) {
    // Chromium reports a failed network where the answer was being read.
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useConnectionTest } from './use-connection-test.ts';

const info = (name: string) => Response.json({ name, version: '1', time: Math.floor(Date.now() / 1000) });

/** A server that answers when the test says so. A call that is given up rejects as it does in a browser. */
function slowServer() {
  const calls: { url: string; signal: AbortSignal; answer: (response: Response) => void }[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    calls.push({ url: request.url, signal: request.signal, answer: resolve });
    return promise;
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

test('a new test replaces the running one, whose result is not shown', async () => {
  const calls = slowServer();
  const { result } = renderHook(() => useConnectionTest());
  let older: Promise<unknown>;
  let newer: Promise<unknown>;
  act(() => void (older = result.current.test('https://one.example')));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  act(() => void (newer = result.current.test('https://two.example')));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => {
    calls[1]!.answer(info('Two'));
    await newer;
  });
  expect(await older!).toBeNull();
  expect(await newer!).toMatchObject({ endpoint: 'https://two.example', state: 'answers', name: 'Two' });
  expect(result.current.result).toMatchObject({ state: 'answers', name: 'Two' });
});

test('resetting the test hides its late result', async () => {
  const calls = slowServer();
  const { result } = renderHook(() => useConnectionTest());
  let answer: Promise<unknown>;
  act(() => void (answer = result.current.test('https://one.example')));
  expect(result.current.result).toEqual({ endpoint: 'https://one.example', state: 'testing' });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => {
    result.current.forget();
    await answer;
  });
  expect(await answer!).toBeNull();
  expect(result.current.result).toBeNull();
});

test.each([
  ['another test', ({ result }: Rendered) => void result.current.test('https://two.example')],
  ['forgetting it', ({ result }: Rendered) => result.current.forget()],
  ['leaving the screen', ({ unmount }: Rendered) => unmount()],
])('%s gives up the call under way', async (_what, end) => {
  const calls = slowServer();
  const rendered = renderHook(() => useConnectionTest());
  act(() => void rendered.result.current.test('https://one.example'));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.signal.aborted).toBe(false);
  act(() => end(rendered));
  expect(calls[0]!.signal.aborted).toBe(true);
});

interface Rendered {
  result: { current: ReturnType<typeof useConnectionTest> };
  unmount: () => void;
}

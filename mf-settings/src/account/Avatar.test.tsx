// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server whose pictures come when the test says so, although nobody waits for them any more. */
function slowServer() {
  const calls: { signal: AbortSignal; answer: (text: string) => void }[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    calls.push({ signal, answer: (text) => resolve(new Response(new Blob([text], { type: 'image/png' }))) });
    return promise;
  });
  return calls;
}

const shown = (container: HTMLElement) => container.querySelector('img')?.src ?? null;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('a late picture does not replace the next one', async () => {
  const calls = slowServer();
  const { container, rerender } = render(<Avatar url="https://a.example/1" />);
  rerender(<Avatar url="https://a.example/2" />);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  calls[1]!.answer('second');
  await vi.waitFor(() => expect(shown(container)).toBe(`data:image/png;base64,${btoa('second')}`));
  calls[0]!.answer('first');
  await settled();
  expect(shown(container)).toBe(`data:image/png;base64,${btoa('second')}`);
});

test('another account hides the old picture at once, and leaving the screen cancels its call', async () => {
  const calls = slowServer();
  const { container, rerender, unmount } = render(<Avatar url="https://a.example/1" />);
  calls[0]!.answer('first');
  await vi.waitFor(() => expect(shown(container)).not.toBeNull());
  rerender(<Avatar url="https://a.example/2" />);
  expect(shown(container)).toBeNull();
  unmount();
  expect(calls[1]!.signal.aborted).toBe(true);
});

// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInvitation } from './use-invitation.ts';

/** A server that answers when the test says so, and whose answers come although nobody waits for them any more. */
function slowServer() {
  const calls: { signal: AbortSignal; answer: (response: Response) => Promise<void> }[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (response: Response) => act(async () => resolve(response));
    calls.push({ signal: request.signal, answer });
    return promise;
  });
  return { calls, isAsked: (times: number) => vi.waitFor(() => expect(calls).toHaveLength(times)) };
}

const server = 'https://api.oasis.example';
const open = (token: string) =>
  renderHook((link: { token: string }) => useInvitation({ server, ...link }), { initialProps: { token } });
const invitation = (firstname: string) => Response.json({ firstname });
const gone = () => Response.json({ status: 404, title: 'x', type: 'x', code: 'not_found' }, { status: 404 });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['what it is for', () => invitation('Salma')],
  ['that it opens nothing', gone],
])('does not show a late answer about one link, %s, for the next link', async (_what, late) => {
  const { calls, isAsked } = slowServer();
  const { result, rerender } = open('a');
  await isAsked(1);
  rerender({ token: 'b' });
  await isAsked(2);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await calls[0]!.answer(late());
  expect(result.current).toMatchObject({ invitation: null, failure: null });
  await calls[1]!.answer(invitation('Hind'));
  expect(result.current.invitation).toMatchObject({ firstname: 'Hind' });
});

test('hides what one link is for while the server looks up the next one', async () => {
  const { calls, isAsked } = slowServer();
  const { result, rerender } = open('a');
  await isAsked(1);
  await calls[0]!.answer(invitation('Salma'));
  rerender({ token: 'b' });
  expect(result.current).toMatchObject({ invitation: null, failure: null });
});

test('another try cancels the one before, and leaving the screen cancels the last one', async () => {
  const { calls, isAsked } = slowServer();
  const { result, rerender, unmount } = open('a');
  await isAsked(1);
  await calls[0]!.answer(gone());
  expect(result.current.failure).toBe('gone');
  act(() => result.current.retry());
  expect(result.current.failure).toBeNull();
  await isAsked(2);
  rerender({ token: 'b' });
  await isAsked(3);
  await calls[1]!.answer(invitation('Salma'));
  expect(result.current.invitation).toBeNull();
  act(() => result.current.retry());
  await isAsked(4);
  unmount();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
});

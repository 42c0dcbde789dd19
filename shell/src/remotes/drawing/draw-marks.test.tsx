// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DrawMark, takeHeld } from './draw-marks.ts';
import { Marked } from './marked.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  localStorage.clear();
});

/** What another start would learn, if the page hung at this moment and was killed a while later. */
const ifItHungNow = () => {
  const texts = Object.entries(localStorage);
  const held = takeHeld(Date.now() + 60_000).map(({ remote, version }) => `${remote} ${version}`);
  for (const [key, text] of texts) localStorage.setItem(key, String(text));
  return held;
};
const of = (remote: string) => ({ remote, version: '2' });
/** What was learnt at each moment of drawing. */
let learnt: Record<string, string[]> = {};
const learn = (moment: string) => (learnt[moment] = ifItHungNow());

function Card({ name }: { name: string }) {
  learn(`${name} renders`);
  useLayoutEffect(() => void learn(`${name} is laid out`), [name]);
  useEffect(() => void learn(`${name} runs its effects`), [name]);
  return null;
}
const drawn = (...names: string[]) => (
  <>
    {names.map((name) => (
      <Marked key={name} mark={new DrawMark(of(name))}>
        <Card name={name} />
      </Marked>
    ))}
  </>
);

test('a page that hangs while it draws three cards marks the one that holds it, whenever that is', async () => {
  learnt = {};
  await act(async () => render(drawn('mf-a', 'mf-b', 'mf-c')));
  for (const name of ['mf-a', 'mf-b', 'mf-c'])
    for (const moment of ['renders', 'is laid out', 'runs its effects'])
      expect(learnt[`${name} ${moment}`], `${name} ${moment}`).toEqual([`${name} 2`]);
});

test('names the card or screen that holds the page, or both if it may be either', async () => {
  learnt = {};
  const Screen = () => (
    <>
      <Card name="before" />
      {drawn('mf-card')}
      <Card name="behind" />
    </>
  );
  const mark = new DrawMark(of('mf-screen'));
  await act(async () =>
    render(
      <Marked mark={mark}>
        <Screen />
      </Marked>,
    ),
  );
  expect(learnt).toMatchObject({
    'before renders': ['mf-screen 2'],
    'mf-card renders': ['mf-card 2'],
    // The screen around it has not ended either, and might have held it before.
    'mf-card runs its effects': ['mf-screen 2', 'mf-card 2'],
    'behind renders': ['mf-screen 2'],
    'behind runs its effects': ['mf-screen 2'],
  });
});

test('a mark stays for a second after drawing, in which the data arrive, and is then removed', async () => {
  await act(async () => render(drawn('mf-a')));
  expect(ifItHungNow()).toEqual(['mf-a 2']);
  await vi.advanceTimersByTimeAsync(1100);
  expect(ifItHungNow()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a waiting screen has no mark after a second, and one again when it draws', async () => {
  const data = Promise.withResolvers<string>();
  const mark = new DrawMark(of('mf-a'));
  const Waits = () => <Card name={use(data.promise)} />;
  const Loading = (): ReactNode => {
    useEffect(() => {
      mark.waits(true);
      return () => mark.waits(false);
    }, []);
    return null;
  };
  learnt = {};
  await act(async () =>
    render(
      <Suspense fallback={<Loading />}>
        <Marked mark={mark}>
          <Waits />
        </Marked>
      </Suspense>,
    ),
  );
  await vi.advanceTimersByTimeAsync(1100);
  expect(ifItHungNow()).toEqual([]);
  await act(async () => data.resolve('here'));
  expect(learnt['here renders']).toEqual(['mf-a 2']);
});

test('a screen that fails before it draws has no mark after ten seconds', async () => {
  new DrawMark(of('mf-a')).begin();
  await vi.advanceTimersByTimeAsync(9000);
  expect(ifItHungNow()).toEqual(['mf-a 2']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ifItHungNow()).toEqual([]);
});

test.each([
  ['is left', () => dispatchEvent(new Event('pagehide'))],
  [
    'goes to the background',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      vi.restoreAllMocks();
    },
  ],
])('a page that %s while it draws does not count as hung', (_, happens) => {
  new DrawMark(of('mf-a')).begin();
  happens();
  expect(localStorage).toHaveLength(0);
});

test('ignores another tab that is drawing now, and keeps its mark', () => {
  new DrawMark(of('mf-a')).begin();
  expect(takeHeld(Date.now() + 4000)).toEqual([]);
  expect(takeHeld(Date.now() + 6000)).toEqual([{ ...of('mf-a'), isSure: true }]);
  expect(takeHeld(Date.now() + 6000)).toEqual([]);
});

test('a page that was killed at once, and opened again, does not count as hung', async () => {
  localStorage.setItem('seguia-drawing-1', JSON.stringify({ since: Date.now(), marks: [{ ...of('mf-a'), step: 0 }] }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(takeHeld()).toEqual([]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(takeHeld()).toEqual([]);
});

test('removes what is no mark', () => {
  localStorage.setItem('seguia-drawing-x', '{"since":');
  localStorage.setItem('seguia-drawing-y', '{"since":1,"marks":[{}]}');
  expect(takeHeld()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

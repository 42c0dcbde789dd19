// @vitest-environment happy-dom
import { useCannotFetch } from '@seguia/shared/platform';
import { act } from '@testing-library/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaults } from '../config/config.ts';
import { FailureWatch } from '../errors/watch.ts';
import { Page } from './page.tsx';

let container: HTMLElement;
let page: Page;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  container = document.createElement('div');
  page = new Page(container, { locale: 'en', basename: '/en', region: 'en' }, new FailureWatch(defaults));
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a quick start draws nothing before the app; a longer one draws its loader', async () => {
  page.showLater('loader', createStore(), 250);
  await pass(249);
  expect(container.textContent).toBe('');
  await act(async () => page.show('app'));
  await pass(1000);
  expect(container.textContent).toBe('app');

  page.showLater('loader', createStore(), 250);
  await pass(250);
  expect(container.textContent).toBe('loader');
});

test('a dialog is shown over the page, which may change beneath it', async () => {
  await act(async () => page.show(<input defaultValue="" />));
  container.querySelector('input')!.value = '2.4';
  await act(async () => page.showOver('question'));
  expect(container.textContent).toBe('question');
  await act(async () => page.show(<input defaultValue="" />));
  await act(async () => page.showOver(null));
  expect([container.textContent, container.querySelector('input')!.value]).toEqual(['', '2.4']);
});

test('the dialog of what a page lacks waits until the question over the page is answered', async () => {
  const Lacking = () => useCannotFetch('plots', true).isOpen && 'lacking';
  const lacking = (
    <MemoryRouter>
      <Lacking />
    </MemoryRouter>
  );
  await act(async () => page.showOver('question'));
  await act(async () => page.show(lacking, createStore()));
  expect(container.textContent).toBe('question');
  await act(async () => page.showOver(null));
  expect(container.textContent).toBe('lacking');
  await act(async () => page.showOver('question'));
  expect(container.textContent).toBe('question');
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DripperUnit } from './DripperUnit.tsx';
import { PlotAndTime } from './PlotAndTime.tsx';
import type { Pickers } from './use-pickers.ts';

/** What happens to the next request for the pickers' code. */
let network: 'fails' | 'stalls' | 'works';
const load = async (): Promise<Pickers> => {
  if (network === 'fails') throw new Error('chunk 404');
  if (network === 'stalls') await new Promise(() => undefined);
  return { PlotAndTime, DripperUnit };
};

beforeEach(() => {
  cleanup();
  vi.resetModules();
});

/** A form with one field and the place for its pickers. */
async function open() {
  const { usePickers } = await import('./use-pickers.ts');
  const Form = () => {
    const { pickers, failed, retry } = usePickers(load);
    return (
      <>
        <input aria-label="EC" />
        {failed && <button onClick={retry}>Retry</button>}
        <p>{pickers ? 'pickers' : 'text'}</p>
      </>
    );
  };
  render(<Form />);
  return Form;
}
const shown = () => screen.getByRole('paragraph').textContent;

test('shows text until the pickers are loaded, and pickers at once in a later form', async () => {
  network = 'works';
  const Form = await open();
  expect(shown()).toBe('text');
  await expect.poll(shown).toBe('pickers');
  cleanup();
  render(<Form />);
  expect(shown()).toBe('pickers');
});

test('Retry loads missing pickers, and keeps what is typed', async () => {
  network = 'fails';
  await open();
  await userEvent.type(screen.getByRole('textbox'), '2.4');
  const retry = await screen.findByRole('button');
  network = 'works';
  await userEvent.click(retry);
  await expect.poll(shown).toBe('pickers');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2.4');
});

test('says after 15 s that the pickers do not load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  network = 'stalls';
  await open();
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button')).toBeTruthy();
  vi.useRealTimers();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { PullToRefresh } from './PullToRefresh.tsx';
import { usePull } from './use-pull.ts';

afterEach(cleanup);

function List({ onRefresh }: { onRefresh: () => Promise<'updated'> }) {
  const area = useRef<HTMLDivElement>(null);
  const { state } = usePull(area, onRefresh);
  return (
    <div ref={area} data-testid="list">
      {state}
    </div>
  );
}
const at = (y: number) => ({ touches: [{ clientX: 100, clientY: 100 + y }] });
const refresh = () => vi.fn(async () => 'updated' as const);

test.each([
  { px: 9, state: 'idle' },
  { px: 11, state: 'pulling' },
  { px: 137, state: 'pulling' },
  { px: 138, state: 'release' },
])('a finger that pulls $px px: $state', ({ px, state }) => {
  const list = render(<List onRefresh={refresh()} />).getByTestId('list');
  fireEvent.touchStart(list, at(0));
  fireEvent.touchMove(list, at(px));
  expect(list.textContent).toBe(state);
});

test('redrawing the screen under the finger does not end the pull', () => {
  const [first, second] = [refresh(), refresh()];
  const { rerender, getByTestId } = render(<List onRefresh={first} />);
  const list = getByTestId('list');
  fireEvent.touchStart(list, at(0));
  fireEvent.touchMove(list, at(80));
  rerender(<List onRefresh={second} />);
  fireEvent.touchMove(list, at(200));
  fireEvent.touchEnd(list, { touches: [] });
  expect(list.textContent).toBe('loading');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('a second finger ends the pull without a trace', () => {
  const onRefresh = refresh();
  const list = render(<List onRefresh={onRefresh} />).getByTestId('list');
  fireEvent.touchStart(list, at(0));
  fireEvent.touchMove(list, at(200));
  fireEvent.touchStart(list, { touches: [...at(200).touches, ...at(0).touches] });
  fireEvent.touchEnd(list, at(200));
  fireEvent.touchEnd(list, { touches: [] });
  expect(list.textContent).toBe('idle');
  expect(onRefresh).not.toHaveBeenCalled();
});

test('a pull that the browser cancels before its line goes back', () => {
  const onRefresh = refresh();
  const list = render(<List onRefresh={onRefresh} />).getByTestId('list');
  fireEvent.touchStart(list, at(0));
  fireEvent.touchMove(list, at(80));
  fireEvent.touchCancel(list, { touches: [] });
  expect(list.textContent).toBe('idle');
  expect(onRefresh).not.toHaveBeenCalled();
});

test('a finger that goes more across than down swipes a row, and pulls nothing', () => {
  const list = render(<List onRefresh={refresh()} />).getByTestId('list');
  fireEvent.touchStart(list, at(0));
  fireEvent.touchMove(list, { touches: [{ clientX: 160, clientY: 140 }] });
  fireEvent.touchMove(list, at(200));
  expect(list.textContent).toBe('idle');
});

test('announces the result of a refresh once, in an existing live region', async () => {
  const { container, getByRole, findByText } = render(
    <IntlProvider locale="fr" onError={() => undefined}>
      <PullToRefresh onRefresh={refresh()}>rows</PullToRefresh>
    </IntlProvider>,
  );
  const region = container.querySelector('[aria-live="polite"]');
  fireEvent.click(getByRole('button', { name: 'Actualiser' }));
  const text = await findByText('Données actualisées');
  expect(text.closest('[role], [aria-live]')).toBe(region);
});

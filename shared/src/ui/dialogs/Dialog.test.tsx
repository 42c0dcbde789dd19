// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" onError={() => undefined}>
    {children}
  </IntlProvider>
);

test('a press outside closes a dialog; one that begins or ends inside does not', () => {
  const onClose = vi.fn();
  const dialog = (
    <Dialog title="Filter" onClose={onClose}>
      <p>Plot</p>
    </Dialog>
  );
  const { getByRole, getByText } = render(dialog, { wrapper });
  const [outside, inside] = [getByRole('dialog'), getByText('Plot')];
  for (const [begin, end, times] of [
    [inside, outside, 0],
    [outside, inside, 0],
    [outside, outside, 1],
  ] as const) {
    fireEvent.pointerDown(begin);
    fireEvent.click(end);
    expect(onClose).toHaveBeenCalledTimes(times);
  }
});

test('a press outside does not answer a question', () => {
  const answer = vi.fn();
  const { getByRole } = render(<ConfirmDialog title="Leave?" onConfirm={answer} onCancel={answer} />, { wrapper });
  fireEvent.pointerDown(getByRole('alertdialog'));
  fireEvent.click(getByRole('alertdialog'));
  expect(answer).not.toHaveBeenCalled();
});

test('the page beneath does not scroll until its last dialog is closed', () => {
  const dialogs = (sheet: boolean, question: boolean) => (
    <>
      {sheet && (
        <Dialog title="Filter" onClose={vi.fn()}>
          Plot
        </Dialog>
      )}
      {question && <ConfirmDialog title="Leave?" onConfirm={vi.fn()} onCancel={vi.fn()} />}
    </>
  );
  const { rerender } = render(dialogs(true, true), { wrapper });
  const isStill = () => document.documentElement.hasAttribute('data-modal');
  expect(isStill()).toBe(true);
  rerender(dialogs(true, false));
  expect(isStill()).toBe(true);
  rerender(dialogs(false, false));
  expect(isStill()).toBe(false);
});

// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import texts from '../../../locales/shell/en.json' with { type: 'json' };
import { RestoreQuestion } from './RestoreQuestion.tsx';

afterEach(cleanup);

function open(mayGoOn: boolean) {
  const onAnswer = vi.fn();
  const screen = render(
    <IntlProvider locale="en" messages={texts}>
      <RestoreQuestion mayGoOn={mayGoOn} onAnswer={onAnswer} />
    </IntlProvider>,
  );
  return { onAnswer, dialog: screen.getByRole('alertdialog', { name: 'Error' }), ...screen };
}

// Specification 4: the dialog has the specified words and buttons first; what is ours is below them
test('the restore dialog has the specified words, Retry and Cancel; further offers are below them', () => {
  const { dialog, getAllByRole, getByText } = open(true);
  const question = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(question?.textContent).toBe('An error occurred while trying to restore your session');
  const buttons = getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Retry', 'Work offline']);
  const consequence = getByText('Cancel logs you out, and changes not sent stay on this device.');
  const order = [question, buttons[1], consequence, buttons[2]];
  for (const [place, element] of order.slice(1).entries())
    expect(order[place]!.compareDocumentPosition(element!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a device that has too little data does not offer to work offline', () => {
  const { getAllByRole } = open(false);
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Retry']);
});

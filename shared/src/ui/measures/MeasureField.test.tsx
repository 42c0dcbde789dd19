// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { MeasureField } from './MeasureField.tsx';

afterEach(cleanup);

function fieldWith(error?: string) {
  const { getByRole } = render(
    <IntlProvider locale="en" onError={() => undefined}>
      <MeasureField label="Intake EC" value="2.4" onChange={() => undefined} error={error} />
    </IntlProvider>,
  );
  return getByRole('textbox', { name: /Intake EC/ }) as HTMLInputElement;
}

test('a screen reader hears a problem, and nothing without one', () => {
  const wrong = fieldWith('Too high.');
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  const words = (wrong.getAttribute('aria-describedby') ?? '').split(' ');
  expect(words.map((id) => document.getElementById(id)?.textContent).join()).toContain('Too high.');
  cleanup();
  expect(fieldWith().hasAttribute('aria-invalid')).toBe(false);
});

test('the tap that enters a filled field selects its value, and a second one puts the caret', () => {
  const field = fieldWith();
  const selected = () => [field.selectionStart, field.selectionEnd];
  fireEvent.pointerDown(field);
  field.focus();
  field.setSelectionRange(1, 1);
  fireEvent.click(field);
  expect(selected()).toEqual([0, 3]);
  fireEvent.pointerDown(field);
  field.setSelectionRange(1, 1);
  fireEvent.click(field);
  expect(selected()).toEqual([1, 1]);
});

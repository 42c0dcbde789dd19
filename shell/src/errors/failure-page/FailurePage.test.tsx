// @vitest-environment happy-dom
import { Toasts } from '@seguia/shared/start';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../../../../locales/shell/en.json' with { type: 'json' };
import { defaults } from '../../config/config.ts';
import { FailurePage } from './FailurePage.tsx';
import { FailureContext, FailureWatch } from '../watch.ts';

let failures: FailureWatch;
beforeEach(() => {
  sessionStorage.clear();
  failures = new FailureWatch(defaults);
  render(
    <IntlProvider locale="en" messages={texts} onError={() => undefined}>
      <FailureContext value={failures}>
        <input aria-label="Intake EC" />
        <FailurePage />
        <Toasts />
      </FailureContext>
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fail = (message: string) => act(() => failures.fail(new Error(message)));
const errorPage = () => screen.queryByRole('dialog', { name: 'Internal Server Error' });
const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
const notice = () => screen.queryAllByText('Something did not work. Nothing you saved is lost.').length;

// Specification 2: unhandled interface errors outside of rendering open the error page over the page, which stays mounted
test('an unhandled error opens the error page over the page, and Go back closes it with everything typed still there', () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Intake EC' });
  fireEvent.change(field, { target: { value: '2.31' } });
  expect(errorPage()).toBeNull();
  fail('in a timer');
  expect(errorPage()).not.toBeNull();
  goBack();
  expect(errorPage()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Intake EC' })).toBe(field);
  expect(field.value).toBe('2.31');
});

test('Escape goes back as well', () => {
  fail('in a timer');
  fireEvent.keyDown(errorPage()!, { key: 'Escape' });
  expect(errorPage()).toBeNull();
});

test('an error that comes again by itself is only a notice, another one opens the page', () => {
  fail('every second');
  goBack();
  fail('every second');
  expect([errorPage(), notice()]).toEqual([null, 1]);
  fail('another');
  expect(errorPage()).not.toBeNull();
});

test('an error that comes back after a while opens the page again', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  fail('in a handler');
  goBack();
  now.mockReturnValue(11_001);
  fail('in a handler');
  expect(errorPage()).not.toBeNull();
});

// Specification 2: search-engine and preview bots get none over the page
test('search-engine and preview bots get no error page over the page', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  fail('in a timer');
  expect(errorPage()).toBeNull();
});

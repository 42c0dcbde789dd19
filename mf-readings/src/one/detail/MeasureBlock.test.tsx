// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { MeasureBlock } from './MeasureBlock.tsx';

afterEach(cleanup);

test('a screen reader hears the target of a value once, with the Channel', () => {
  const band = { low: 1.9, high: 2.7 };
  const { getByRole, getByText } = render(
    <IntlProvider locale="fr" onError={() => undefined}>
      <MeasureBlock measure="intakeEc" value={2.4} compared={null} band={band} state="in" />
    </IntlProvider>,
  );
  expect(getByRole('img', { name: /cible 1,90 à 2,70/ })).toBeTruthy();
  expect(getByText(/^Cible/).closest('[aria-hidden="true"]')).not.toBeNull();
});

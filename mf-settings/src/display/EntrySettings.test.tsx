// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { EntrySettings } from './EntrySettings.tsx';

test.each([
  ['es-MX', '2.7'],
  ['en-ZA', '2,7'],
])('The example of the automatic mark is written as in the person’s region: %s', (locale, example) => {
  const screen = render(
    <IntlProvider locale={locale} onError={() => undefined}>
      <EntrySettings />
    </IntlProvider>,
  );
  expect(screen.container.textContent).toContain(`Nos touches écrivent ${example} pour 27`);
});

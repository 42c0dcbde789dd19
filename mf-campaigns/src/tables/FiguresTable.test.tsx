// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { FiguresTable } from './FiguresTable.tsx';

test('the table’s name joins what it has by the comma of the language', () => {
  const screen = render(
    <IntlProvider
      locale="ar-MA"
      messages={{ 'campaigns.export.column': '{measure}، {figure}', 'readings.measure.intakeEc': 'EC السقي' }}
      onError={() => undefined}
    >
      <FiguresTable title="الأرقام" rows={[]} span={{ from: 20_000, to: 20_006 }} />
    </IntlProvider>,
  );
  expect(screen.getByRole('table').getAttribute('aria-label') ?? screen.getByRole('table').textContent).toMatch(
    /^الأرقام، /,
  );
});

// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ColumnQuestion, type ColumnQuestionProps } from './ColumnQuestion.tsx';

test.each([
  ['es-MX', '0.28'],
  ['es', '0,28'],
])('The example of a share is written as in the person’s region: %s', (locale, example) => {
  const question: ColumnQuestionProps['question'] = {
    kind: 'unit',
    key: 'k',
    head: 'Dren',
    options: ['share'],
    suggested: null,
  };
  const screen = render(
    <IntlProvider locale={locale} onError={() => undefined}>
      <ColumnQuestion question={question} onAnswer={() => undefined} />
    </IntlProvider>,
  );
  expect(screen.container.textContent).toContain(`Part (${example} = 28 %)`);
});

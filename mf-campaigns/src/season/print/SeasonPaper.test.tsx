// @vitest-environment happy-dom
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { SeasonPaper } from './SeasonPaper.tsx';

function dates(from: string, to: string): (string | null)[] {
  const span = { from: dayNumber(from), to: dayNumber(to) };
  const { container, unmount } = render(
    <IntlProvider locale="fr" onError={() => undefined}>
      <SeasonPaper plots={[]} measure="drainEc" span={span} />
    </IntlProvider>,
  );
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  unmount();
  return texts;
}

test('A printed map of some weeks names its days', () => {
  expect(dates('2026-06-01', '2026-07-15')).toEqual(['1 juin', '8 juin', '15 juin', '22 juin', '29 juin', '6 juil.']);
});

test('A printed map of a season names its months', () => {
  expect(dates('2026-05-01', '2026-09-30')).toEqual(['mai', 'juin', 'juil.', 'août', 'sept.']);
});

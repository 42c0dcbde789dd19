// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isolate } from '../../i18n/isolate.ts';
import { isolated } from './isolated.tsx';

test('A sentence with a value apart is one element, so that a row with a gap does not pull it asunder', () => {
  const { container } = render(<p>{isolated(`Drain EC ${isolate('0.40')} above the band`)}</p>);
  const sentence = container.querySelector('p')!;
  expect(sentence.childNodes).toHaveLength(1);
  expect(sentence.textContent).toBe('Drain EC 0.40 above the band');
  expect(sentence.querySelector('bdi')?.textContent).toBe('0.40');
});

test('Words without anything apart stay words', () => {
  expect(isolated('Drain EC')).toBe('Drain EC');
});

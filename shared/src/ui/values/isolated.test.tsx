// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isolate } from '../../i18n/isolate.ts';
import { isolated } from './isolated.tsx';

test('a sentence with an isolated value is one element, so that a row with a gap does not pull it apart', () => {
  const { container } = render(<p>{isolated(`Drain EC ${isolate('0.40')} above the target`)}</p>);
  const sentence = container.querySelector('p')!;
  expect(sentence.childNodes).toHaveLength(1);
  expect(sentence.textContent).toBe('Drain EC 0.40 above the target');
  expect(sentence.querySelector('bdi')?.textContent).toBe('0.40');
});

test('a text without isolated parts stays a text', () => {
  expect(isolated('Drain EC')).toBe('Drain EC');
});

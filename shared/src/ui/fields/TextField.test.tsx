// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('what stands behind a field has its own direction: 1/cm, °C and a domain would be turned round in Arabic', () => {
  render(<TextField label="الثابت" value="1,02" onChange={() => undefined} suffix="1/cm" />);
  expect(screen.getByText('1/cm').tagName).toBe('BDI');
});

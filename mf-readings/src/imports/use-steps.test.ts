// @vitest-environment happy-dom
import { ApiError } from '@seguia/shared/platform';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSteps } from './use-steps.ts';

afterEach(() => vi.doUnmock('./SheetSteps.tsx'));

test('treats a screen that does not load as a failure of the network, and loads it at the next try', async () => {
  const { result } = renderHook(useSteps);
  vi.doMock('./SheetSteps.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(result.current.load()).rejects.toThrow(ApiError);
  vi.doMock('./SheetSteps.tsx', () => ({ SheetSteps: () => 'here' }));
  await act(result.current.load);
  expect(result.current.Steps).not.toBeNull();
});

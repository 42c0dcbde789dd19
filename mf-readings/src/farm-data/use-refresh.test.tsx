// @vitest-environment happy-dom
import { ApiError } from '@seguia/shared/platform';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useRefresh } from './use-refresh.ts';

const answer = vi.hoisted(() => ({ pull: async (): Promise<string> => 'updated' }));
vi.mock('@seguia/shared/platform', async (original) => {
  const { atom } = await import('jotai');
  return { ...(await original<object>()), pullAtom: atom(null, () => answer.pull()) };
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="fr" onError={() => undefined}>
    <MemoryRouter>{children}</MemoryRouter>
  </IntlProvider>
);

test('a list that was pulled down says what came of it, and is not up to date where the server did not answer', async () => {
  const { result } = renderHook(() => useRefresh(), { wrapper });
  expect(await result.current()).toBe('updated');
  answer.pull = () => Promise.reject(new ApiError('offline'));
  await expect(result.current()).rejects.toMatchObject({ kind: 'offline' });
});

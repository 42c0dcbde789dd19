// @vitest-environment happy-dom
import type { DrainByLight } from '@seguia/shared/domain/water/drain-by-light';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { useDrainByLightText } from './use-drain-by-light-text.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="fr" onError={() => undefined}>
    {children}
  </IntlProvider>
);

test.each(['rises', 'falls'] as const)(
  'light and its unit are one piece, which Arabic does not reorder, and no noun has the plural of 1.5: %s',
  (course) => {
    const found: DrainByLight = { course, perStep: 1.5, days: 14, fallenOut: [] };
    const { result } = renderHook(() => useDrainByLightText(), { wrapper });
    expect(result.current.note(found)).toMatch(/pour \u2068500\u00A0J\/cm²\u2069 de plus : \u20681,5\u2069\)\./);
  },
);

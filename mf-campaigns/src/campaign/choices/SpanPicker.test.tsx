// @vitest-environment happy-dom
import '@seguia/testing/like-a-browser';
import type { Campaign } from '@seguia/shared/platform';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SpanPicker } from './SpanPicker.tsx';

afterEach(cleanup);

test('says what days it takes, and stays open, where the typed ones are in the wrong order', async () => {
  const person = userEvent.setup();
  const onSpan = vi.fn();
  const whole = { from: dayNumber('2026-01-01'), to: dayNumber('2026-06-30') };
  const campaign = { id: 'c', startDate: '2026-01-01', endDate: '2026-06-30' } as Campaign;
  render(
    <IntlProvider locale="fr" onError={() => undefined}>
      <MemoryRouter>
        <SpanPicker campaign={campaign} whole={whole} span={whole} onSpan={onSpan} />
      </MemoryRouter>
    </IntlProvider>,
  );
  await person.click(screen.getAllByRole('button')[0] as HTMLElement);
  const [month] = screen.getAllByRole('spinbutton', { name: /^month/ });
  await person.click(month as HTMLElement);
  await person.keyboard('12');
  expect(await screen.findByText('Choisissez des jours de la campagne, le premier avant le dernier.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Afficher' }).hasAttribute('disabled')).toBe(true);
  expect(onSpan).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { fileFailed } from '@seguia/shared/session/native/share/file-failed';
import { Toasts } from '@seguia/shared/ui/feedback/Toasts.tsx';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { useFileFailure } from './use-file-failure.ts';

function Layout() {
  useFileFailure();
  return <Toasts />;
}

test('says in the person’s language that a file could not be handed on', async () => {
  render(
    <IntlProvider locale="pl" messages={{ 'shell.file.failed': 'Nie udało się udostępnić pliku.' }}>
      <Layout />
    </IntlProvider>,
  );
  act(() => void dispatchEvent(new Event(fileFailed)));
  expect(await screen.findByText('Nie udało się udostępnić pliku.')).toBeTruthy();
});

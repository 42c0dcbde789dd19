// @vitest-environment happy-dom
import { saveReadingAtom } from '@seguia/shared/platform';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.server.db
    .updateTable('plots')
    .set({ closed: 1, updated_at: 0 })
    .where('id', '=', world.plots[2]!)
    .execute();
});
afterAll(() => world.close());
afterEach(() => {
  localStorage.clear();
  for (const name of ['standalone', 'storage']) Reflect.deleteProperty(navigator, name);
});

const warning =
  'Safari clears unsent changes after seven days without a visit. Open Seguia before that, with a network.';

/** Opens the list of unsent changes with one reading that the server does not accept, in a browser with these properties. */
async function openUnsent(standalone: boolean | undefined, persisted: boolean) {
  const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
  if (standalone !== undefined) give('standalone', standalone);
  give('storage', { persisted: async () => persisted });
  const screen = await world.open('/app/unsent', await world.person());
  const moment = { date: '2026-03-01', time: '09:12', entryType: 'value' } as const;
  await act(() => screen.store.set(saveReadingAtom, { ...moment, plotId: world.plots[2]!, intakeEc: 2.4 }));
  await screen.findByText('Not accepted: this plot is closed. Edit or discard.');
  return screen;
}

test('Safari users are warned beside unsent changes that Safari deletes data after seven days without a visit', async () => {
  const screen = await openUnsent(false, false);
  expect(await screen.findByText(warning)).toBeTruthy();
});

test.each([
  ['has promised to keep it', false, true],
  ['opened the app from the home screen', true, false],
  ['is not Safari', undefined, false],
])('shows no warning if the browser %s', async (_why, standalone, persisted) => {
  const screen = await openUnsent(standalone, persisted);
  expect(screen.queryByText(warning)).toBeNull();
});

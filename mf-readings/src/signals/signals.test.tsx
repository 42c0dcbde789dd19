// @vitest-environment happy-dom
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { newId } from '@seguia/shared/domain/uuid';
import { call, snake, vibrationAtom } from '@seguia/shared/platform';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

/** What leaves a field waits until the press is over. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

let world: World;
const vibrate = vi.fn(() => true);
beforeAll(async () => {
  world = await startWorld();
  const manager = await world.person('manager');
  const params = {
    path: { farmer_id: world.farmId, id: newId() },
    header: { 'Idempotency-Key': newId(), 'If-None-Match': '*' as const },
  };
  const limits = byMeasure(() => ({ low: null, high: null }));
  const [intakePh, drainPercent] = [
    { low: 5.5, high: 6.2 },
    { low: 20, high: 30 },
  ];
  const band = { plotId: world.plots[0]!, cropTypeId: world.cropType, from: '2026-01-01', to: null };
  const body = snake({ ...band, ...limits, intakePh, drainPercent });
  await call(world.server.apiOf(manager).PUT('/farmers/{farmer_id}/target-bands/{id}', { params, body }));
});
beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => localStorage.clear());
afterAll(() => world.close());

test.each(['/app/round', '/app/new'])(
  'a value says once by vibration whether it is in its target, also the last one, which Save ends: %s',
  async (path) => {
    const screen = await world.open(path, await world.person());
    const last = await screen.findByRole('textbox', { name: 'Drain percentage' }, soon);
    screen.getByRole('textbox', { name: 'Intake pH' }).focus();
    await screen.person.keyboard('5.8');
    act(() => last.focus());
    await expect.poll(() => vibrate.mock.calls, soon).toEqual([[[30]]]);
    await screen.person.keyboard('41');
    expect(vibrate).toHaveBeenCalledTimes(1);
    await screen.person.keyboard('{Enter}');
    await expect.poll(() => vibrate.mock.calls, soon).toEqual([[[30]], [[90, 70, 90]]]);
  },
);

test('a person who switched vibration off feels none', async () => {
  const screen = await world.open('/app/round', await world.person());
  const field = await screen.findByRole('textbox', { name: 'Intake pH' }, soon);
  act(() => screen.store.set(vibrationAtom, false));
  act(() => field.focus());
  await screen.person.keyboard('5.8{Enter}3.4{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('name'), soon).toBe('drainPh');
  await settled();
  expect(vibrate).not.toHaveBeenCalled();
});

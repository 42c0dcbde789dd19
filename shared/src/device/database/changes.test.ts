import { expect, test, vi } from 'vitest';
import { Changes } from './changes.ts';

test('who follows a store hears of its changes, from this tab and the others, until they stop', async () => {
  const [here, there] = [new Changes('two tabs'), new Changes('two tabs')];
  const [listener, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = here.listen(['readings', 'outbox'], listener);
  here.listen(['plots'], other);
  here.announce('outbox');
  expect(listener).toHaveBeenCalledTimes(1);
  there.announce('marks', 'readings');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  stop();
  there.announce('readings', 'plots');
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a browser without a way between tabs follows its own', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  const changes = new Changes('alone');
  vi.unstubAllGlobals();
  const listener = vi.fn<() => void>();
  changes.listen(['readings'], listener);
  changes.announce('readings');
  expect(listener).toHaveBeenCalledTimes(1);
});

import { expect, test, vi } from 'vitest';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
const { Changes } = await import('./changes.ts');

test('a listener to a store gets its changes, from this tab and the others, until it stops', async () => {
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

test('a browser without a channel between tabs gets its own changes', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  const changes = new Changes('alone');
  vi.unstubAllGlobals();
  const listener = vi.fn<() => void>();
  changes.listen(['readings'], listener);
  changes.announce('readings');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a page that the browser kept, and that received no message meanwhile, reads everything again', () => {
  const changes = new Changes('kept');
  const [listener, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  changes.listen(['readings'], listener);
  changes.listen(['plots', 'marks'], other);
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([0, 0]);
  show(true);
  expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

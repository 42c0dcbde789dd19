// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { newId } from '@seguia/shared/domain/uuid';
import { deviceOf, type Device } from '@seguia/shared/device/local/device';
import { type OutboxEntry, serverAtom } from '@seguia/shared/platform';
import { answering, loggedIn, silence, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../../../../locales/shell/en.json' with { type: 'json' };
import { SyncChip } from '../SyncChip.tsx';
import { MemoryRouter } from 'react-router';
import { RefusedChanges } from './RefusedChanges.tsx';

let store: ReturnType<typeof createStore>;
let device: Device;
beforeEach(() => {
  store = createStore();
  const id = newId();
  loggedIn(store, { as: { ...storyProfile, id }, farm: storyFarm });
  answering({ '*': silence });
  device = deviceOf({ server: store.get(serverAtom) ?? '', id });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const soon = { timeout: 5000 };
const dialog = () => screen.queryByRole('alertdialog', { name: 'Error' })?.textContent ?? null;
const ok = () => fireEvent.click(screen.getByRole('button', { name: 'OK' }));
const refusedBy = (status: number) => ({ type: 'x', title: 'x', status, code: 'x' });

/** Puts a change on the device as the sending leaves it. */
async function leave(change: Partial<OutboxEntry>): Promise<OutboxEntry> {
  const entry = { key: newId(), kind: 'put', readingId: newId(), farmId: storyFarm.id, state: 'waiting', ...change };
  const db = await device.db();
  const seq = await db.put('outbox', { attempts: 1, createdAt: 1, baseVersion: null, ...entry } as OutboxEntry);
  device.changes.announce('outbox');
  return { ...entry, seq } as OutboxEntry;
}

async function open(): Promise<void> {
  await act(async () =>
    render(
      <Provider store={store}>
        <IntlProvider locale="en" messages={{ ...texts, 'ui.error': 'Error', 'ui.ok': 'OK' }}>
          <MemoryRouter>
            <SyncChip />
            <RefusedChanges />
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    ),
  );
  await expect.poll(() => screen.getByRole('status').textContent, soon).not.toBe('');
}

test.each([
  ['deletion', { kind: 'delete', baseVersion: 3 }, 'The reading could not be deleted.'],
  ['creation', { kind: 'put', baseVersion: null }, 'The reading could not be added.'],
  ['change', { kind: 'put', baseVersion: 3 }, 'The reading could not be changed.'],
] as const)('a refused %s opens its dialog titled Error when the refusal arrives, once', async (_, change, text) => {
  await open();
  const entry = await leave(change);
  expect(dialog()).toBeNull();
  await leave({ ...entry, state: 'refused', problem: refusedBy(422) });
  await expect.poll(dialog, soon).toContain(`${text}The server refused it.`);
  ok();
  expect(dialog()).toBeNull();
  await leave({ ...entry, state: 'refused', problem: refusedBy(422), attempts: 2 });
  await leave({});
  await expect.poll(() => screen.getByRole('status').textContent, soon).toBe('1 needs you · 1 to send');
  expect(dialog()).toBeNull();
});

test('what the role does not allow is shown once, though it waits and is tried again', async () => {
  await open();
  const entry = await leave({ kind: 'delete', baseVersion: 3, problem: refusedBy(403) });
  await expect.poll(dialog, soon).toContain('The reading could not be deleted.Your role does not allow it.');
  ok();
  await leave({ ...entry, attempts: 4 });
  await leave({});
  await expect.poll(() => screen.getByRole('status').textContent, soon).toBe('2 to send');
  expect(dialog()).toBeNull();
});

test('what was refused in an earlier visit opens no dialog', async () => {
  await leave({ state: 'refused', problem: refusedBy(422) });
  await leave({ kind: 'delete', baseVersion: 2, problem: refusedBy(403) });
  await open();
  await expect.poll(() => screen.getByRole('status').textContent, soon).toBe('1 needs you · 1 to send');
  expect(dialog()).toBeNull();
});

test('refusals that arrive together are shown in one dialog, each kind with its number', async () => {
  await open();
  await leave({ state: 'refused', problem: refusedBy(413) });
  await leave({ state: 'refused', problem: refusedBy(409) });
  await leave({ kind: 'delete', baseVersion: 1, problem: refusedBy(403) });
  const text = '2 readings could not be added.The reading could not be deleted.The server refused it.';
  await expect.poll(dialog, soon).toContain(text);
});

test('a refusal that another tab has shown is not shown here, and a hidden tab shows nothing', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const taken = new Set<string>();
  const request = async (name: string, _: unknown, take: (lock: Lock | null) => unknown) =>
    take(taken.has(name) ? null : ({ name } as Lock));
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  await open();
  const elsewhere = await leave({ state: 'refused', problem: refusedBy(422) });
  await leave({ kind: 'delete', baseVersion: 1, state: 'refused', problem: refusedBy(422) });
  await expect.poll(() => screen.getByRole('status').textContent, soon).toBe('2 need you');
  expect(dialog()).toBeNull();
  taken.add(`seguia.refusal ${elsewhere.key}`);
  hidden.mockReturnValue(false);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(dialog, soon).toContain('The reading could not be deleted.');
  expect(dialog()).not.toContain('added');
});

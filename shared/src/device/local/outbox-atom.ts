import { atom } from 'jotai';
import { deviceAtom } from './farm-device.ts';
import { accountLiveAtom } from './live-atom.ts';
import type { OutboxEntry } from '../database/rows.ts';

const none: readonly OutboxEntry[] = [];
const entriesAtom = accountLiveAtom<readonly OutboxEntry[]>(['outbox'], async ({ device }) =>
  (await device.db()).getAll('outbox'),
);

/** What this account still has to send from this device, for all its farms, in order. */
export const outboxAtom = atom((get) => get(entriesAtom) ?? none);

/** Whether the outbox has been read: before that nobody knows whether all is sent. */
export const outboxIsReadAtom = atom((get) => get(deviceAtom) === null || get(entriesAtom) !== undefined);

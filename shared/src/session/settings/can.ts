import { atom } from 'jotai';
import type { Person } from '@seguia/openapi';
import { may, mayChangeReading, type Permission } from '../../domain/permissions.ts';
import { farmAtom } from '../account/farm-choice.ts';
import { profileAtom } from '../account/session.ts';

/**
 * Whether the person may do something on the chosen farm: `get(canAtom)('campaigns.create')`. The server enforces it; this only hides what
 * is not allowed.
 */
export const canAtom = atom((get) => {
  const permissions = get(farmAtom)?.permissions ?? [];
  return (permission: Permission) => may(permissions, permission);
});

/** Whether the person may change (or delete) this reading: anybody's, or only their own. */
export const canChangeReadingAtom = atom((get) => {
  const permissions = get(farmAtom)?.permissions ?? [];
  const me = get(profileAtom)?.id;
  return (action: 'update' | 'delete', reading: { createdBy: Pick<Person, 'id'> }) =>
    mayChangeReading(permissions, action, reading.createdBy.id === me);
});

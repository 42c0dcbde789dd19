import { atom } from 'jotai';
import { camel, snake, type OpenSession } from '@seguia/openapi';
import { call } from '../api/api-error.ts';
import { apiAtom } from '../api/api.ts';

/** The sessions of the account, newest first. Throws ApiError: 404 if the server is older than this call. */
export const loadSessionsAtom = atom(null, async (get, _set, signal?: AbortSignal): Promise<OpenSession[]> => {
  const { data } = camel(await call(get(apiAtom).GET('/account/sessions', signal ? { signal } : {})));
  return data;
});

/** Logs another device out. Throws ApiError: 404 if that session has ended. */
export const endOpenSessionAtom = atom(null, async (get, _set, id: string, signal?: AbortSignal): Promise<void> => {
  const params = { path: { id } };
  await call(get(apiAtom).DELETE('/account/sessions/{id}', { params, ...(signal ? { signal } : {}) }));
});

/** Logs all other devices out. Throws ApiError. */
export const endOtherSessionsAtom = atom(null, async (get, _set, signal?: AbortSignal): Promise<void> => {
  await call(get(apiAtom).DELETE('/account/sessions', signal ? { signal } : {}));
});

/**
 * Changes the account's password; this session stays, all others end. Throws ApiError: 422 names `current_password` or `new_password`, 404
 * if the server is older than this call.
 */
export const changePasswordAtom = atom(
  null,
  async (
    get,
    _set,
    passwords: { currentPassword: string; newPassword: string },
    signal?: AbortSignal,
  ): Promise<void> => {
    await call(get(apiAtom).POST('/account/password', { body: snake(passwords), ...(signal ? { signal } : {}) }));
  },
);

import { camel } from '@seguia/openapi';
import { call } from '../api/api-error.ts';
import { sessionClient } from '../api/api.ts';
import { readFarmChoice, writeFarmChoice } from '../account/farm-choice.ts';
import { readServer } from '../account/server.ts';
import { readSession } from '../account/session.ts';
import { writeStored } from '../storage/storage.ts';

/** The steps of a start that ask the data server (specification, section 4). Each throws ApiError; `signal` is the caller's own time limit. */
function client() {
  const endpoint = readServer();
  const session = readSession();
  if (!endpoint || !session) throw new AuthTokenMissing();
  return sessionClient(endpoint, session.token);
}

/** Nobody is logged in: the call was not sent. */
export class AuthTokenMissing extends Error {
  constructor() {
    super('Auth token not found, please login first.');
    this.name = 'AuthTokenMissing';
  }
}

/** Whether the stored session still holds. */
export async function checkSession(signal?: AbortSignal): Promise<'valid' | 'invalid'> {
  const { state } = await call(client().GET('/auth/is-logged', signal ? { signal } : {}));
  return state ? 'valid' : 'invalid';
}

/** Fetches who is logged in and keeps it on the device. */
export async function fetchProfile(signal?: AbortSignal): Promise<void> {
  const profile = camel(await call(client().GET('/account', signal ? { signal } : {})));
  writeStored('seguia.profile', JSON.stringify(profile));
}

async function fetchFarm(farmerId: string, signal?: AbortSignal) {
  const path = { farmer_id: farmerId };
  return camel(await call(client().GET('/farmers/{farmer_id}', { params: { path }, ...(signal ? { signal } : {}) })));
}

/** Fetches a farm and makes it the account's choice. 416: it has not subscribed to this module. */
export async function chooseFarm(farmerId: string, signal?: AbortSignal): Promise<void> {
  const farm = await fetchFarm(farmerId, signal);
  writeFarmChoice({ ...readFarmChoice(), farm });
}

/** The stored farm setting: 'ask' when no farm is set or the person chooses the farm at each start. */
export function loadFarm(): 'chosen' | 'ask' {
  const { farm, ask: choosesAtStart } = readFarmChoice();
  return farm && !choosesAtStart ? 'chosen' : 'ask';
}

/** Brings the chosen farm's name, zone and permissions up to date, unless the person chose another one meanwhile. */
export async function refreshFarm(signal?: AbortSignal): Promise<void> {
  const { farm } = readFarmChoice();
  if (!farm) return;
  const fetched = await fetchFarm(farm.id, signal);
  const choice = readFarmChoice();
  if (choice.farm?.id === farm.id) writeFarmChoice({ ...choice, farm: fetched });
}

/**
 * Whether the device holds what the app needs to open without network: session, profile and a chosen farm. The choice is an account's own, so that
 * without the first two there is none.
 */
export function canOpenOffline(): boolean {
  return readFarmChoice().farm !== null;
}

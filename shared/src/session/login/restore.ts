import { camel } from '@seguia/openapi';
import { call } from '../api/api-error.ts';
import { sessionClient } from '../api/api.ts';
import { readFarmChoice, writeFarmChoice } from '../account/farm-choice.ts';
import { readServer } from '../account/server.ts';
import { readSession } from '../account/session.ts';
import { writeStored } from '../storage/storage.ts';

/**
 * The client for the steps of a start that call the data server (specification, section 4). Each step throws ApiError; `signal` is the
 * caller's own time limit.
 */
function client() {
  const endpoint = readServer();
  const session = readSession();
  if (!endpoint || !session) throw new AuthTokenMissing();
  return sessionClient(endpoint, session.token);
}

/** Nobody is logged in, so the call was not sent. */
export class AuthTokenMissing extends Error {
  constructor() {
    super('Auth token not found, please login first.');
    this.name = 'AuthTokenMissing';
  }
}

/** Whether the stored session is still valid. */
export async function checkSession(signal?: AbortSignal): Promise<'valid' | 'invalid'> {
  const { state } = await call(client().GET('/auth/is-logged', signal ? { signal } : {}));
  return state ? 'valid' : 'invalid';
}

/** Fetches the profile and stores it on the device. */
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
  signal?.throwIfAborted();
  writeFarmChoice({ ...readFarmChoice(), farm });
}

/** The stored farm choice: 'ask' when no farm is stored or the person chooses the farm at each start. */
export function loadFarm(): 'chosen' | 'ask' {
  const { farm, ask: choosesAtStart } = readFarmChoice();
  return farm && !choosesAtStart ? 'chosen' : 'ask';
}

/** Fetches the chosen farm's name, zone and permissions again, unless the person has chosen another farm meanwhile. */
export async function refreshFarm(signal?: AbortSignal): Promise<void> {
  const { farm } = readFarmChoice();
  if (!farm) return;
  const fetched = await fetchFarm(farm.id, signal);
  const choice = readFarmChoice();
  if (choice.farm?.id === farm.id) writeFarmChoice({ ...choice, farm: fetched });
}

/**
 * Whether the device has what the app needs to open without network: session, profile and a chosen farm. The choice belongs to the account,
 * so without the first two there is none.
 */
export function canOpenOffline(): boolean {
  return readFarmChoice().farm !== null;
}

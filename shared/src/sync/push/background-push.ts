import type { IDBPDatabase } from 'idb';
import { type ApiClient, createApi } from '@seguia/openapi';
import { databaseName, type DeviceSchema } from '../../device/database/database.ts';
import { nextToSend } from '../../device/outbox/outbox-rules.ts';
import type { OutboxEntry } from '../../device/database/rows.ts';
import { apiBase } from '../../session/account/account.ts';
import type { ApiError } from '../../session/api/api-error.ts';
import { databaseVersions } from '../../session/storage/database-versions.ts';
import { openExisting } from '../../session/storage/existing-database.ts';
import { type Login, readLogin } from '../../session/account/stored-login.ts';
import { answerTime, sendingLock, stumbles } from './sending.ts';
import { type Outcome, sendEntry } from './send-entry.ts';
import { ServerTime } from './server-time.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Sends what waits while no page is open: for the account that is logged in, each reading with a single change. It acts like a page that is
 * closed before its answer: it notes the try and sends; everything else is left to the page, which sends the same again under the same key
 * and gets the result. Throws where the browser should try again later; returns where only a page can continue.
 */
export async function pushInBackground(send: Fetch = (request) => fetch(request)): Promise<void> {
  const login = await readLogin();
  const name = login && databaseName(login.account);
  const db = name && (await openExisting<DeviceSchema>(name));
  if (!db) return;
  try {
    // Pages of another release store their readings in another form, or are about to: they send them themselves.
    if (db.version === databaseVersions.device) await pushAll(db, name, clientOf(login, send));
  } finally {
    db.close();
  }
}

/** The client for an account. It sends only while the session on the disk is still the one that it was made for. */
function clientOf({ account, token }: Login, send: Fetch): ApiClient {
  const sendInSession = async (request: Request) => {
    if ((await readLogin())?.token !== token) throw new DOMException('The session has ended.', 'AbortError');
    return send(request);
  };
  return createApi({ baseUrl: apiBase(account.server), token, fetch: sendInSession });
}

async function pushAll(db: IDBPDatabase<DeviceSchema>, name: string, api: ApiClient): Promise<void> {
  const time = new ServerTime(api);
  // Least tried first, so that a change on which the server fails each time does not block others.
  const entries = (await db.getAll('outbox')).toSorted((a, b) => a.attempts - b.attempts);
  let stumbled: ApiError | null = null;
  let inRow = 0;
  for (const readingId of new Set(entries.map((entry) => entry.readingId))) {
    // One reading per lock, so that a page that is opened meanwhile waits for one answer at most.
    const outcome = await navigator.locks.request(sendingLock(name), () => pushOne(db, api, time, readingId));
    if (outcome?.kind === 'halt') {
      if (outcome.error.status === 401 || outcome.error.status === 408) return; // the person has to log in
      throw outcome.error;
    }
    if (outcome?.kind === 'done') inRow = 0;
    if (outcome?.kind !== 'stumbled') continue;
    stumbled = outcome.error;
    if ((inRow += 1) >= stumbles) break;
  }
  if (stumbled) throw stumbled;
}

/** Null if the worker must not send this reading, or no longer. Throws ApiError if the server's clock cannot be read. */
async function pushOne(
  db: IDBPDatabase<DeviceSchema>,
  api: ApiClient,
  time: ServerTime,
  readingId: string,
): Promise<Outcome | null> {
  if (!singleChange(await db.getAllFromIndex('outbox', 'reading', readingId))) return null;
  await time.fetchTime(AbortSignal.timeout(answerTime));
  const entry = await beginTry(db, time, readingId);
  return entry && sendEntry(api, entry, AbortSignal.timeout(answerTime));
}

/** A reading's only change, if it can be sent now. Changes that depend on each other need answers, which only a page stores. */
function singleChange(entries: readonly OutboxEntry[]): OutboxEntry | null {
  const next = nextToSend(entries, Date.now());
  return next.do === 'send' && entries.length === 1 ? next.entry : null;
}

/** Notes that the change is about to be sent, like a page: from then on a page's edit follows it and does not alter it. */
async function beginTry(
  db: IDBPDatabase<DeviceSchema>,
  time: ServerTime,
  readingId: string,
): Promise<OutboxEntry | null> {
  const tx = db.transaction('outbox', 'readwrite', { durability: 'strict' });
  const entry = singleChange(await tx.store.index('reading').getAll(readingId));
  // A time that may come from a wrong clock is corrected by a page before the reading is sent.
  const leaves = entry && (!entry.stamp || time.confirms(entry.stamp));
  const tried = leaves ? { ...entry, attempts: entry.attempts + 1 } : null;
  if (tried) await tx.store.put(tried);
  await tx.done;
  return tried;
}

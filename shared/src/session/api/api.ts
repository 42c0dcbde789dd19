import { atom } from 'jotai';
import { createApi, type ApiClient } from '@seguia/openapi';
import { apiBase } from '../account/account.ts';
import { deviceClock } from '../clock/device-clock.ts';
import { readFarmChoice } from '../account/farm-choice.ts';
import { endSession } from '../account/end-session.ts';
import { serverAtom } from '../account/server.ts';
import { onSessionChange, readSession, sessionAtom } from '../account/session.ts';
import { broadcastSessionEvent, refusedFarm } from '../account/session-events.ts';
import { sendEarly, takeEarly } from './early-answers.ts';

/** By token: aborts the calls of a session that has ended in any tab. */
const running = new Map<string, AbortController>();
onSessionChange(() => {
  const now = readSession()?.token;
  for (const [token, controller] of running) {
    if (token === now) continue;
    running.delete(token);
    controller.abort();
  }
});

function signalOf(token: string): AbortSignal {
  const controller = running.get(token) ?? new AbortController();
  running.set(token, controller);
  return controller.signal;
}

function ended(): DOMException {
  return new DOMException('The session of this call has ended.', 'AbortError');
}

/** Fetches, and corrects the device's clock by the answer's date, as soon as the device's settings can be written. */
export async function fetchAndSetClock(request: Request, settingsOpen?: Promise<void>): Promise<Response> {
  const began = deviceClock.moment();
  const response = await fetch(request);
  await settingsOpen;
  // The `Date` header of a captive portal's page comes from another clock.
  const isData = /^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '');
  if (isData) deviceClock.readDate(response.headers.get('date'), began);
  return response;
}

/** What the app does something about, whoever called. */
const acting: ReadonlySet<number> = new Set([401, 408, 416]);

/** Sends only while `token` is the session's, and delivers no answer to a session that has ended meanwhile. */
async function fetchInSession(token: string, request: Request): Promise<Response> {
  if (readSession()?.token !== token) throw ended();
  const signal = AbortSignal.any([request.signal, signalOf(token)]);
  const early = await takeEarly(request, signal);
  const response = early ?? (await fetchAndSetClock(new Request(request, { signal })));
  if (readSession()?.token !== token) throw ended();
  if (!acting.has(response.status) || isWebPage(response)) return response;
  // Reads the body first: ending the session aborts all reading, and the caller must still learn the reason.
  const problem = new Response(await response.arrayBuffer(), response);
  if (readSession()?.token !== token) throw ended();
  react(response.status, request.url);
  return problem;
}

/** A page of a gateway or of a hotel's network: its status is not the data server's. Servers of others answer in any other media type. */
function isWebPage({ headers }: Response): boolean {
  return /^(text\/html|application\/xhtml\+xml)\b/i.test(headers.get('content-type') ?? '');
}

function react(status: number, url: string): void {
  if (status === 401 || status === 408) {
    endSession();
    broadcastSessionEvent({ kind: status === 401 ? 'unauthorized' : 'expired' });
  } else if (status === 416) {
    const [, farmerId = null, below = ''] = /\/farmers\/([^/?]+)(\/)?/.exec(url) ?? [];
    const isChosen = farmerId !== null && readFarmChoice().farm?.id === farmerId;
    // Not for each call of the farm, nor for changes of another farm that wait to be sent. The farm stays chosen until the dialog is closed.
    const isShown = refusedFarm()?.farmerId === farmerId;
    if (!isShown && (isChosen || below === '')) broadcastSessionEvent({ kind: 'not-subscribed', farmerId });
  }
}

/** A client for a data server without a session: for connection test, login and forgotten password. */
export function openClient(endpoint: string): ApiClient {
  return createApi({ baseUrl: apiBase(endpoint), fetch: fetchAndSetClock });
}

/** A client for one session, which stops when the session ends. */
export function sessionClient(endpoint: string, token: string): ApiClient {
  return createApi({ baseUrl: apiBase(endpoint), token, fetch: (request) => fetchInSession(token, request) });
}

/**
 * A client that only sends, ahead of the same calls of `sessionClient`, which take the answers when their turn comes and act on them then.
 * Its own calls give nothing. The device's settings may still be on their way.
 */
export function earlyClient(endpoint: string, token: string, settingsOpen: Promise<void>): ApiClient {
  const fetch = async (request: Request) => {
    sendEarly(new Request(request, { signal: signalOf(token) }), (sent) => fetchAndSetClock(sent, settingsOpen));
    return new Response(null, { status: 204 });
  };
  return createApi({ baseUrl: apiBase(endpoint), token, fetch });
}

const tokenAtom = atom((get) => get(sessionAtom)?.token ?? null);

/**
 * The client for the data server, typed by the contract (snake_case), with the session's token when somebody is logged in. It handles 401,
 * 408 and 416 for every call of the app. Throws where no data server is set.
 */
export const apiAtom = atom<ApiClient>((get) => {
  const endpoint = get(serverAtom);
  if (endpoint === null) throw new Error('No data server is set.');
  const token = get(tokenAtom);
  return token === null ? openClient(endpoint) : sessionClient(endpoint, token);
});

// A deployment's settings on this device. A portal answers 200 with a page of its own: what the app cannot read is neither kept nor served.
import { parseConfig } from '../config/config.ts';

const url = '/config.json';
const settings = () => caches.open('config');

/** Milliseconds after which an answer is given up. */
const patience = 20_000;

/** The settings from the network, which are kept where the app can read them. */
export async function fetchConfig(request: Request | string): Promise<Response> {
  const response = await fetch(request, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
  if (response.ok && (await isReadable(response))) await (await settings()).put(url, response.clone());
  return response;
}

/** The settings that were kept last. */
export async function storedConfig(): Promise<Response | null> {
  const stored = await (await settings()).match(url);
  return stored && (await isReadable(stored)) ? stored : null;
}

/** Keeps the settings where none are: a page asks for them before the first worker is there to keep its answer. */
export async function storeConfig(): Promise<void> {
  if (!(await storedConfig())) await fetchConfig(url);
}

async function isReadable(response: Response): Promise<boolean> {
  try {
    parseConfig(await response.clone().text());
    return true;
  } catch {
    return false;
  }
}

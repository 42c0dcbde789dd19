import { deviceIsNative } from '../../session/login/config.ts';
import { withTimeLimit } from '../../session/storage/time-limit.ts';
import type { Journal } from './journal.ts';
import type { JournalAnswer, JournalRequest } from './journal.worker.ts';

interface Waiting {
  resolve(answer: JournalAnswer): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let requestCount = 0;
const waiting = new Map<number, Waiting>();

/** Whether this browser has a private file system that this page may use (not in happy-dom, old browsers, or pages over plain http:). */
const isThere = () => typeof Worker === 'function' && typeof globalThis.navigator?.storage?.getDirectory === 'function';

function started(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./journal.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<{ id: number; found?: JournalAnswer; error?: string }>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.found) call?.resolve(data.found);
    else call?.reject(new Error(data.error));
  });
  // The worker did not load, or broke: the next request starts a new one.
  made.addEventListener('error', () => {
    worker = null;
    for (const call of waiting.values()) call.reject(new Error('The journal’s worker broke.'));
    waiting.clear();
  });
  worker = made;
  return made;
}

/** Sends a request to the worker. Rejects with the worker's error, and with StorageHangsError if it does not answer. */
async function sendRequest(request: JournalRequest): Promise<JournalAnswer> {
  const id = (requestCount += 1);
  const answered = new Promise<JournalAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  started().postMessage({ id, request });
  return withTimeLimit(answered);
}

/** Whether the disk is nearly full; null where that cannot be known. */
export async function isSpaceLow(): Promise<boolean | null> {
  return isThere() ? ((await sendRequest({ do: 'space' })).isLow ?? null) : null;
}

/** The native app's journal, in files of the app's own. */
function nativeJournal(name: string): Journal {
  const opened = async () => (await import(/* webpackChunkName: "native" */ './app-journal.ts')).openAppJournal(name);
  return {
    room: null,
    read: async () => (await opened()).read(),
    append: async (records) => (await opened()).append(records),
    makeRoom: async () => (await opened()).makeRoom(),
  };
}

/** The journal of a device database; null in a browser that cannot store one: then only the database holds what is not sent. */
export function openJournal(name: string): Journal | null {
  if (deviceIsNative) return nativeJournal(name);
  if (!isThere()) return null;
  let room: number | null = null;
  const request = async (message: JournalRequest) => {
    const answer = await sendRequest(message);
    room = answer.room ?? null;
    return answer;
  };
  return {
    get room() {
      return room;
    },
    read: async () => (await request({ do: 'read', name })).content ?? { records: [], last: 0 },
    append: async (records) => void (await request({ do: 'append', name, records })),
    makeRoom: async () => void (await request({ do: 'make-room', name })),
  };
}

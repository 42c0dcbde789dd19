import { JournalFiles, JournalFullError, type JournalFile } from './journal-file.ts';
import type { JournalContent, JournalRecord } from './journal-record.ts';
import { spaceLeft } from './reserve.ts';

// A worker, because only workers may write to a file of the origin's private file system and wait until the disk has it (`flush`).

export type JournalRequest =
  | { do: 'read' | 'make-room'; name: string }
  | { do: 'append'; name: string; records: readonly JournalRecord[] }
  | { do: 'space' };

/** `room` is in bytes; `content` is there if the request wants it; `isLow` means that the disk has no room beyond the reserve. */
export interface JournalAnswer {
  room?: number;
  content?: JournalContent;
  isLow?: boolean;
}

type SyncHandle = JournalFile & { truncate(size: number): void; close(): void };
type Handle = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncHandle> };

/** Runs `work` on files that no other tab has open at the same time: a browser lets only one open such a file. */
async function withFiles<T>(names: readonly string[], work: (...files: SyncHandle[]) => T): Promise<T> {
  const folder = await navigator.storage.getDirectory();
  return navigator.locks.request(`files ${names.join(' ')}`, async () => {
    const open: SyncHandle[] = [];
    try {
      for (const name of names)
        open.push(await ((await folder.getFileHandle(name, { create: true })) as Handle).createSyncAccessHandle());
      return work(...open);
    } finally {
      for (const handle of open) handle.close();
    }
  });
}

/** A device's name contains characters that file names must not. */
async function filesOf(name: string): Promise<string[]> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  const short = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [`outbox-${short}-a`, `outbox-${short}-b`];
}

async function answer(request: JournalRequest): Promise<JournalAnswer> {
  if (request.do === 'space') return { isLow: await withFiles(['reserve'], (file) => !spaceLeft(file)) };
  return withFiles(await filesOf(request.name), (a, b) => {
    const journal = new JournalFiles(a, b);
    if (request.do === 'append') journal.append(request.records);
    else if (request.do === 'make-room') journal.makeRoom(0);
    return { room: journal.room, ...(request.do === 'read' && { content: journal.read() }) };
  });
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: JournalRequest }>) => {
  answer(data.request).then(
    (found) => postMessage({ id: data.id, found }),
    (error: Error) => postMessage({ id: data.id, error: error.message, isFull: error instanceof JournalFullError }),
  );
});

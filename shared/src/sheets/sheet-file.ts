import { FileFaultError } from './file-fault.ts';
import type { PackedImport, ReadWith } from './sheet-work.ts';
import type { SheetView } from './sheet-view.ts';
import type { SheetAnswer, SheetRequest } from './sheets.worker.ts';

/** A file of readings that is open in a worker. */
export interface SheetFile {
  readonly name: string;
  /** The first rows that would be imported with these answers, at once. */
  preview(context: ReadWith): Promise<SheetView['preview']>;
  /** Reads the rows with these answers; a reading under way ends with an error. Throws the worker's errors. */
  read(context: ReadWith): Promise<SheetView>;
  /** Receives a page of the farm's readings as text; returns where the next page begins, null at the end. */
  know(page: string): Promise<string | null>;
  /** Forgets the farm's readings. */
  forget(): Promise<void>;
  pack(): Promise<PackedImport>;
  /** Ends the worker, even during its work. */
  close(): void;
}

interface Waiting {
  resolve(found: unknown): void;
  reject(error: Error): void;
}

/** Opens a file in a worker of its own; `onProgress` receives the number of rows read so far. Throws FileFaultError. */
export async function openSheetFile(file: File, onProgress: (rows: number) => void): Promise<SheetFile> {
  const worker = new Worker(new URL('./sheets.worker.ts', import.meta.url), { type: 'module', name: 'sheets' });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const rejectAll = (error: Error) => {
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
    if ('rows' in data) return onProgress(data.rows);
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('found' in data) call?.resolve(data.found);
    else call?.reject(data.fault ? new FileFaultError(data.fault) : new Error(data.message));
  });
  worker.addEventListener('error', () => rejectAll(new Error('The worker for files broke.')));
  const send = (request: SheetRequest) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ id: count, request });
    });
  const close = () => {
    worker.terminate();
    rejectAll(new DOMException('The file was closed.', 'AbortError'));
  };
  try {
    await send({ do: 'open', name: file.name, file });
  } catch (error) {
    close();
    throw error;
  }
  return {
    name: file.name,
    preview: async (context) => (await send({ do: 'preview', context })) as SheetView['preview'],
    read: async (context) => (await send({ do: 'read', context })) as SheetView,
    know: async (page) => (await send({ do: 'know', page })) as string | null,
    forget: async () => void (await send({ do: 'forget' })),
    pack: async () => (await send({ do: 'pack' })) as PackedImport,
    close,
  };
}

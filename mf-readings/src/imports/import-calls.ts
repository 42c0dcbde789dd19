import { apiAtom, call, camel, farmPath, type ImportedFile, type SheetFile, writeOnce } from '@seguia/shared/platform';
import { atom } from 'jotai';

/** Rows of a page of the farm's readings: few pages, and none that stops the server for long. */
const pageSize = 200;

/**
 * How long a person waits for an answer: for the list of imports, and for what takes a server or a thin network longer, to undo thousands of readings or to
 * bring a page of them. A file that is being sent has no end of its own: it is large, and the person can break it off.
 */
const limit = () => AbortSignal.timeout(20_000);
const longLimit = () => AbortSignal.timeout(60_000);

/** What was imported, the newest first. Throws ApiError. */
export const loadImportsAtom = atom(null, async (get): Promise<ImportedFile[]> => {
  const params = { path: farmPath(get) };
  return camel(await call(get(apiAtom).GET('/farmers/{farmer_id}/imports', { params, signal: limit() }))).data;
});

interface Known {
  file: SheetFile;
  days: readonly [from: string, to: string];
  signal: AbortSignal;
}

/** Gives the file what the farm has on its days, page by page as text: the worker reads them. Throws ApiError. */
export const knowReadingsAtom = atom(null, async (get, _set, { file, days: [from, to], signal: stop }: Known) => {
  await file.forget();
  for (let after: string | null | undefined; after !== null;) {
    const query = { from, to, ...(after === undefined ? {} : { after }) };
    const params = { path: farmPath(get), query, header: { paginate: pageSize } };
    const signal = AbortSignal.any([stop, longLimit()]);
    const page = await call(get(apiAtom).GET('/farmers/{farmer_id}/readings', { params, parseAs: 'text', signal }));
    after = await file.know(page);
  }
});

interface Sending {
  id: string;
  body: Blob;
  signal: AbortSignal;
}

/** Sends an import whose body the worker has written. Throws ApiError, and AbortError where it was broken off. */
export const sendImportAtom = atom(null, async (get, _set, { id, body, signal }: Sending): Promise<ImportedFile> => {
  const header = { 'Idempotency-Key': id, 'If-None-Match': '*' as const };
  const params = { path: { ...farmPath(get), id }, header };
  const sent = get(apiAtom).PUT('/farmers/{farmer_id}/imports/{id}', {
    params,
    // It is text already: to write megabytes again would stop the page.
    body: { file_name: '', readings: [] },
    bodySerializer: () => body,
    headers: { 'content-type': 'application/json' },
    signal,
  });
  return camel(await call(sent));
});

type Undone = Pick<ImportedFile, 'id' | 'version'>;

/** Undoes an import. Throws ApiError. */
export const undoImportAtom = atom(null, async (get, _set, { id, version }: Undone): Promise<ImportedFile> => {
  const path = { ...farmPath(get), id };
  const answer = await writeOnce({ id, version, body: null }, (header) => {
    const params = { path, header };
    return call(get(apiAtom).DELETE('/farmers/{farmer_id}/imports/{id}', { params, signal: longLimit() }));
  });
  return camel(answer);
});

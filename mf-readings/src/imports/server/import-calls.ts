import {
  apiAtom,
  call,
  camel,
  farmPath,
  type ImportedFile,
  isAnswering,
  type SheetFile,
  writeOnce,
} from '@seguia/shared/platform';
import { atom } from 'jotai';
import { limit } from './limit.ts';

/** Rows per page of the farm's readings: few pages, but none that keeps the server busy for long. */
const pageSize = 200;

/**
 * The time limit of calls that take longer: to undo thousands of readings, or to fetch a page of them. Sending a file has no limit: it is
 * large, and the person can cancel it.
 */
const longLimit = () => AbortSignal.timeout(60_000);

/** The farm's imports, newest first. Throws ApiError. */
export const loadImportsAtom = atom(null, async (get): Promise<ImportedFile[]> => {
  const params = { path: farmPath(get) };
  return camel(await call(get(apiAtom).GET('/farmers/{farmer_id}/imports', { params, signal: limit() }))).data;
});

interface Known {
  file: SheetFile;
  days: readonly [from: string, to: string];
  signal: AbortSignal;
}

/** Hands the farm's readings of the file's days to the worker, page by page as text. Throws ApiError. */
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

/** Sends an import whose body the worker has written. Throws ApiError, and AbortError when it was cancelled. */
export const sendImportAtom = atom(null, async (get, _set, { id, body, signal }: Sending): Promise<ImportedFile> => {
  const header = { 'Idempotency-Key': id, 'If-None-Match': '*' as const };
  const params = { path: { ...farmPath(get), id }, header };
  const sent = get(apiAtom).PUT('/farmers/{farmer_id}/imports/{id}', {
    params,
    // The body is text already: serialising megabytes again would block the page.
    body: { file_name: '', readings: [] },
    bodySerializer: () => body,
    headers: { 'content-type': 'application/json' },
    signal,
  });
  return camel(await call(sent));
});

/** Whether the server answers a small call now. */
export const isAnsweringAtom = atom(null, (get) => isAnswering(get(apiAtom), limit()));

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

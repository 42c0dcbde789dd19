import { apiAtom, call, camel, farmAtom, type ImportedFile, type SheetFile } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { atom } from 'jotai';

/** Rows of a page of the farm's readings: few pages, and none that stops the server for long. */
const pageSize = 200;

const farmPath = (farm: { id: string } | null) => ({ farmer_id: farm?.id ?? '' });

/** What was imported, the newest first. Throws ApiError. */
export const loadImportsAtom = atom(null, async (get): Promise<ImportedFile[]> => {
  const params = { path: farmPath(get(farmAtom)) };
  return camel(await call(get(apiAtom).GET('/farmers/{farmer_id}/imports', { params }))).data;
});

interface Known {
  file: SheetFile;
  days: readonly [from: string, to: string];
  signal: AbortSignal;
}

/** Gives the file what the farm has on its days, page by page as text: the worker reads them. Throws ApiError. */
export const knowReadingsAtom = atom(null, async (get, _set, { file, days: [from, to], signal }: Known) => {
  await file.forget();
  for (let after: string | null | undefined; after !== null;) {
    const query = { from, to, ...(after === undefined ? {} : { after }) };
    const params = { path: farmPath(get(farmAtom)), query, header: { paginate: pageSize } };
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
  const params = { path: { ...farmPath(get(farmAtom)), id }, header };
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

/** Undoes an import. Throws ApiError. */
export const undoImportAtom = atom(null, async (get, _set, { id, version }: Pick<ImportedFile, 'id' | 'version'>) => {
  const header = { 'Idempotency-Key': newId(), 'If-Match': `"${version}"` };
  const params = { path: { ...farmPath(get(farmAtom)), id }, header };
  return camel(await call(get(apiAtom).DELETE('/farmers/{farmer_id}/imports/{id}', { params })));
});

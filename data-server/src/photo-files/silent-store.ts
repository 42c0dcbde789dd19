import { storeIsSilent } from '../problems/store-is-silent.ts';

/** The storage of photos has no room: on its disk, or for the server's user. */
const full = ['ENOSPC', 'EDQUOT'];

/** An error of the storage of photos: the caller gets a 503, the log the reason. */
export const silentStore = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: storeIsSilent });

/** Waits for the storage of photos. Its lack of room is passed on as it is; any other error counts as not answering. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (fault) {
    if (full.includes((fault as { code?: string }).code ?? '')) throw fault;
    throw silentStore('The place of photos does not answer.', fault);
  }
}

import { storeIsSilent } from '../problems/store-is-silent.ts';

/** No room where photos are: of the disk, or of the server's user. */
const full = ['ENOSPC', 'EDQUOT'];

/** A fault of the place of photos: the caller gets a 503, the log why. */
export const silentStore = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: storeIsSilent });

/** What a place of photos answers. One without room says so itself; any other fault of it is its silence. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (fault) {
    if (full.includes((fault as { code?: string }).code ?? '')) throw fault;
    throw silentStore('The place of photos does not answer.', fault);
  }
}

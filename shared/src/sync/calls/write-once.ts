import { newId } from '../../domain/uuid.ts';
import { ApiError } from '../../session/api/api-error.ts';

/** The headers of a write that the server carries out only once. */
export type WriteHeader = { 'Idempotency-Key': string } & ({ 'If-Match': string } | { 'If-None-Match': '*' });

export interface Write {
  id: string;
  /** The version that the write is based on; null for a new thing. */
  version: number | null;
  body: object | null;
}

/**
 * The keys of unanswered writes, by their content: repeating a write uses the same key, even if the device has learned its version
 * meanwhile, so that a lost answer makes no second one. Only the newest write of each id is remembered.
 */
const unanswered = new Map<string, { content: string; key: string }>();

/**
 * Writes something whose id this device made. If an earlier try with a lost answer has already made it, the write is based on that one,
 * because nobody else can have made it. If the server repeats an answer from before the version that the write is based on, somebody else's
 * value came in between, and the write is sent as a new one. Throws ApiError: 412 where somebody changed it meanwhile.
 */
export async function writeOnce<T>(write: Write, call: (header: WriteHeader) => Promise<T>): Promise<T> {
  const { id, version, body } = write;
  const content = JSON.stringify(body);
  const before = unanswered.get(id);
  const isRepeat = before?.content === content;
  const sent = isRepeat ? before : { content, key: newId() };
  unanswered.set(id, sent);
  const key = { 'Idempotency-Key': sent.key };
  try {
    const answer = await call(
      version === null ? { ...key, 'If-None-Match': '*' } : { ...key, 'If-Match': `"${version}"` },
    );
    unanswered.delete(id);
    // Undefined and null are below nothing.
    const answered = (answer as { version?: number } | undefined)?.version;
    return isRepeat && answered! < version! ? await writeOnce(write, call) : answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The write was answered, even if with a refusal: what follows is another write.
    if (error.status !== undefined && error.status < 500) unanswered.delete(id);
    const made = error.status === 412 ? error.problem?.currentVersion : null;
    if (version !== null || !made) throw error;
    return writeOnce({ ...write, version: made }, call);
  }
}

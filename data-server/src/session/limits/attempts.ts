import type { HashQueue } from '../../services/hash-queue.ts';
import { perAddress, type RateLimit, type TryLimits } from '../../services/rate-limit.ts';

/** The caller: the typed e-mail, and their network. */
export interface Caller {
  email: string;
  ip: string;
}

/**
 * Counts a try by address and by e-mail before any work is done for it. Throws a 429 if one of them has had too many; a caller with a
 * used-up address then does not use up another person's e-mail, and vice versa.
 */
async function count(limit: RateLimit, { email, ip }: Caller) {
  const [byAddress, byEmail] = [`ip ${ip}`, `email ${email.trim().toLowerCase()}`];
  await limit.take(byAddress, perAddress);
  await limit.take(byEmail).catch(async (error: unknown) => {
    await limit.giveBack(byAddress);
    throw error;
  });
  return async () => {
    await limit.giveBack(byAddress);
    await limit.giveBack(byEmail);
  };
}

/** Counts a request, here and for all servers. Throws a 429. */
export async function countRequest(limits: TryLimits, caller: Caller): Promise<void> {
  await count(limits.here, caller);
  await count(limits.everywhere, caller);
}

/**
 * Makes a try whose work returns null if it was wrong; only wrong tries count in the end. It counts at once in this server, then waits for
 * its turn, and only then counts in the database, so that a flood of guesses does not reach the database. Throws a 429, or a 503 if too
 * many wait.
 */
export async function tryOnce<T>(
  limits: TryLimits,
  queue: HashQueue,
  caller: Caller,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const giveBackHere = await count(limits.here, caller);
  const attempt = async () => {
    const giveBackEverywhere = await count(limits.everywhere, caller);
    const result = await work();
    if (result !== null) await giveBackEverywhere();
    return result;
  };
  const result = await queue.run(caller.ip, attempt).catch(async (error: unknown) => {
    await giveBackHere();
    throw error;
  });
  if (result !== null) await giveBackHere();
  return result;
}

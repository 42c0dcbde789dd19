import type { HashQueue } from '../../services/hash-queue.ts';
import { perAddress, type RateLimit, type TryLimits } from '../../services/rate-limit.ts';

/** Who tries: the e-mail as it was typed, and the network of the caller. */
export interface Caller {
  email: string;
  ip: string;
}

/**
 * Counts a try before anything is done for it, by address and by e-mail. Throws a 429 where one of them has had too many; a caller whose address is
 * used up then takes nothing from the e-mail of somebody else, and the reverse.
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
 * Makes a try whose work answers null where it was wrong; only those count in the end. It counts in this server at once, then waits for its turn, and
 * only then counts in the database: a flood of guesses does not reach that. Throws a 429, or a 503 where too many wait.
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

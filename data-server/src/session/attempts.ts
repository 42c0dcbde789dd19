import { perAddress, type RateLimit } from '../services/rate-limit.ts';

/**
 * Counts a try before anything is done for it, by address and by e-mail. Throws a 429 where one of them has had too many; a caller whose address is
 * used up then takes nothing from the e-mail of somebody else, and the reverse.
 */
export async function countAttempt(limit: RateLimit, email: string, ip: string) {
  const [byAddress, byEmail] = [`ip ${ip}`, `email ${email.trim().toLowerCase()}`];
  await limit.take(byAddress, perAddress);
  await limit.take(byEmail).catch(async (error: unknown) => {
    await limit.giveBack(byAddress);
    throw error;
  });
  return {
    /** For a try that turned out right, or was not made. */
    async giveBack() {
      await limit.giveBack(byAddress);
      await limit.giveBack(byEmail);
    },
  };
}

import { mostPhotoBytes } from '@seguia/shared/domain/photos/photo-limits';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Problem } from '../problems/problems.ts';
import { accountIdOf } from './session-of.ts';
import type { Services } from '../services/services.ts';
import type { OperationId } from '../http/contract.ts';
import { longestArrival, usualBody } from '../http/usual-body.ts';

/**
 * The largest bodies, of calls that accept more than others: 20,000 readings of 300 bytes with their places and notes; a photo. They may take
 * longer to arrive: a device sends a photo for 150 s before it gives up, and an import of 3 MB takes 14 minutes at 30 kbit/s.
 */
const largest: Partial<Record<OperationId, { bytes: number; seconds: number }>> = {
  putImport: { bytes: 16 * 1024 * 1024, seconds: longestArrival },
  putPhoto: { bytes: mostPhotoBytes, seconds: 180 },
};

/** How many bytes a call's body may have. */
export const largestBodyOf = (operation: OperationId): number => largest[operation]?.bytes ?? usualBody;

/** In how many seconds a call's body must have arrived, if not in the usual time. */
export const bodySecondsOf = (operation: OperationId): number | undefined => largest[operation]?.seconds;

/** How many large bodies of one kind may arrive at once from an account: a device sends one, and may leave some behind on a bad network. */
export const mostArriving = 8;

/**
 * The limit of a call's body, if it differs from the usual one. Large bodies are read only from people who are logged in, and a few at a time:
 * they are held in memory for as long as they arrive.
 */
export function largeBody(services: Services, operation: OperationId): RouteShorthandOptions {
  const bodyLimit = largest[operation]?.bytes;
  if (bodyLimit === undefined) return {};
  const arriving = new Map<string, number>();
  return {
    bodyLimit,
    onRequest: async ({ headers }, { raw }) => {
      const account = await accountIdOf(services, tokenIn(headers));
      const count = arriving.get(account) ?? 0;
      if (count >= mostArriving) throw new Problem('too_many', { retryAfter: 5 });
      arriving.set(account, count + 1);
      raw.once('close', () => {
        const left = (arriving.get(account) ?? 1) - 1;
        if (left > 0) arriving.set(account, left);
        else arriving.delete(account);
      });
    },
  };
}

/** The token in `Authorization: Bearer`; null where there is none. */
export function tokenIn({ authorization = '' }: FastifyRequest['headers']): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

import { mostPhotoBytes } from '@seguia/shared/domain/photos/photo-limits';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { sessionOf } from './session-of.ts';
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

/** The limit of a call's body, if it differs from the usual one. Large bodies are read only from people who are logged in. */
export function largeBody(services: Services, operation: OperationId): RouteShorthandOptions {
  const bodyLimit = largest[operation]?.bytes;
  if (bodyLimit === undefined) return {};
  return {
    bodyLimit,
    onRequest: async ({ headers }) => {
      await sessionOf(services, tokenIn(headers));
    },
  };
}

/** The token in `Authorization: Bearer`; null where there is none. */
export function tokenIn({ authorization = '' }: FastifyRequest['headers']): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

import { mostPhotoBytes } from '@seguia/shared/domain/photos/photo-limits';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { sessionOf } from './session-of.ts';
import type { Services } from '../services/services.ts';
import type { OperationId } from '../http/contract.ts';
import { usualBody } from '../http/usual-body.ts';

/** The largest bodies in bytes, of calls that accept more than others: 20,000 readings of 300 bytes with their places and notes; a photo. */
const largest: Partial<Record<OperationId, number>> = { putImport: 16 * 1024 * 1024, putPhoto: mostPhotoBytes };

/** How many bytes a call's body may have. */
export const largestBodyOf = (operation: OperationId): number => largest[operation] ?? usualBody;

/** The limit of a call's body, if it differs from the usual one. Large bodies are read only from people who are logged in. */
export function largeBody(services: Services, operation: OperationId): RouteShorthandOptions {
  const bodyLimit = largest[operation];
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

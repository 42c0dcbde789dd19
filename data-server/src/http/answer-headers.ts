import type { Services } from '../services/services.ts';
import type { Settings } from '../services/settings.ts';

/** Headers of every answer, whether from a handler, the router or the HTTP parser. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Headers that pages of other origins may read. */
export const exposedHeaders = ['ETag', 'Retry-After', 'Date', 'X-Request-Id'];

/** Whether pages of this origin may call: those in the settings, and loopback ones except in production. */
export function mayCall(origin: string | undefined, { corsOrigins, production }: Settings): boolean {
  if (!origin) return false;
  if (corsOrigins.includes('*') || corsOrigins.includes(origin)) return true;
  return !production && /^https?:\/\/(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(origin);
}

/** All headers for an answer that no hook and no plug-in handles. Throws nothing. */
export const headersWithoutHooks = (
  origin: string | undefined,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
): Record<string, string> => ({
  ...securityHeaders,
  date: now().toUTCString(),
  vary: 'Origin',
  ...(origin !== undefined && mayCall(origin, settings)
    ? { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposedHeaders.join(', ') }
    : {}),
});

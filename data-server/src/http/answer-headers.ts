import type { Services } from '../services/services.ts';
import type { Settings } from '../services/settings.ts';

/** On every answer, whoever makes it: a handler, the router or the parser of HTTP. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What pages of other origins may read beside the body. */
export const exposedHeaders = ['ETag', 'Retry-After', 'Date', 'X-Request-Id'];

/** Whether pages of this origin may call: those of the settings; loopback ones, but in production. */
export function mayCall(origin: string | undefined, { corsOrigins, production }: Settings): boolean {
  if (!origin) return false;
  if (corsOrigins.includes('*') || corsOrigins.includes(origin)) return true;
  return !production && /^https?:\/\/(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(origin);
}

/** All of them for an answer that no hook and no plug-in comes by. Throws nothing. */
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

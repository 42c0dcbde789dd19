import { appVersion } from '@seguia/shared/platform';
import type { BrowserClient, ErrorEvent } from '@sentry/browser';

let client: Promise<BrowserClient> | null = null;
let sent = 0;

/**
 * Reports an error to the deployment's Sentry-compatible address; does nothing without one. The reporter is loaded with the first
 * error. At most `cap` reports leave in a session, and nothing personal is in them: no user, no address, no typed text.
 */
export async function report(error: unknown, dsn: string | null, cap: number): Promise<void> {
  if (!dsn || sent >= cap) return;
  sent += 1;
  client ??= load(dsn);
  (await client).captureException(error);
}

async function load(dsn: string): Promise<BrowserClient> {
  const sentry = await import('@sentry/browser');
  const created = new sentry.BrowserClient({
    dsn,
    release: appVersion.version,
    transport: sentry.makeFetchTransport,
    stackParser: sentry.defaultStackParser,
    integrations: [],
    beforeSend: (event) => impersonal(event),
  });
  created.init();
  return created;
}

/** Keeps what an engineer needs (kind, message without quoted or numeric parts, stack) and drops the rest. */
export function impersonal(event: ErrorEvent): ErrorEvent {
  const { user: _user, request: _request, breadcrumbs: _breadcrumbs, extra: _extra, ...rest } = event;
  const values = event.exception?.values?.map((one) => ({ ...one, ...(one.value && { value: mask(one.value) }) }));
  return { ...rest, ...(values && { exception: { values } }) };
}

/** Takes addresses, quotations, ids and numbers out of a message: any of them may have been typed by a person. */
export function mask(message: string): string {
  return message
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/(["'«“]).*?(["'»”])/g, '$1…$2')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/gi, '…')
    .replaceAll(/\d+(?:[.,]\d+)?/g, '…');
}

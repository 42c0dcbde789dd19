import { appVersion } from '@seguia/shared/platform';
import type { BrowserClient, ErrorEvent } from '@sentry/browser';
import type { Config } from '../config/config.ts';

type Settings = Pick<Config, 'errorReporting' | 'errorReportingCap'>;

let client: Promise<BrowserClient> | null = null;
let settings: Settings | null = null;
/** What failed before the deployment's settings were read. */
const early: unknown[] = [];

/** Reports go where `next` says from now on, those that waited for it first. */
export function reportTo(next: Settings): void {
  settings = next;
  client = null;
  for (const error of early.splice(0)) void report(error);
}

/**
 * Reports an error to the deployment's Sentry-compatible address; does nothing without one. The reporter is loaded with the first
 * error. At most `errorReportingCap` reports leave in a session, which lasts as long as the tab, and nothing personal is in them: no
 * user, no address, no typed text.
 */
export async function report(error: unknown): Promise<void> {
  if (!settings) return void early.push(error);
  const { errorReporting: dsn, errorReportingCap: cap } = settings;
  if (!dsn || sent() >= cap) return;
  count();
  client ??= load(dsn);
  try {
    (await client).captureException(error);
  } catch {
    client = null; // the reporter itself did not come: that must not be one more failure
  }
}

const key = 'seguia.reports';
let counted = 0;

/** Counted in the tab's own storage: a page that fails and reloads again and again must not begin anew each time. */
function sent(): number {
  try {
    return Number(sessionStorage.getItem(key));
  } catch {
    return counted;
  }
}

function count(): void {
  counted = sent() + 1;
  try {
    sessionStorage.setItem(key, String(counted));
  } catch {
    // Without storage this page counts for itself.
  }
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
  const values = event.exception?.values?.map((value) => ({
    ...value,
    ...(value.value && { value: mask(value.value) }),
  }));
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

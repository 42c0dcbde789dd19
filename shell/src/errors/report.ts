import { appVersion } from '@seguia/shared/start';
import { withTimeLimit } from '@seguia/shared/session/storage/time-limit';
import type { BrowserClient, ErrorEvent } from '@sentry/browser';
import type { Config } from '../config/config.ts';
import { RemoteError } from '../remotes/remote-error.ts';
import { readTab, writeTab } from '../memory/tab-memory.ts';
import { LackingFileError } from '../update/lacking-file.ts';

type Settings = Pick<Config, 'errorReporting' | 'errorReportingCap'>;

/**
 * Reports errors to the deployment's Sentry-compatible address; errors before `configure` wait for it. The reporter is loaded with the
 * first error. At most `errorReportingCap` reports leave per session, which lasts as long as the tab. They contain nothing personal: no
 * user, no address, no typed text.
 */
export class ErrorReporter {
  #client: Promise<BrowserClient> | null = null;
  #settings: Settings | null = null;
  /** Errors from before the deployment's settings were read. */
  readonly #early: unknown[] = [];
  /** The number of reports of this page, for a browser without storage. */
  #count = 0;

  /** Sends reports as `settings` says from now on, those that waited first. */
  configure(settings: Settings): void {
    this.#settings = settings;
    this.#client = null;
    for (const error of this.#early.splice(0)) void this.report(error);
  }

  /** Resolves when the report is on its way. Does nothing if the deployment has no address, or after the last report of this session. */
  async report(error: unknown): Promise<void> {
    if (!this.#settings) return void this.#early.push(error);
    const { errorReporting: dsn, errorReportingCap: cap } = this.#settings;
    if (!dsn || this.#sent() >= cap) return;
    this.#countReport();
    this.#client ??= load(dsn);
    try {
      const client = await this.#client;
      if (error instanceof RemoteError)
        client.captureException(error.cause, { captureContext: { tags: tagsOf(error) } });
      else if (error instanceof LackingFileError)
        client.captureException(error, { captureContext: { tags: { file: error.file } } });
      else client.captureException(error);
    } catch {
      this.#client = null; // the reporter itself did not load: that must not count as one more failure
    }
  }

  /** Resolves when all reports have left, after 2 s at the latest, because reloading the page would abort them. */
  async allLeft(): Promise<void> {
    const left = Promise.resolve(this.#client).then((client) => client?.flush(patience));
    await withTimeLimit(left, patience).catch(() => undefined);
  }

  /** The count is in the tab's memory, so that a page that fails and reloads again and again does not start from 0 each time. */
  #sent(): number {
    return Number(readTab(key) ?? this.#count);
  }

  #countReport(): void {
    this.#count = this.#sent() + 1;
    writeTab(key, String(this.#count));
  }
}

const key = 'seguia.reports';
/** Milliseconds that a page waits for its reports before it reloads. */
const patience = 2000;

async function load(dsn: string): Promise<BrowserClient> {
  const sentry = await import(/* webpackChunkName: "reporter" */ '@sentry/browser');
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

/** Tags of the responsible remote, so that a team finds the reports of its remote and of the version that it released. */
function tagsOf({ remote, version }: RemoteError): Record<string, string> {
  return { remote, ...(version && { version: version.version, hostApi: version.hostApi }), doors: __HOST_API__ };
}

/** Keeps what an engineer needs (kind, message without quoted or numeric parts, stack) and drops the rest. */
export function impersonal(event: ErrorEvent): ErrorEvent {
  const { user: _user, request: _request, breadcrumbs: _breadcrumbs, extra: _extra, ...rest } = event;
  const values = event.exception?.values?.map((value) => ({
    ...value,
    ...(value.value && { value: mask(value.value) }),
  }));
  return {
    ...rest,
    ...(rest.message && { message: mask(rest.message) }), // where something was thrown that is no error
    ...(values && { exception: { values } }),
  };
}

/** Removes addresses, quotations, ids and numbers from a message, because a person may have typed them. */
export function mask(message: string): string {
  return message
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/(["'«“]).*?(["'»”])/g, '$1…$2')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/gi, '…')
    .replaceAll(/\d+(?:[.,]\d+)?/g, '…');
}

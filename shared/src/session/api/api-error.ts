import { camel, type Problem } from '@seguia/openapi';
import { correctedNow } from '../clock/device-clock.ts';

export type ApiErrorKind = 'offline' | 'timeout' | 'not-json' | 'problem';

/**
 * A call that did not succeed.
 * `offline`: no answer (no network, or a server that cannot be reached or trusted: a page cannot distinguish these);
 * `timeout`: the caller's own time limit; `not-json`: something answered that is no data server; `problem`: the server's own words.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly problem?: Problem;
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number;
  /** Which of the farm's lists was requested, where several were at once: `crops`, say. */
  list?: string;

  constructor(
    kind: ApiErrorKind,
    details: { status?: number; problem?: Problem; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(details.problem?.detail ?? details.problem?.title ?? kind, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    if (details.status !== undefined) this.status = details.status;
    if (details.problem !== undefined) this.problem = details.problem;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }
}

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Waits for a call of the client and gives its answer, still in the contract's snake_case (`camel()` turns it). Throws ApiError; a call that
 * its own caller aborted throws the AbortError as it came.
 */
export async function call<R extends Answer>(result: Promise<R>): Promise<Exclude<R['data'], undefined>> {
  return (await callForResponse(result)).data;
}

/** As `call`, with the response beside the data, for those who need its headers. */
export async function callForResponse<R extends Answer>(
  result: Promise<R>,
): Promise<{ data: Exclude<R['data'], undefined>; response: Response }> {
  let answer: R;
  try {
    answer = await result;
  } catch (error) {
    throw asApiError(error);
  }
  const { data, response } = answer;
  if (response.ok) return { data: data as Exclude<R['data'], undefined>, response };
  throw problemError(answer.error, response);
}

/** What a rejected call means. */
export function asApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const name = (error as { name?: unknown } | null)?.name;
  if (name === 'AbortError') return error;
  if (name === 'TimeoutError') return new ApiError('timeout', { cause: error });
  if (name === 'SyntaxError') return new ApiError('not-json', { cause: error });
  return new ApiError('offline', { cause: error });
}

function problemError(body: unknown, response: Response): ApiError {
  const { status } = response;
  const wait = retryAfterSeconds(response.headers.get('retry-after'), answeredAt(response));
  const more = wait === undefined ? { status } : { status, retryAfter: wait };
  if (!isProblem(body)) return new ApiError('not-json', more);
  return new ApiError('problem', { ...more, problem: camel(body) as Problem });
}

function isProblem(body: unknown): body is object {
  return typeof body === 'object' && body !== null && 'status' in body && 'title' in body;
}

/** When the server answered, by its own clock where it says: a date of that server means nothing by a wrong clock of the device. */
function answeredAt({ headers }: Response): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? correctedNow() : date;
}

/**
 * Seconds that a call waits at most because a server says so (`Retry-After`). A server's slip must not silence a device for days; and a browser's timer of more
 * than 24.8 days ends at once.
 */
const longestRetryAfter = 3600;

/** `Retry-After` in seconds, an hour at most. It is a number of seconds or an HTTP date (RFC 9110, 10.2.3); undefined where it is neither. */
export function retryAfterSeconds(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const number = Number(text);
  const seconds = Number.isNaN(number) ? Math.ceil((Date.parse(text) - now) / 1000) : number;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), longestRetryAfter);
}

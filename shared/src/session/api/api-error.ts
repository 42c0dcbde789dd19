import { camel, type Problem } from '@seguia/openapi';
import { correctedNow } from '../clock/device-clock.ts';

export type ApiErrorKind = 'offline' | 'timeout' | 'not-json' | 'problem';

/**
 * A call failed. `offline`: no answer (there is no network, or the server cannot be reached or trusted; a page cannot distinguish these);
 * `timeout`: the caller's own time limit; `not-json`: the answer is not from a data server; `problem`: the server reported a problem.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly problem?: Problem;
  /** Seconds that the server wants the caller to wait. */
  readonly retryAfter?: number;
  /** Which of the farm's lists failed, where several were fetched at once: `crops`, for example. */
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

/** The client's result of a call. */
export interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Waits for a call of the client and returns its answer in the contract's snake_case (`camel()` converts it). Throws ApiError; a call that
 * its caller aborted throws the AbortError unchanged.
 */
export async function call<R extends Answer>(result: Promise<R>): Promise<Exclude<R['data'], undefined>> {
  return (await callForResponse(result)).data;
}

/** Like `call`, but with the response, for callers that need its headers. */
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

/** Converts the reason of a rejected call. */
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

/**
 * When the server answered, by its own `Date` header if there is one: a date from that server must not be compared with a wrong clock of
 * the device.
 */
function answeredAt({ headers }: Response): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? correctedNow() : date;
}

/**
 * The longest accepted `Retry-After` in seconds. A server's mistake must not silence a device for days, and a browser's timer of more than
 * 24.8 days fires at once.
 */
const longestRetryAfter = 3600;

/** `Retry-After` in seconds, at most an hour. It is a number of seconds or an HTTP date (RFC 9110, 10.2.3); undefined where it is neither. */
export function retryAfterSeconds(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const number = Number(text);
  const seconds = Number.isNaN(number) ? Math.ceil((Date.parse(text) - now) / 1000) : number;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), longestRetryAfter);
}

import type { Wire } from '@seguia/openapi';

/** All ways in which a call can fail: the only list of their statuses and texts. */
const catalogue = {
  bad_request: [400, 'The request breaks the contract.'],
  no_token: [401, 'The token is missing, unknown or revoked. Please log in.'],
  forbidden: [403, 'Your role may not do this.'],
  not_found: [404, 'There is nothing here, or it is not yours.'],
  wrong_method: [405, 'This path takes other methods: see Allow.'],
  session_expired: [408, 'The session has expired. Please log in again.'],
  key_reused: [409, 'This idempotency key was used before for something else.'],
  moved_on: [412, 'Somebody changed this in the meantime.'],
  too_large: [413, 'The body is too large.'],
  not_subscribed: [416, 'The farm is not authorized to use this module.'],
  rule_broken: [422, 'Some values break a rule.'],
  wrong_credentials: [422, 'E-mail or password is wrong.'],
  precondition_missing: [428, 'Say If-Match with the version you saw, or If-None-Match: * to create.'],
  too_many: [429, 'Too many calls. Please wait.'],
  headers_too_large: [431, 'The headers are too large.'],
  internal: [500, 'Something went wrong on the server.'],
  no_mail: [503, 'This server sends no mail. An administrator gives out new passwords.'],
  unavailable: [503, 'The server is busy or stopping. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof catalogue;

interface More {
  detail?: string;
  errors?: Wire['FieldError'][];
  /** Seconds until another try is worthwhile. */
  retryAfter?: number;
  /** For a 405: the methods that the path accepts. */
  allow?: readonly string[];
  /** For a 412: the existing version; null where nothing ever existed. */
  current?: { version: number | null; deleted: boolean };
}

/** Thrown anywhere, and answered as application/problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly more: More;

  constructor(code: ProblemCode, more: More = {}) {
    super(code);
    this.code = code;
    this.status = catalogue[code][0];
    this.more = more;
  }

  body(): Wire['Problem'] | Wire['MovedOnProblem'] {
    const { detail, errors, current } = this.more;
    return {
      type: `/problems/${this.code}`,
      title: catalogue[this.code][1],
      status: this.status,
      code: this.code,
      ...(detail === undefined ? {} : { detail }),
      ...(errors === undefined ? {} : { errors }),
      ...(current === undefined ? {} : { current_version: current.version, current_deleted: current.deleted }),
    };
  }
}

/** A broken rule on one field. */
export const ruleBroken = (field: string, code: string, message: string) =>
  new Problem('rule_broken', { errors: [{ field, code, message }] });

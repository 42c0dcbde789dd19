import type { FastifyInstance } from 'fastify';
import type { Wire } from '@seguia/openapi';
import type { Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { copyAccess } from '../src/access/account-farms.ts';
import type { Db } from '../src/database/db.ts';
import type { TestFarm } from './test-farm.ts';

interface Answered<Body> {
  status: number;
  headers: Record<string, string | undefined>;
  body: Body;
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS';
type Headers = Record<string, string>;

/** A person who calls the API. Only the token, `date-format` and the JSON are hidden from the test. */
export class Person {
  readonly id: string;
  readonly token: string | null;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, token: string | null, id: string) {
    this.#app = app;
    this.token = token;
    this.id = id;
  }

  async join(farm: TestFarm, role: Role, db: Db) {
    const link = { farmer_id: farm.id, account_id: this.id, role, permissions: null };
    await db.insertInto('farm_accounts').values(link).execute();
    await copyAccess(db, farm.id, this.id);
  }

  async call<Body = Wire['Problem']>(method: Method, url: string, options: { body?: unknown; headers?: Headers } = {}) {
    const answer = await this.#app.inject({
      method,
      url: `/v2${url}`,
      headers: {
        ...this.#headers(),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
    if (answer.statusCode === 500) throw new Error(`${method} ${url} answered 500: ${answer.body}`);
    return {
      status: answer.statusCode,
      headers: answer.headers as Answered<Body>['headers'],
      body: (answer.body === '' ? null : JSON.parse(answer.body)) as Body,
    };
  }

  get<Body = Wire['Problem']>(url: string, headers: Headers = {}) {
    return this.call<Body>('GET', url, { headers });
  }

  /** Adds a photo, with a new key unless one is given. */
  async putPicture<Body = Wire['Problem']>(
    url: string,
    picture: Uint8Array,
    { key = newId(), type = 'image/jpeg' }: { key?: string; type?: string } = {},
  ) {
    const answer = await this.#app.inject({
      method: 'PUT',
      url: `/v2${url}`,
      headers: { ...this.#headers(), 'content-type': type, 'if-none-match': '*', 'idempotency-key': key },
      payload: Buffer.from(picture),
    });
    const { headers } = answer;
    return {
      status: answer.statusCode,
      headers: headers as Answered<Body>['headers'],
      body: JSON.parse(answer.body) as Body,
    };
  }

  /** The bytes of an answer. */
  async getPicture(url: string) {
    const answer = await this.#app.inject({ method: 'GET', url: `/v2${url}`, headers: this.#headers() });
    const { statusCode: status, headers, rawPayload: picture } = answer;
    return { status, headers, picture: new Uint8Array(picture) };
  }

  #headers(): Headers {
    return {
      'date-format': 'timestamp',
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  /** A write, with a new key unless one is given. `seen` is the version that it is based on; null creates. */
  write<Body = Wire['Problem']>(
    method: 'PUT' | 'POST' | 'DELETE',
    url: string,
    { body, seen, key = newId() }: { body?: unknown; seen?: number | null; key?: string },
  ) {
    const precondition: Headers =
      seen === undefined ? {} : seen === null ? { 'if-none-match': '*' } : { 'if-match': `"${seen}"` };
    return this.call<Body>(method, url, { body, headers: { ...precondition, 'idempotency-key': key } });
  }
}

import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { newId } from '@seguia/shared/domain/uuid';
import { createReader } from '../../data-server/src/read-threads/reader.ts';
import { prepareServer, type RunningServer } from '../../data-server/src/server.ts';
import { readSettings } from '../../data-server/src/services/settings.ts';
import type { Caller } from '../server/caller.ts';
import { readOf, saveOf, type Call, type Kind } from './call.ts';

/** A statement with its values; those of a save's id and key are left open. */
export interface Statement {
  text: string;
  values: unknown[];
}

export type Recorded = Record<Kind, Statement[]>;

export const openId = '{id}';
export const openKey = '{key}';

let statements: Statement[] = [];

/** What the data server gives its database for a page and for a save, in order, `begin` and `commit` too. */
export async function recordStatements(database: string, caller: Caller): Promise<Recorded> {
  const undo = recordDrivers();
  const settings = { ...readSettings({ GENERAL_LIMIT: '0/1' }), database, logLevel: 'error' };
  const server = await prepareServer(settings, () => new Date(), false);
  try {
    // In this thread, whose statements are recorded.
    server.services.reader = createReader({ ...server.services.database, address: null });
    // What is done once, at the first call, belongs to no call.
    await recordCall(server, saveOf(caller));
    const read = await recordCall(server, readOf(caller));
    const [id, key] = [newId(), newId()];
    const save = await recordCall(server, saveOf(caller, id, key));
    const open = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(open);
      return value === id ? openId : value === key ? openKey : value;
    };
    return { read, save: save.map(({ text, values }) => ({ text, values: values.map(open) })) };
  } finally {
    await server.close();
    undo();
  }
}

async function recordCall({ app, idle }: RunningServer, { path, body, ...call }: Call): Promise<Statement[]> {
  await idle();
  statements = [];
  const answer = await app.inject({ ...call, url: path, ...(body === undefined ? {} : { payload: body }) });
  if (answer.statusCode >= 300) throw new Error(`${call.method} ${path} answered ${answer.statusCode}: ${answer.body}`);
  return statements;
}

/** Records every statement of both drivers, until the answered function is called. */
function recordDrivers(): () => void {
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function prepareAndRecord(text: string) {
    return new Proxy(prepare.call(this, text), {
      get(statement, name) {
        const member: unknown = Reflect.get(statement, name);
        if (typeof member !== 'function') return member;
        return (...values: unknown[]): unknown => {
          if (name === 'all' || name === 'run' || name === 'iterate') statements.push({ text, values });
          return Reflect.apply(member, statement, values);
        };
      },
    });
  };
  const { query } = pg.Client.prototype;
  const queryAndRecord = function queryAndRecord(this: pg.Client, text: string, ...more: unknown[]): unknown {
    statements.push({ text, values: Array.isArray(more[0]) ? more[0] : [] });
    return Reflect.apply(query, this, [text, ...more]);
  };
  Object.assign(pg.Client.prototype, { query: queryAndRecord });
  return () => {
    DatabaseSync.prototype.prepare = prepare;
    Object.assign(pg.Client.prototype, { query });
  };
}

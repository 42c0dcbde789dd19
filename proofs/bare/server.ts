// node proofs/bare/server.ts RECORDED DATABASE: gives the database the recorded statements for each call, and answers the rows of the last one that has some: no contract, no
// rights, no rules, no log. What a data server costs beyond its statements is measured against it.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { openId, openKey, type Recorded, type Statement } from './record.ts';

const [file = '', address = ''] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
type Row = Record<string, unknown>;
type Run = (statements: readonly Statement[]) => Promise<Row[]>;

/** The same settings as the data server's connection. */
function onSqlite(): Run {
  const sqlite = new DatabaseSync(address, { timeout: 5000 });
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const texts = Object.values(recorded).flatMap((statements) => statements.map(({ text }) => text));
  const prepared = new Map(texts.map((text) => [text, sqlite.prepare(text)]));
  return async (statements) => {
    let last: Row[] = [];
    for (const { text, values } of statements) {
      const rows = prepared.get(text)?.all(...(values as SQLInputValue[])) ?? [];
      if (rows.length > 0) last = rows;
    }
    return last;
  };
}

/** As many connections as the data server has. */
function onPostgres(): Run {
  const pool = new pg.Pool({ connectionString: address, max: 16 });
  return async (statements) => {
    const client = await pool.connect();
    let last: Row[] = [];
    try {
      for (const { text, values } of statements) {
        const { rows } = await client.query<Row>(text, values);
        if (rows.length > 0) last = rows;
      }
    } finally {
      client.release();
    }
    return last;
  };
}

const run = address.startsWith('postgres') ? onPostgres() : onSqlite();

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  if (request.method === 'GET') return [200, { data: await run(recorded.read), meta: {} }];
  await bodyOf(request);
  const holes: Row = { [openId]: request.url?.split('/').at(-1), [openKey]: request.headers['idempotency-key'] };
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'string' ? (holes[value] ?? value) : value;
  };
  const filled = recorded.save.map(({ text, values }) => ({ text, values: values.map(fill) }));
  return [201, (await run(filled))[0]];
}

const server = createServer((request, response) => {
  answer(request).then(
    ([status, content]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500);
      response.end();
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Bare server on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));

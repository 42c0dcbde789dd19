import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** PostgreSQL's socket in its folder. */
const socket = '.s.PGSQL.5432';

/** What passes between a caller and PostgreSQL. */
export interface Line {
  /** What PostgreSQL gets of what the caller sends. */
  toDatabase: (bytes: Buffer) => Buffer;
  /** Called for each answer. */
  onAnswer?: () => void;
}

/** An address that leads to the PostgreSQL of this address, over a `Line` of its own for each connection. */
export async function postgresProxy(address: string, newLine: () => Line) {
  const through = new URL(address);
  // Read now: the address that leads here has another one.
  const host = through.searchParams.get('host') ?? '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-proxy-'));
  const server = createServer((caller) => {
    const database = connect(path.join(host, socket));
    const line = newLine();
    caller.on('data', (bytes: Buffer) => database.write(line.toDatabase(bytes)));
    database.on('data', (bytes) => {
      line.onAnswer?.();
      caller.write(bytes);
    });
    for (const [end, other] of [[caller, database] as const, [database, caller] as const])
      end.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.listen(path.join(folder, socket));
  await once(server, 'listening');
  through.searchParams.set('host', folder);
  return { address: String(through), close: () => server.close() };
}

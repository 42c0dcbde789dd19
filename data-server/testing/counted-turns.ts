import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** PostgreSQL's socket in its folder. */
const socket = '.s.PGSQL.5432';

/** An address that leads to the PostgreSQL of this address, and counts how often its callers wait for an answer there. */
export async function countTurns(address: string) {
  const through = new URL(address);
  // Read now: the address that leads here has another one.
  const host = through.searchParams.get('host') ?? '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-turns-'));
  let turns = 0;
  const server = createServer((caller) => {
    const database = connect(path.join(host, socket));
    let isAnswered = true;
    caller.on('data', (bytes) => {
      if (isAnswered) turns += 1;
      isAnswered = false;
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      isAnswered = true;
      caller.write(bytes);
    });
    for (const [end, other] of [[caller, database] as const, [database, caller] as const])
      end.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.listen(path.join(folder, socket));
  await once(server, 'listening');
  through.searchParams.set('host', folder);
  return { address: String(through), turns: () => turns, close: () => server.close() };
}

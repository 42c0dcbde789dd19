import { existsSync } from 'node:fs';
import pg from 'pg';

/** Whether a data server's database exists at an address; creates nothing. */
export async function databaseExists(address: string): Promise<boolean> {
  if (!/^postgres(ql)?:/.test(address)) return existsSync(address);
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(`SELECT to_regclass('server_state') AS found`);
    return rows[0]?.found !== null;
  } finally {
    await client.end();
  }
}

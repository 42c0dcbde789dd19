import { createApi } from '@seguia/openapi';
import { startProgram, type Program } from '../server/program.ts';

export interface AtOnceFigures {
  /** Answers of /readyz. */
  ready: Record<string, number>;
  /** Answers to wrong logins for one account, spread over the servers; ten are allowed. */
  guesses: Record<string, number>;
}

/** Servers that start at the same time, each time on an empty database, and share the limit of logins. */
export async function startAtOnce(emptyDatabases: readonly string[], folder: string): Promise<AtOnceFigures> {
  const figures: AtOnceFigures = { ready: {}, guesses: {} };
  for (const address of emptyDatabases) {
    const env = { DATA_DIR: folder, DATABASE_URL: address, LOGIN_LIMIT: '10/300' };
    const servers = await Promise.all([0, 1, 2].map(() => startProgram(env)));
    for (const { url } of servers) count(figures.ready, (await fetch(`${url}/readyz`)).status);
    const guesses = servers.flatMap((server) => Array.from({ length: 8 }, () => guess(server)));
    for (const status of await Promise.all(guesses)) count(figures.guesses, status);
    for (const server of servers) await server.kill('SIGTERM');
  }
  return figures;
}

const count = (counts: Record<string, number>, status: number) => {
  counts[status] = (counts[status] ?? 0) + 1;
};

async function guess({ url }: Program): Promise<number> {
  const body = { email: 'guessed@example.test', password: 'x', device_name: 'proof' };
  return (await createApi({ baseUrl: `${url}/v2` }).POST('/auth/login', { body })).response.status;
}

// The data server of `pnpm start` and `pnpm dev`: the demo's, unless DEMO=0.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ports } from '../ports.ts';
import { workspace } from '../workspace.ts';
import { serverLink } from './server-link.ts';

const isDemo = process.env['DEMO'] !== '0';

/** The addresses at which people reach the web app and the data server: on this machine, or those of a proxy or a tunnel. */
export function reachedAt(web: number) {
  return {
    WEB_ADDRESS: process.env['WEB_ADDRESS'] ?? `http://localhost:${web}`,
    PUBLIC_ADDRESS: process.env['PUBLIC_ADDRESS'] ?? `http://localhost:${ports.api}`,
  };
}

/** Starts the data server as a program of its own, like in production. Its first line says that it listens. */
export function spawnDataServer(reached: ReturnType<typeof reachedAt>) {
  return spawn(process.execPath, ['data-server/src/main.ts'], {
    cwd: workspace,
    env: {
      DEMO: '1',
      ...(isDemo && { LOGIN_LIMIT: '100/60' }), // people who try the demo log in and out more often than staff
      ...process.env,
      ...reached,
      API_PORT: String(ports.api),
      DATA_DIR: process.env['DATA_DIR'] ?? path.join(workspace, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves when the data server has said its first line; prints this and all others. */
export function whenItListens(server: ReturnType<typeof spawnDataServer>): Promise<void> {
  return new Promise((resolve) => {
    server.stdout.once('data', (line: Buffer) => {
      process.stdout.write(line);
      server.stdout.pipe(process.stdout);
      resolve();
    });
  });
}

/** Prints where to open the app, as whom to log in, and how to end the tool. */
export function printHowToLogIn({ WEB_ADDRESS: web, PUBLIC_ADDRESS: api }: ReturnType<typeof reachedAt>): void {
  const { address, code } = serverLink(web, api);
  if (isDemo)
    console.log(`
Open ${address}
(or connect to the full address ${api}) and log in with the password seguia-demo as
  manager@demo.test    everything on readings and campaigns, many farms
  recorder@demo.test   records readings on Oasis du Souss
  viewer@demo.test     reads Oasis du Souss
`);
  if (isDemo && code) console.log(code);
  console.log('End it with Ctrl-C.');
}

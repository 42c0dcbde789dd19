// pnpm start: builds the web app, makes the demo database, serves both, and prints where and how to log in.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { answerHelp } from './command-line/arguments.ts';
import { build } from './build.ts';
import { expectFree, ports } from './ports.ts';
import { release } from './release.ts';
import { apps } from './remotes.ts';
import { serverLink } from './web/server-link.ts';
import { serveWeb } from './web-server.ts';

answerHelp(import.meta.filename);

const root = path.dirname(import.meta.dirname);
const web = path.join(root, 'dist/web');
const { web: webPort, api: apiPort } = ports;
const demo = process.env['DEMO'] !== '0';
/** The addresses at which people reach both: on this machine, or those of a proxy or a tunnel. */
const reached = {
  WEB_ADDRESS: process.env['WEB_ADDRESS'] ?? `http://localhost:${webPort}`,
  PUBLIC_ADDRESS: process.env['PUBLIC_ADDRESS'] ?? `http://localhost:${apiPort}`,
};

await expectFree(webPort, 'WEB_PORT');
await expectFree(apiPort, 'API_PORT');
const began = Date.now();
await build([]);
for (const app of apps) release(app, web);
const server = await serveWeb(web, webPort); // first, so that no data server is left running if its port has been taken meanwhile
await startDataServer();
const seconds = ((Date.now() - began) / 1000).toFixed(1);

console.log(`
Seguia is ready after ${seconds} s: web app http://localhost:${webPort}, data server http://localhost:${apiPort}`);
if (demo) {
  const { address, code } = serverLink(reached.WEB_ADDRESS, reached.PUBLIC_ADDRESS);
  console.log(`
Open ${address}
(or connect to the full address ${reached.PUBLIC_ADDRESS}) and log in with the password seguia-demo as
  manager@demo.test    everything on readings and campaigns, many farms
  recorder@demo.test   records readings on Oasis du Souss
  viewer@demo.test     reads Oasis du Souss
`);
  if (code) console.log(code);
}

/** Starts the data server as a program of its own, like in production; it ends with this one. */
function startDataServer(): Promise<void> {
  const child = spawn(process.execPath, ['data-server/src/main.ts'], {
    cwd: root,
    env: {
      DEMO: '1',
      ...(demo && { LOGIN_LIMIT: '100/60' }), // people who try the demo log in and out more often than staff
      ...process.env,
      ...reached,
      API_PORT: String(apiPort),
      DATA_DIR: process.env['DATA_DIR'] ?? path.join(root, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    server.close();
    child.kill('SIGTERM');
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  child.once('exit', (code) => process.exit(code ?? 1));
  return new Promise((resolve) => {
    child.stdout.once('data', (line: Buffer) => {
      process.stdout.write(line);
      child.stdout.pipe(process.stdout);
      resolve();
    });
  });
}

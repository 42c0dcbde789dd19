// pnpm start: builds the web app, makes the demo database, serves both, and prints where and how to log in.
import path from 'node:path';
import { answerHelp } from './command-line/arguments.ts';
import { build } from './build.ts';
import { expectFree, ports } from './ports.ts';
import { release } from './release.ts';
import { apps } from './remotes.ts';
import { printHowToLogIn, reachedAt, spawnDataServer, whenItListens } from './web/demo.ts';
import { serveWeb } from './web-server.ts';

answerHelp(import.meta.filename);

const root = path.dirname(import.meta.dirname);
const web = path.join(root, 'dist/web');
const { web: webPort, api: apiPort } = ports;
const reached = reachedAt(webPort);

await expectFree(webPort, 'WEB_PORT');
await expectFree(apiPort, 'API_PORT');
const began = Date.now();
await build([]);
for (const app of apps) release(app, web);
const server = await serveWeb(web, webPort); // first, so that no data server is left running if its port has been taken meanwhile
const child = spawnDataServer(reached); // it ends with this one
const stop = () => {
  server.close();
  child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
child.once('exit', (code) => process.exit(code ?? 1));
await whenItListens(child);
const seconds = ((Date.now() - began) / 1000).toFixed(1);

console.log(`
Seguia is ready after ${seconds} s: web app http://localhost:${webPort}, data server http://localhost:${apiPort}`);
printHowToLogIn(reached);

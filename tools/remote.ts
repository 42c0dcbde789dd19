// pnpm remote mf-readings [--port 4102] [--from <build>]: builds one remote as a release is built, again at every change, and serves it on
// this machine for a shell that is deployed elsewhere and allows it (`remoteOverrides` in its config.json). The address to open is printed.
// `--from` serves a build that is there already.
import { argumentsOf } from './command-line/arguments.ts';
import { compileMessages } from './build.ts';
import { declarationOf, remotes } from './remotes.ts';
import { addressOf, buildAtEveryChange, serveRemote } from './release/serve-remote.ts';

const { values, positionals } = argumentsOf(import.meta.filename, {
  allowPositionals: true,
  options: { port: { type: 'string' }, from: { type: 'string' } },
});
const [app = ''] = positionals;
if (!remotes.includes(app)) throw new Error(`Which remote: ${remotes.join(', ')}?`);
const port = Number(values.port ?? declarationOf(app).port);

await serveRemote(app, port, values.from); // first, so that nothing is built if its port is taken
if (values.from === undefined) {
  await compileMessages(); // those of the kit too
  await buildAtEveryChange(app, compileMessages);
}
console.log(addressOf(app, port));

import { createInterface } from 'node:readline';
import { describeFault, runProgram } from './operator/program.ts';
import { readSettings } from './services/settings.ts';

const line = process.argv.slice(2);

if (line.length === 0) {
  await serve().catch((error: unknown) => {
    // The operator has made a mistake: report it without a stack.
    process.stderr.write(`${describeFault(error)}\n`);
    process.exitCode = 1;
  });
} else {
  // A reader that closes the pipe early (`seguia audit list | head`) has what it wants.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await runProgram(line, {
    settings: () => readSettings(process.env),
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    readLine: readFirstLine,
  });
}

async function readFirstLine() {
  for await (const first of createInterface({ input: process.stdin })) return first;
  return '';
}

async function serve() {
  const settings = readSettings(process.env);
  // The server's modules are loaded here, so that a command starts without them.
  const { startServer } = await import('./server.ts');
  const { offerSetUp } = await import('./set-up/set-up.queries.ts');
  const { setUpAddress } = await import('./set-up/set-up-address.ts');
  const server = await startServer(settings);
  const kind = server.services.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  process.stdout.write(`Data server on ${server.url} (${kind}${settings.demo ? ', demo' : ''})\n`);
  const token = settings.demo ? null : await offerSetUp(server.db);
  if (token !== null)
    process.stdout.write(
      `There is no account yet. Set up the first farm: ${setUpAddress(settings, server.url, token)}\n`,
    );

  const stop = () => {
    // Ends the process if it has not finished within ten seconds.
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

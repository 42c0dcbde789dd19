import { admin, isCommand } from './admin/admin.ts';
import { readSettings, SettingError } from './services/settings.ts';
import { startServer } from './server.ts';

const [command, ...words] = process.argv.slice(2);

try {
  const settings = readSettings(process.env);
  if (command === undefined) await serve();
  else if (isCommand(command)) process.stdout.write(await admin(command, words, settings));
  else throw new SettingError(`There is no command "${command}". ${await admin('help', [], settings)}`);
} catch (error) {
  // A person set something wrong: say what, not where in our code.
  process.stderr.write(`${error instanceof SettingError ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
}

async function serve() {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  const kind = server.services.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  process.stdout.write(`Data server on ${server.url} (${kind}${settings.demo ? ', demo' : ''})\n`);

  const stop = () => {
    // Whoever does not finish within ten seconds is cut off.
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

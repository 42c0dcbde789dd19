// pnpm rollback <app> [version] [--to <folder>] [--force]: goes back to the version before, or to that one. Of a remote with a canary, takes
// the canary away. Nothing is built, and no file of a version changes. `--to https://…` names a release service.
//
// A shell that devices could not work with is refused, with the reasons; `--force` goes back all the same.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from './command-line/arguments.ts';
import { servedHere } from './release.ts';
import { waiting } from './release/fitting.ts';
import { withLock } from './release/lock.ts';
import { isService, rollbackOverHttp } from './release/over-http.ts';
import { rollbackRemote } from './release/remote.ts';
import { rollbackShell } from './release/shell.ts';

/**
 * Returns to another version of an app; returns that version, or undefined if only a canary was listed. Throws if there is none, or if
 * devices could not work with that shell and `force` is not set.
 */
export function rollback(app: string, to: string, version?: string, force?: boolean): string | undefined {
  // Checked first, because a mistyped folder would get a private one beside it.
  if (!['shell.json', 'remotes.json'].some((list) => existsSync(path.join(to, list))))
    throw new Error(`${to} holds no site: --to names the folder that is served`);
  return withLock(to, app, () =>
    app === 'shell' ? rollbackShell(to, version, force) : rollbackRemote(app, to, version),
  );
}

if (import.meta.main) {
  const { values, positionals } = argumentsOf(import.meta.filename, {
    allowPositionals: true,
    options: { to: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [app, version] = positionals;
  if (!app) throw new Error('Which app? pnpm rollback --help');
  const { to = servedHere, force } = values;
  const lines = isService(to)
    ? await rollbackOverHttp(app, to, version, force)
    : [
        `${app} ${rollback(app, to, version, force) ?? 'is not listed any more'}`,
        ...waiting(to, app === 'shell' ? undefined : [app]),
      ];
  for (const line of lines) console.log(line);
}

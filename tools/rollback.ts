// pnpm rollback <app> [version] [--to <folder>] [--force]: goes back to the version before, or to that one. Of a remote with a canary, takes
// the canary away. Nothing is built, and no file of a version changes. `--to https://…` names a release service. `--canary <version>` takes
// that canary away, and nothing else: so the service stops one that fails (decision 317).
//
// A shell that devices could not work with is refused, with the reasons; `--force` goes back all the same.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from './command-line/arguments.ts';
import { servedHere } from './release.ts';
import { waiting } from './release/fitting.ts';
import { withLock } from './release/lock.ts';
import { isService, rollbackOverHttp } from './release/over-http.ts';
import { rollbackRemote, withdrawCanary } from './release/remote.ts';
import { rollbackShell } from './release/shell.ts';

/**
 * Returns to another version of an app; returns that version, or undefined if only a canary was listed. Throws if there is none, or if
 * devices could not work with that shell and `force` is not set.
 */
export function rollback(app: string, to: string, version?: string, force?: boolean): string | undefined {
  refuseNoSite(to);
  return withLock(to, app, (isHalfServed) =>
    app === 'shell' ? rollbackShell(to, version, force, isHalfServed) : rollbackRemote(app, to, version),
  );
}

/** Takes away a canary; returns the version that is first then. Throws if that version is not the remote's canary. */
function endCanary(app: string, to: string, version: string): string | undefined {
  refuseNoSite(to);
  return withLock(to, app, () => withdrawCanary(app, to, version));
}

/** Throws if there is no site: a mistyped folder would get a private one beside it. */
function refuseNoSite(to: string): void {
  if (!['shell.json', 'remotes.json'].some((list) => existsSync(path.join(to, list))))
    throw new Error(`${to} holds no site: --to names the folder that is served`);
}

if (import.meta.main) {
  const { values, positionals } = argumentsOf(import.meta.filename, {
    allowPositionals: true,
    options: { to: { type: 'string' }, force: { type: 'boolean' }, canary: { type: 'string' } },
  });
  const [app, version] = positionals;
  if (!app) throw new Error('Which app? pnpm rollback --help');
  const { to = servedHere, force, canary } = values;
  if (canary !== undefined && (isService(to) || version !== undefined))
    throw new Error('--canary takes one canary of a folder away: no other version, no service');
  const lines = isService(to)
    ? await rollbackOverHttp(app, to, version, force)
    : [
        `${app} ${(canary === undefined ? rollback(app, to, version, force) : endCanary(app, to, canary)) ?? 'is not listed any more'}`,
        ...waiting(to, app === 'shell' ? undefined : [app]),
      ];
  for (const line of lines) console.log(line);
}

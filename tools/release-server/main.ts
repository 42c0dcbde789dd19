// pnpm release-server serve | teams | team <name> <app …> --key <public key> | tokens | token <team> | withdraw <id> | log [--last 50],
// each with --to <folder>: the release service of a site, and what its operator does (docs/deploy.md, "A release service").
//
// `serve` listens on RELEASE_HOST (127.0.0.1) and RELEASE_PORT (4300), and stops canaries that fail (not with RELEASE_STOPS_CANARIES=0). `token` prints a new token of a team, which is shown only once.
import { userInfo } from 'node:os';
import { argumentsOf } from '../command-line/arguments.ts';
import { portOf } from '../ports.ts';
import { describeEntry, noteAudit, readAudit } from '../release/audit-log.ts';
import { refuseRoot } from '../release/lock.ts';
import { makeToken, putTeam, readTeams, withdrawToken } from './teams.ts';

const { values, positionals } = argumentsOf(import.meta.filename, {
  allowPositionals: true,
  options: { to: { type: 'string' }, key: { type: 'string' }, last: { type: 'string', default: '50' } },
});
const [command = '', name = '', ...apps] = positionals;
const { to: site, key = '', last } = values;
if (site === undefined) throw new Error('Which site? --to names the folder that is served');

/** Writes into the audit log what the operator has done. */
const noted = (what: string, of: string, text?: string) =>
  noteAudit(site, { who: `operator ${userInfo().username}`, what, of, outcome: 'done', ...(text && { text }) });

switch (command) {
  case 'serve':
    await serve(site);
    break;
  case 'team':
    putTeam(site, name, apps, key);
    noted('team', name, `${apps.join(' ')}, key ${key}`);
    console.log(`${name} may release ${apps.join(', ') || 'nothing'}`);
    break;
  case 'teams':
    for (const [team, { apps: own, key: publicKey }] of Object.entries(readTeams(site)))
      console.log(`${team}  ${own.join(' ')}  ${publicKey}`);
    break;
  case 'token': {
    const token = makeToken(site, name);
    noted('token made', name, token.split('_')[1]);
    console.log(token);
    break;
  }
  case 'tokens':
    for (const [team, { tokens }] of Object.entries(readTeams(site)))
      for (const { id, made, withdrawn } of tokens)
        console.log(`${id}  ${team}  made ${made}${withdrawn ? `  withdrawn ${withdrawn}` : ''}`);
    break;
  case 'withdraw':
    noted('token withdrawn', withdrawToken(site, name), name);
    console.log(`${name} is withdrawn`);
    break;
  case 'log':
    for (const entry of readAudit(site).slice(-Number(last))) console.log(describeEntry(entry));
    break;
  default:
    throw new Error(`There is no command "${command}": pnpm release-server --help`);
}

/** Serves until it is stopped: then it ends the calls that have begun. */
async function serve(folder: string): Promise<void> {
  refuseRoot(folder);
  const { createService } = await import('./service.ts');
  const stopsCanaries = process.env['RELEASE_STOPS_CANARIES'] !== '0';
  const app = await createService(folder, process.env['LOG_LEVEL'] ?? 'info', stopsCanaries);
  const address = await app.listen({
    host: process.env['RELEASE_HOST'] ?? '127.0.0.1',
    port: portOf('RELEASE_PORT', 4300),
  });
  console.log(`Release service of ${folder} on ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

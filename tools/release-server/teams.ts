// The teams that may release into a site. They are in one file beside it, which each call reads again: what the operator changes holds at once.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeWhole } from '../release/files.ts';
import { privateFolder, withLock } from '../release/lock.ts';
import { readPublic } from '../release/signature.ts';

interface Token {
  /** Names the token in lists and in the audit log; it is no secret. */
  id: string;
  /** SHA-256 of the secret, in hexadecimal. The secret has 256 random bits, so nobody finds it by trying. */
  hash: string;
  /** Instants in UTC. */
  made: string;
  withdrawn?: string;
}

interface Team {
  /** The apps that it releases: remotes, and `shell`. An app belongs to one team. */
  apps: string[];
  /** The public key of its signatures: 32 bytes in base 64. */
  key: string;
  tokens: Token[];
}

type Teams = Record<string, Team>;

/** The holder of a token. */
export interface Holder extends Pick<Team, 'apps' | 'key'> {
  team: string;
  /** The token's id. */
  token: string;
}

/** The names that an app can have. */
export const appName = /^(shell|mf-[a-z][a-z\d-]{0,40})$/;

const fileOf = (site: string) => path.join(privateFolder(site), 'teams.json');

/** The teams of a site, by name. */
export function readTeams(site: string): Teams {
  return existsSync(fileOf(site)) ? (readJson(fileOf(site)) as Teams) : {};
}

/** Adds a team, or gives it other apps and another key. Throws if an app belongs to another team, or the key is none. */
export function putTeam(site: string, name: string, apps: string[], key: string): void {
  if (!/^[a-z][a-z\d-]{0,40}$/.test(name)) throw new Error(`"${name}" is no name of a team: small letters, digits, -`);
  for (const app of apps) if (!appName.test(app)) throw new Error(`"${app}" is no app: mf-… or shell`);
  readPublic(key);
  changeTeams(site, (teams) => {
    const taken = Object.entries(teams).find(
      ([other, team]) => other !== name && team.apps.some((app) => apps.includes(app)),
    );
    if (taken) throw new Error(`The team ${taken[0]} releases ${taken[1].apps.join(', ')}`);
    return { ...teams, [name]: { apps, key, tokens: teams[name]?.tokens ?? [] } };
  });
}

/** Makes a token for a team, and returns it: only its hash is stored. */
export function makeToken(site: string, name: string): string {
  const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
  changeTeams(site, (teams) => {
    const team = teams[name];
    if (!team) throw new Error(`There is no team "${name}"`);
    const token = { id, hash: digestOf(secret).toString('hex'), made: new Date().toISOString() };
    return { ...teams, [name]: { ...team, tokens: [...team.tokens, token] } };
  });
  return `seguia_${id}_${secret}`;
}

/** Makes a token worthless from now on, and returns its team. */
export function withdrawToken(site: string, id: string): string {
  const [name] =
    Object.entries(readTeams(site)).find(([, { tokens }]) => tokens.some((token) => token.id === id)) ?? [];
  if (name === undefined) throw new Error(`There is no token ${id}`);
  const now = new Date().toISOString();
  changeTeams(site, (teams) => {
    const team = teams[name];
    if (!team) return teams;
    const tokens = team.tokens.map((token) =>
      token.id === id ? { ...token, withdrawn: token.withdrawn ?? now } : token,
    );
    return { ...teams, [name]: { ...team, tokens } };
  });
  return name;
}

/** Whose token this is; null if it is nobody's. It takes as long for a token that is nearly right as for any other. */
export function holderOf(site: string, token: string): Holder | null {
  const [, id, secret = ''] = /^seguia_([\da-f]{8})_([\w-]{43})$/.exec(token) ?? [];
  const digest = digestOf(secret);
  let holder: Holder | null = null;
  for (const [team, { apps, key, tokens }] of Object.entries(readTeams(site)))
    for (const known of tokens) {
      const isSame = timingSafeEqual(digest, Buffer.from(known.hash, 'hex'));
      if (isSame && known.id === id && known.withdrawn === undefined) holder = { team, token: known.id, apps, key };
    }
  return holder;
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest();

function changeTeams(site: string, change: (teams: Teams) => Teams): void {
  withLock(site, 'teams', () => writeWhole(fileOf(site), JSON.stringify(change(readTeams(site)), null, 2), 0o600));
}

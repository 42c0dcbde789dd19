// What the tests of the release service share: a site with two teams, their builds, and uploads as nobody's command would write them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRemote } from '../release/build.ts';
import type { RegistryFile } from '../release/registry-file.ts';
import { newKeys, signatureOf } from '../release/signature.ts';
import { publishedDeclaration } from '../remotes.ts';
import { makeToken, putTeam } from './teams.ts';

export type App = 'mf-field' | 'mf-stock';

/** What a team has: its app, its token, its private key. */
export interface TeamOfTest {
  app: App;
  token: string;
  privateKey: string;
}

/** What a call brings, each part as it is or changed by a test. */
export interface Upload {
  release: string;
  signature: string;
  files: [name: string, content: string][];
}

/** A new site with the teams `field` and `stock`, each with a remote and a token. */
export class TwoTeams {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'seguia-service-'));
  readonly site = path.join(this.folder, 'site');
  readonly field: TeamOfTest;
  readonly stock: TeamOfTest;

  constructor() {
    mkdirSync(this.site);
    [this.field, this.stock] = [this.#team('field', 'mf-field'), this.#team('stock', 'mf-stock')];
  }

  #team(name: string, app: App): TeamOfTest {
    const { privateKey, publicKey } = newKeys();
    putTeam(this.site, name, [app], publicKey);
    return { app, token: makeToken(this.site, name), privateKey };
  }

  /** Writes a build of an app, as rspack makes it, and returns its folder. */
  built(app: string, content: string, routes = [`/app/${app.slice(3)}`]): string {
    const build = path.join(this.folder, 'builds', app, content);
    mkdirSync(build, { recursive: true });
    writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js'), `${app} ${content}`);
    writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js.map'), '{}');
    const declared = { ...publishedDeclaration('mf-settings', '^1.0.0'), routes };
    writeFileSync(path.join(build, 'release.json'), JSON.stringify(describeRemote(app, build, '1.0.0', declared)));
    return build;
  }

  /** The upload of a build, signed by a team. */
  upload({ privateKey }: TeamOfTest, build: string): Upload {
    const release = readFileSync(path.join(build, 'release.json'), 'utf8');
    const described = JSON.parse(release) as Parameters<typeof signatureOf>[0];
    const files = Object.keys(described.files).map((name): [string, string] => [
      name,
      readFileSync(path.join(build, name), 'utf8'),
    ]);
    return { release, signature: signatureOf(described, privateKey), files };
  }

  /** The text of the list of remotes; '' before the first release. */
  get list(): string {
    try {
      return readFileSync(path.join(this.site, 'remotes.json'), 'utf8');
    } catch {
      return '';
    }
  }

  /** The listed versions of an app, newest first. */
  versions(app: App): string[] {
    const { remotes } = JSON.parse(this.list || '{"remotes":{}}') as RegistryFile;
    return (remotes[app] ?? []).map(({ version }) => version);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The body of a call that uploads. */
export function bodyOf({ release, signature, files }: Upload): FormData {
  const body = new FormData();
  body.set('release', release);
  body.set('signature', signature);
  for (const [name, content] of files) body.append('file', new Blob([content]), name);
  return body;
}

// A team with a repository of its own, and a key and a token for each environment.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BuiltRemote } from '../../../tools/release/build.ts';
import { readJson } from '../../../tools/release/files.ts';
import { newKeys, signatureOf } from '../../../tools/release/signature.ts';
import { makeToken, putTeam } from '../../../tools/release-server/teams.ts';
import { bodyOf, type Upload } from '../../../tools/release-server/two-teams.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A site with its release service. */
export interface Environment {
  site: string;
  service: { url: string };
}

export class Team {
  readonly remote: string;
  readonly folder: string;
  readonly #keys = newKeys();

  private constructor(name: string) {
    this.remote = `mf-${name}`;
    this.folder = mkdtempSync(path.join(tmpdir(), `seguia-${name}-`));
  }

  /** Makes the repository with one remote, and installs its packages. */
  static async create(name: string): Promise<Team> {
    const team = new Team(name);
    await run(root, process.execPath, ['tools/create-remote.ts', name, '--outside', team.folder]);
    await run(team.folder, 'pnpm', ['install', '--offline']);
    return team;
  }

  /** Registers the team with an environment, as its operator does. Returns its token there. */
  register({ site }: Environment): string {
    putTeam(site, this.remote.slice(3), [this.remote], this.#keys.publicKey);
    return makeToken(site, this.remote.slice(3));
  }

  /** Runs a script of the repository; resolves with what it prints. Rejects with that if it fails. */
  pnpm(...args: string[]): Promise<string> {
    return run(this.folder, 'pnpm', args);
  }

  /** Runs `release`, `releases` or `rollback` with an environment. */
  at({ service }: Environment, token: string, ...args: string[]): Promise<string> {
    const secrets = { RELEASE_TOKEN: token, RELEASE_KEY: this.#keys.privateKey };
    return run(this.folder, 'pnpm', [...args, '--to', service.url], secrets);
  }

  /** Runs the repository's CI for a pull request, which also shows a preview with its review room in an environment. */
  ci({ service }: Environment, token: string, preview: string): Promise<string> {
    const secrets = { RELEASE_TOKEN: token, RELEASE_KEY: this.#keys.privateKey };
    return run(this.folder, path.join(this.folder, '.ci/run'), [], {
      ...secrets,
      PREVIEW: preview,
      ROOMS: '1',
      RELEASE_TO: service.url,
    });
  }

  /** Changes a file of the repository. */
  edit(file: string, change: (text: string) => string): void {
    const full = path.join(this.folder, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
  }

  /** The upload of what is built, or of `change` of it, signed with the team's key. */
  upload(change: Partial<BuiltRemote> = {}): FormData {
    const dist = path.join(this.folder, this.remote, 'dist');
    const build = { ...(readJson(path.join(dist, 'release.json')) as BuiltRemote), ...change };
    const files = Object.keys(build.files).map((name): Upload['files'][number] => [
      name,
      readFileSync(path.join(dist, name), 'utf8'),
    ]);
    return bodyOf({ release: JSON.stringify(build), signature: signatureOf(build, this.#keys.privateKey), files });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Runs a program to its end, without the variables of the tests' own pnpm, which would point a nested one at this repository. */
async function run(cwd: string, program: string, args: string[], more: Record<string, string> = {}): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|INIT_CWD)/i.test(name));
  const env = { ...Object.fromEntries(own), ...more };
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env, maxBuffer: 1e8 }).catch(
    (error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
    },
  );
  return stdout + stderr;
}

// Releases by a release service (docs/deploy.md) in place of a folder. The token and the private key of the team come from the environment:
// arguments are seen by everybody on the machine.
import { existsSync, mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuild, releaseFile, signatureFile } from './build.ts';
import { commitHere } from './commit.ts';
import { filesOf } from './files.ts';
import { bitsOfRemote } from './remote.ts';
import { buildRoom } from './room.ts';
import { bitsOfShell } from './shell.ts';
import { isSignedBy, signatureOf } from './signature.ts';

/** The bytes that a release service takes in one upload: a remote has 1 to 3 MB with its source maps, the shell has 10. */
export const largestUpload = 64 * 1024 * 1024;

/** Whether `--to` names a release service, and no folder. */
export const isService = (to: string) => /^https?:\/\//i.test(to);

/** Releases a build, or the first version of a site, to a service; returns the lines that it answers. Throws what it refuses. */
export async function releaseOverHttp(
  app: string,
  to: string,
  from: string,
  { base, ...options }: Record<string, string | undefined>,
): Promise<string[]> {
  if (base !== undefined) throw new Error('A release service serves what it lists: release with --base into a folder');
  const { folder, maps } = bitsOf(app, from);
  const build = readBuild(app, folder);
  const team = (await call(to, 'team')) as { team: string; apps: string[]; key: string };
  if (!team.apps.includes(app)) throw new Error(`The team ${team.team} releases ${team.apps.join(', ')}, not ${app}`);
  const signature = signatureFor(build, folder);
  if (!isSignedBy(team.key, build, signature))
    throw new Error(`${app} is not signed with the key that is registered for the team ${team.team} (RELEASE_KEY)`);

  const upload = new FormData();
  upload.set('release', readFileSync(path.join(folder, releaseFile), 'utf8'));
  upload.set('signature', signature);
  upload.set('commit', commitHere() ?? '');
  const isMap = (file: string) => file.endsWith('.map') && Object.hasOwn(build.files, file.slice(0, -'.map'.length));
  await append(upload, folder, Object.keys(build.files));
  await append(upload, maps, filesOf(maps).filter(isMap));
  return linesOf(await call(to, `releases/${app}${queryOf(options)}`, { method: 'POST', body: upload }));
}

/** Builds the review room of a remote in a preview, and sends it to a service; returns the lines that it answers: the room's address. */
export async function roomOverHttp(app: string, to: string, preview: string, build = buildRoom): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-room-'));
  try {
    build(app, folder);
    const upload = new FormData();
    await append(upload, folder, filesOf(folder));
    return linesOf(await call(to, `rooms/${app}${queryOf({ preview })}`, { method: 'POST', body: upload }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds files of a folder to an upload. Throws if there are more bytes than a service takes: a proxy before it would end such an upload
 * without its reason.
 */
async function append(upload: FormData, folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) upload.append('file', await openAsBlob(path.join(folder, file)), file);
  const bytes = upload.getAll('file').reduce((sum, file) => sum + (file as File).size, 0);
  if (bytes > largestUpload)
    throw new Error(
      `There are ${Math.ceil(bytes / 1e6)} MB to send: a release service takes ${largestUpload / 1024 ** 2} MB`,
    );
}

/** Goes back to another version on a service, as `rollback` does in a folder; returns the lines that it answers. */
export async function rollbackOverHttp(app: string, to: string, version?: string, force?: boolean): Promise<string[]> {
  const body = JSON.stringify({ version, force });
  const headers = { 'content-type': 'application/json' };
  return linesOf(await call(to, `releases/${app}/rollback`, { method: 'POST', body, headers }));
}

/** What a service's site serves, and what it can go back to. */
export const releasesOverHttp = async (to: string): Promise<string[]> => linesOf(await call(to, 'releases'));

/** The folders of a build and of its source maps, which a shell has beside its files. */
function bitsOf(app: string, from: string) {
  if (app !== 'shell') return bitsOfRemote(app, from);
  const folder = bitsOfShell(from);
  return { folder, maps: folder };
}

/** The signature by RELEASE_KEY; without it, the one with which another environment got the release. */
function signatureFor(build: Parameters<typeof signatureOf>[0], folder: string): string {
  const key = process.env['RELEASE_KEY'];
  if (key) return signatureOf(build, key);
  const file = path.join(folder, signatureFile);
  if (!existsSync(file)) throw new Error('Set RELEASE_KEY to the private key of your team: pnpm release-key makes one');
  return readFileSync(file, 'utf8');
}

function queryOf(options: Record<string, string | undefined>): string {
  const set = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
}

const linesOf = (answer: unknown) => (answer as { lines: string[] }).lines;

/** Calls the service. Throws its sentence where it refuses, and before anything is sent where others could read the token on the way. */
async function call(to: string, what: string, request: RequestInit = {}): Promise<unknown> {
  const url = new URL(`v1/${what}`, to.endsWith('/') ? to : `${to}/`);
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new Error(`${to}: a token goes to https: only`);
  const token = process.env['RELEASE_TOKEN'];
  if (!token) throw new Error('Set RELEASE_TOKEN to the token that the operator of the service made for your team');
  const headers = { ...(request.headers as Record<string, string> | undefined), authorization: `Bearer ${token}` };
  const response = await fetch(url, { ...request, headers, redirect: 'error' }).catch((error: unknown) => {
    const { message, cause } = error as Error;
    throw new Error(`${url.origin} does not answer: ${cause instanceof Error ? cause.message : message}`);
  });
  const answer = (await response.json().catch(() => ({}))) as { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `${url.origin} answered ${response.status}`);
  return answer;
}

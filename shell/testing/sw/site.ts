import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Answer {
  body: string;
  status?: number;
  type?: string;
}

interface Lists {
  remotes: Record<string, { version: string; hostApi: string; base: string; files: Record<string, string> }[]>;
}

/** A deployment on loopback. Tests can change what it serves, damage it, and switch it off. */
export class Site {
  readonly files = new Map<string, Answer>();
  /** The requested paths, in order. */
  requested: string[] = [];
  /** A path whose connection is cut before an answer. */
  cut = '';
  /** A path that is not answered before `resume`. */
  stalled = '';
  readonly #held: (() => void)[] = [];
  /** True without a network: every connection is cut before an answer. */
  offline = false;
  origin = '';

  async listen(): Promise<this> {
    const server = createServer((request, response) => {
      if (this.offline || request.url === this.cut) return void request.socket.destroy();
      this.requested.push(request.url!);
      const { body, status = 200, type = 'text/plain' } = this.files.get(request.url!) ?? { body: 'none', status: 404 };
      const answer = () => void response.writeHead(status, { 'content-type': type }).end(body);
      if (request.url === this.stalled) this.#held.push(answer);
      else answer();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return this;
  }

  /** Answers what is stalled. */
  resume(): void {
    this.stalled = '';
    for (const answer of this.#held.splice(0)) answer();
  }

  /** Serves a whole version: the shell's page and chunk, other files of the shell, and the chunk of one remote. */
  publish(version: string, others: Record<string, string> = {}): void {
    const own = { '/': `page ${version}`, [`/main.${hex(version)}.js`]: `shell ${version}`, '/icon.svg': 'icon' };
    const shell = { ...own, ...others };
    const base = `/r/mf-auth/${version}/`;
    const remote = { [`entry.${hex(version)}.js`]: `remote ${version}` };
    for (const [path, body] of Object.entries(shell)) this.files.set(path, { body });
    for (const [file, body] of Object.entries(remote)) this.files.set(base + file, { body });
    const rest = { hostApi: '^1.0.0', layout: 'init', routes: ['/login'] };
    const older = {
      version: '0',
      base: '/r/mf-auth/0/',
      entry: 'gone.js',
      ...rest,
      files: hashes({ 'gone.js': 'gone' }),
    };
    const [entry] = Object.keys(remote);
    const releases = [{ version, base, entry, ...rest, files: hashes(remote) }, older];
    this.files.set('/shell.json', { body: JSON.stringify({ version, hostApi: '1.1.0', files: hashes(shell) }) });
    this.files.set('/remotes.json', { body: JSON.stringify({ remotes: { 'mf-auth': releases } }) });
  }

  /** Changes a served list. */
  editJson<List>(path: string, change: (list: List) => void): void {
    const list = JSON.parse(this.files.get(path)!.body) as List;
    change(list);
    this.files.set(path, { body: JSON.stringify(list) });
  }

  /** Makes the released version of the remote one for these doors, and lists the version `before` after it. */
  forDoors(version: string, hostApi: string, before: string): void {
    const { remotes } = JSON.parse(this.files.get('/remotes.json')!.body) as Lists;
    const [newest] = remotes['mf-auth']!;
    const [folder, file] = [before.slice(0, before.lastIndexOf('/') + 1), before.slice(before.lastIndexOf('/') + 1)];
    const older = {
      ...newest!,
      version: folder.split('/').at(-2)!,
      hostApi: '^1.0.0',
      base: folder,
      entry: file,
      files: hashes({ [file]: this.files.get(before)!.body }),
    };
    const listed = older.version === version ? [] : [older];
    remotes['mf-auth'] = [{ ...newest!, hostApi }, ...listed];
    this.files.set('/remotes.json', { body: JSON.stringify({ remotes }) });
  }
}

/** The paths of files whose names contain their version. */
export const chunkOf = (version: string) => `/main.${hex(version)}.js`;
/** A listed release with a single file. */
export function releaseOf(version: string, base: string, text: string) {
  const entry = `entry.${hex(text)}.js`;
  return {
    version,
    base,
    entry,
    hostApi: '^1.0.0',
    layout: 'app',
    routes: [`/app/${text.split(' ')[0]}`],
    files: hashes({ [entry]: text }),
  };
}
export const remoteOf = (version: string) => `/r/mf-auth/${version}/entry.${hex(version)}.js`;

const hex = (version: string) => createHash('sha256').update(version).digest('hex').slice(0, 8);

export function hashes(files: Record<string, string>): Record<string, string> {
  const digest = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;
  return Object.fromEntries(Object.entries(files).map(([path, body]) => [path, digest(body)]));
}

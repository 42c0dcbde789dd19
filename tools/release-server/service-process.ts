// The release service as tests start and kill it: a program of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export class ServiceProcess {
  readonly url: string;
  /** What it has written so far. */
  said = '';
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    child.stdout?.on('data', (text: Buffer) => (this.said += String(text)));
  }

  /** Starts the service of a site on a free port; resolves when it listens. */
  static async start(site: string, env: Record<string, string> = {}): Promise<ServiceProcess> {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'serve', '--to', site], {
      detached: true, // a group of its own, with the commands that it starts: all are killed at once, as by a power cut
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, RELEASE_PORT: '0', LOG_LEVEL: 'silent', ...env },
    });
    let text = '';
    while (!/Release service of .* on http:\S+\n/.test(text)) {
      const [more] = (await once(child.stdout, 'data')) as [Buffer];
      text += String(more);
    }
    return new ServiceProcess(child, /on (http:\S+)\n/.exec(text)![1]!);
  }

  /** Stops it as systemd does: its unit says whether the commands that it runs have the signal, too. Resolves when it has ended. */
  async stop(): Promise<void> {
    const unit = readFileSync(path.join(import.meta.dirname, '../../docs/operate/seguia-release.service'), 'utf8');
    const { pid = 0 } = this.#child;
    const ended = once(this.#child, 'exit');
    process.kill(/^KillMode=mixed$/m.test(unit) ? pid : -pid, 'SIGTERM');
    await ended;
  }

  /** Kills it, if it still runs, without a chance to end anything. */
  async kill(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    process.kill(-pid, 'SIGKILL');
    await ended;
  }
}

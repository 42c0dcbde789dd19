// An X screen of a phone's size, and the programs that run on it: Debian's WebKit draws only on a screen.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export class PhoneScreen {
  readonly #programs: ChildProcess[] = [];
  readonly #env: NodeJS.ProcessEnv;

  private constructor(screen: ChildProcess, display: string) {
    this.#programs.push(screen);
    this.#env = { ...process.env, DISPLAY: display };
  }

  /** Opens a screen on a free display. A program's window fills it. */
  static async open(width: number, height: number): Promise<PhoneScreen> {
    const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${width}x${height}x24`];
    const screen = spawn('Xvfb', args, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    const opened = new PhoneScreen(screen, `:${String(display).trim()}`);
    opened.run('matchbox-window-manager', ['-use_titlebar', 'no']);
    return opened;
  }

  run(command: string, args: string[], env: Record<string, string> = {}): void {
    const settings = { env: { ...this.#env, ...env }, detached: true, stdio: 'ignore' } as const;
    this.#programs.push(spawn(command, args, settings));
  }

  /** Writes a picture of the screen without its first `top` lines. */
  photograph(file: string, top: number): void {
    execFileSync('import', ['-window', 'root', '-crop', `+0+${top}`, '+repage', file], { env: this.#env });
  }

  /** Ends all programs, with every process that they have started. */
  close(): void {
    for (const { pid, exitCode, signalCode } of this.#programs.toReversed())
      if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  }
}

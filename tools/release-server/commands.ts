// Runs the commands of a release folder for the service: one code, one lock and the same refusals for both.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { Refusal } from './refusal.ts';

const tools = path.dirname(import.meta.dirname);

/** Milliseconds after which a command is ended: longer than it waits for the lock. */
const patience = 300_000;
/** The number of commands that may wait for each other. */
const longestQueue = 20;

/** The commands of one site, which run one after another: each is a process of its own, so that the service answers meanwhile. */
export class Commands {
  readonly #site: string;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(site: string) {
    this.#site = site;
  }

  /**
   * Runs a command, and returns the lines that it prints. Throws a Refusal with its sentence if it refuses. `upload` is the folder that it
   * reads, whose place is nobody's business.
   */
  async run(tool: 'release' | 'rollback' | 'releases', args: readonly string[], upload?: string): Promise<string[]> {
    if (this.#waiting >= longestQueue) throw new Refusal(503, 'Too many releases wait: try again in a minute');
    this.#waiting += 1;
    const result = this.#last.then(() => this.#start(tool, args, upload));
    this.#last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
    }
  }

  #start(tool: string, args: readonly string[], upload = ''): Promise<string[]> {
    const line = [path.join(tools, `${tool}.ts`), ...args, '--to', this.#site];
    const shown = (text: string) =>
      text
        .replaceAll(upload || '\n', upload ? 'the upload' : '\n')
        .replaceAll(this.#site, 'the site')
        .trim();
    return new Promise((resolve, reject) => {
      execFile(process.execPath, line, { timeout: patience }, (error, stdout, stderr) => {
        if (error) reject(new Refusal(422, shown(stderr) || 'The command ended before its end'));
        else resolve(shown(stdout).split('\n'));
      });
    });
  }
}

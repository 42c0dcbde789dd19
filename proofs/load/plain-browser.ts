// A Chromium that times pages as a phone has them. Playwright turns on the protocol's domain Runtime in every page, for which Chromium works
// out for some calls where in the source they are: it parses a large script again, 0.24 s of a login with the processor slowed four times,
// in place of 0.01. So pages are driven by the protocol itself here, with the domains Page and Network.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';
import { devToolsAddress } from '../../tools/test-world/devtools-address.ts';

/** A message of the browser: an answer to a call, or an event of a page. */
interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: unknown;
  sessionId?: string;
}

/** A Chromium on a new profile on the disk, in French, with a window of 390×844. */
export class PlainBrowser {
  readonly #socket: WebSocket;
  readonly #end: () => Promise<void>;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #listeners = new Map<string, (params: never) => void>();
  #last = 0;

  private constructor(socket: WebSocket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
      else this.#listeners.get(`${message.sessionId} ${message.method}`)?.(message.params as never);
    });
  }

  /** Starts one. Throws if it ends before it listens. */
  static async start(): Promise<PlainBrowser> {
    const profile = mkdtempSync(path.join(tmpdir(), 'seguia-bench-'));
    const { executablePath = 'chromium', args } = wholeLaunchOptions;
    const own = ['--headless=new', '--no-first-run', '--window-size=390,844', '--accept-lang=fr-FR'];
    const found = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
    const browser = spawn(executablePath, [...args, ...own, ...found, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
    const end = async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    };
    const socket = new WebSocket(await devToolsAddress(browser));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new PlainBrowser(socket, end);
  }

  /** Opens an empty page. */
  async newPage(): Promise<PlainPage> {
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const page = new PlainPage(this, targetId, sessionId);
    await page.send('Page.enable', {});
    await page.send('Network.enable', {});
    return page;
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#end();
  }

  /** Calls a method of the protocol, of a page if `sessionId` is given. Throws with the browser's words if it is refused. */
  async send<T>(method: string, params: object, sessionId?: string): Promise<T> {
    const id = (this.#last += 1);
    const answer = await new Promise<Message>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
    this.#waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result as T;
  }

  /** Calls `listener` with what each event of a page says. */
  on<T>(event: string, sessionId: string, listener: (params: T) => void): void {
    this.#listeners.set(`${sessionId} ${event}`, listener);
  }
}

/** A page of such a browser. Its calls throw as those of `PlainBrowser.send` do. */
export class PlainPage {
  readonly #browser: PlainBrowser;
  readonly #target: string;
  readonly #session: string;

  constructor(browser: PlainBrowser, target: string, session: string) {
    this.#browser = browser;
    this.#target = target;
    this.#session = session;
  }

  send<T>(method: string, params: object): Promise<T> {
    return this.#browser.send<T>(method, params, this.#session);
  }

  on<T>(event: string, listener: (params: T) => void): void {
    this.#browser.on(event, this.#session, listener);
  }

  /** Looks every fifth of a second until the expression, awaited, is true or a number above 0, and returns it. Throws after a minute. */
  async waitFor(expression: string): Promise<number> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200)) {
      const { result } = await this.send<{ result: { value?: unknown } }>('Runtime.evaluate', params);
      if (result.value === true || Number(result.value) > 0) return Number(result.value);
    }
    throw new Error(`Never came true: ${expression}`);
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.closeTarget', { targetId: this.#target });
  }
}

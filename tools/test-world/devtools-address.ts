import type { ChildProcess } from 'node:child_process';

/**
 * The address at which a Chromium speaks the DevTools protocol; it was started with `--remote-debugging-port=0` and a pipe for its errors.
 * Throws with the last words of a browser that ends before it listens.
 */
export function devToolsAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr!.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-2000);
      const found = /DevTools listening on (ws:\S+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    browser.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${output.slice(-500)}`)));
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-guard.ts';
import { ErrorReporter, impersonal, mask } from './report.ts';

beforeEach(() => sessionStorage.clear());
afterAll(() => void Reflect.deleteProperty(globalThis, '__SENTRY__')); // the reporter's library keeps its state there

/** The first error loads the reporter, which takes seconds on a busy machine. */
const soon = { timeout: 15_000 };

describe('reload guard', () => {
  // Specification 9: reload guard time-to-live: 10 seconds by default
  test('reloads once in 10 seconds by default, then not until they are over', () => {
    const reload = vi.fn<() => void>();
    expect(reloadOnce(10_000, 50_000, reload)).toBe(true);
    expect(reloadOnce(10_000, 59_999, reload)).toBe(false);
    expect(reloadOnce(10_000, 60_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('error reports', () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(body);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
  });
  const settings = () => {
    const { port } = server.address() as AddressInfo;
    return { errorReporting: `http://key@127.0.0.1:${port}/1`, errorReportingCap: 10 };
  };
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());
  beforeEach(() => void (received.length = 0));
  const reporting = () => {
    const reporter = new ErrorReporter();
    reporter.configure(settings());
    return reporter;
  };

  test('are sent after the settings are read, also for earlier failures', async () => {
    const reporter = new ErrorReporter();
    await reporter.report(new Error('early fault'));
    reporter.configure(settings());
    await expect.poll(() => received.join(), soon).toContain('early fault');
  });

  test('are not sent if the deployment has no address for them', async () => {
    const reporter = new ErrorReporter();
    reporter.configure({ ...settings(), errorReporting: null });
    await reporter.report(new Error('nowhere to go'));
    reporter.configure(settings());
    await reporter.report(new Error('somewhere to go'));
    await expect.poll(() => received.join(), soon).toContain('somewhere to go');
    expect(received.join()).not.toContain('nowhere to go');
  });

  // Specification 9: error reporting: at most 10 events per session
  test('are sent to the configured address only, at most 10 per session', async () => {
    const reporter = reporting();
    for (let number = 0; number < 12; number += 1) await reporter.report(new Error(`fault of amina@demo.test`));
    await expect.poll(() => received.length, soon).toBe(10);
    expect(received.join()).not.toContain('amina');
  });

  // Specification 9: at most 10 events per session, reloads included
  test('continue their count after a reload', async () => {
    const reporter = reporting();
    for (let number = 0; number < 9; number += 1) await reporter.report(new Error('before the reload'));
    const reloaded = reporting();
    for (let number = 0; number < 3; number += 1) await reloaded.report(new Error('after the reload'));
    await expect.poll(() => received.length, soon).toBe(10);
    expect(received.filter((body) => body.includes('after the reload'))).toHaveLength(1);
  });

  test('are sent before the page is loaded again', async () => {
    const reporter = reporting();
    await reporter.report(new Error('loads the reporter'));
    void reporter.report(new Error('just before the reload'));
    await reporter.allLeft();
    expect(received.join()).toContain('just before the reload');
  });

  test('contain nothing personal of a thrown value that is no error', async () => {
    const reporter = reporting();
    await reporter.report(new DOMException('no key for "Serre 4"', 'DataError'));
    await reporter.report('amina@demo.test typed 2.47');
    await expect.poll(() => received.length, soon).toBe(2);
    expect(received.join()).not.toMatch(/Serre|amina|2\.47/);
  });

  test('contain nothing personal', () => {
    expect(mask('"Serre 4" of amina@demo.test at https://api.souss.example/v2 had 2.4')).toBe('"…" of … at … had …');
    const event = impersonal({
      type: undefined,
      user: { email: 'amina@demo.test' },
      request: { url: 'https://app.example/app/one/1' },
      breadcrumbs: [{ message: 'typed 2.4' }],
      exception: { values: [{ type: 'TypeError', value: 'no reading 42' }] },
    });
    expect(event).toEqual({ type: undefined, exception: { values: [{ type: 'TypeError', value: 'no reading …' }] } });
  });
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { NativeMethods } from '@seguia/testing/native/native-bridge';
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';
import { fileFailed } from './file-failed.ts';

const day = 86_400_000;
const failures = vi.fn();
window.addEventListener(fileFailed, failures);

beforeEach(() => {
  vi.resetModules();
  failures.mockClear();
  return () => vi.unstubAllGlobals();
});

interface Phone {
  /** The files in the cache by name, each with its age in milliseconds. */
  files?: Record<string, number>;
  write?: (file: unknown) => Promise<unknown>;
  sheet?: () => Promise<unknown>;
}

/** Starts the app on a phone with a share sheet. Returns what was written, deleted and shared. */
async function start({ files = {}, write, sheet = () => Promise.resolve({}) }: Phone = {}, plugins = true) {
  const [written, deleted, shared]: [Record<string, unknown>[], unknown[], unknown[]] = [[], [], []];
  const listed = Object.entries(files).map(([name, age]) => ({ name, mtime: Date.now() - age }));
  const methods: NativeMethods = {
    Filesystem: {
      readdir: () => Promise.resolve({ files: listed }),
      deleteFile: (file) => Promise.resolve(deleted.push((file as { path: string }).path)),
      writeFile: (file) => {
        written.push(file as Record<string, unknown>);
        return write?.(file) ?? Promise.resolve({ uri: `file:///cache/${(file as { path: string }).path}` });
      },
    },
    Share: { share: (content) => (shared.push(content), sheet()) },
  };
  stubNativeBridge(plugins ? methods : {});
  await (await import('../watch-phone.ts')).liveOnPhone(() => undefined);
  const { saveFile } = await import('../../../sharing/save-file.ts');
  return { written, deleted, shared, saveFile };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 40));

test('a file goes into the app’s cache and from there to the share sheet', async () => {
  const { written, shared, saveFile } = await start();
  saveFile(new Blob(['a;b'], { type: 'text/csv' }), 'Serre 1/été: EC.csv');
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  const path = 'shared/Serre 1-été- EC.csv';
  expect(written).toEqual([{ directory: 'CACHE', path, data: btoa('a;b'), recursive: true }]);
  expect(shared).toEqual([{ files: [`file:///cache/${path}`] }]);
  await settle();
  expect(failures).not.toHaveBeenCalled();
});

test('files of yesterday leave the cache, those of today stay', async () => {
  const { deleted, shared, saveFile } = await start({ files: { 'old.csv': day + 1000, 'new.csv': day - 60_000 } });
  saveFile(new Blob(['a']), 'a.csv');
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(deleted).toEqual(['shared/old.csv']);
});

test('a person who closes the share sheet sees no failure', async () => {
  const { shared, saveFile } = await start({ sheet: () => Promise.reject(new Error('Share canceled')) });
  saveFile(new Blob(['a']), 'a.csv');
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  await settle();
  expect(failures).not.toHaveBeenCalled();
});

test.each<[string, Phone, boolean]>([
  ['a full phone', { write: () => Promise.reject(new Error('ENOSPC')) }, true],
  ['a share sheet that fails', { sheet: () => Promise.reject(new Error('no activity')) }, true],
  ['a phone without the plug-ins', {}, false],
])('%s is a failure that is said', async (_, phone, plugins) => {
  const { saveFile } = await start(phone, plugins);
  saveFile(new Blob(['a']), 'a.csv');
  await vi.waitFor(() => expect(failures).toHaveBeenCalledTimes(1));
});

test('a phone that never writes is a failure after half a minute', async () => {
  const { written, saveFile } = await start({ write: () => new Promise(() => undefined) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  saveFile(new Blob(['a']), 'a.csv');
  for (let turn = 0; turn < 50 && written.length === 0; turn += 1) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(failures).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
  await vi.waitFor(() => expect(failures).toHaveBeenCalledTimes(1));
});

test('a picture with its text, and a link, go to the same sheet', async () => {
  const { shared } = await start();
  const { canShareFiles, sharePicture } = await import('../../../sharing/share-picture.ts');
  expect(canShareFiles()).toBe(true);
  await sharePicture(new Blob(['p'], { type: 'image/png' }), 'week.png', 'Drain EC 3.1');
  await navigator.share({ url: 'https://app.farm.example/join#x' });
  expect(shared).toEqual([
    { text: 'Drain EC 3.1', files: ['file:///cache/shared/week.png'] },
    { url: 'https://app.farm.example/join#x' },
  ]);
});

test('print hands the paper on as one file that needs nothing else, and the paper version ends', async () => {
  const { written, shared } = await start();
  document.head.innerHTML = '<title>Serre 1</title><style>@media print { p { color: black; } }</style>';
  document.body.innerHTML = '<p>EC 2.4</p><script type="text/plain">a.js</script><dialog>Menu</dialog>';
  const ended = vi.fn();
  window.addEventListener('afterprint', ended);
  window.print();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(shared).toEqual([{ files: ['file:///cache/shared/Serre 1.html'] }]);
  const html = new TextDecoder().decode(Uint8Array.from(atob(String(written[0]!['data'])), (c) => c.codePointAt(0)!));
  expect(html).toMatch(/<!doctype html>.*<meta charset="utf-8">.*@media all.*EC 2\.4/s);
  expect(html).not.toMatch(/a\.js|Menu/);
});

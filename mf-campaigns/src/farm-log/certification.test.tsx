// @vitest-environment happy-dom
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '@seguia/testing/render-screen';
import { startWorld, type World } from '../../testing/campaign-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const files: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T06:00:00Z') });
  files.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const blob = saved.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:log-${saved.size}`;
    saved.set(address, blob as Blob);
    return address;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});
const saved = new Map<string, Blob>();

/** A folder that contains a saved file. */
async function folderWith(file: (typeof files)[number] | undefined): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-log-'));
  const bytes = (await file?.blob.arrayBuffer()) ?? new ArrayBuffer(0);
  writeFileSync(path.join(folder, file?.name ?? ''), Buffer.from(bytes));
  return folder;
}

// Specification 10: the log’s hash is what the command on its page prints for the saved spreadsheet
test('the hash on the screen is what the command prints for the spreadsheet that was saved', async () => {
  const [plot, other] = world.plots;
  await world.addReading(plot, { intake_ec: 2.1, note: 'Sonde « nettoyée »' });
  await world.addReading(other, { time: '09:30', intake_ec: 2.4 });
  const screen = await world.open('/app/farm/log', await world.person());
  await screen.person.click(await screen.findByRole('button', { name: 'Prepare the log' }));
  const hash = (await screen.findByText(/^[0-9a-f]{64}$/)).textContent;
  expect(screen.getByText('2 readings · 0 corrections · 1 person')).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Save the spreadsheet (XLSX)' }));
  await expect.poll(() => files.length, soon).toBe(1);
  const [file] = files;
  const folder = await folderWith(file);
  const command = screen.getByText(/^unzip -p/).textContent ?? '';
  expect(command).toContain(`"${file?.name}"`);
  const printed = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
  expect(printed.split(' ')[0]).toBe(hash);
});

test('the log counts the readings and the corrections that its sheets list', async () => {
  const { fetch: network } = globalThis;
  const author = { id: world.plots[0], firstname: 'Aïcha', lastname: 'B' };
  const change = (field: string) => ({ field, old: 2.1, new: 2.2 });
  const corrections = [
    {
      version: 2,
      action: 'updated',
      at: 1_781_000_000,
      by: author,
      changes: [change('intake_ec'), change('drain_ec')],
    },
    { version: 3, action: 'deleted', at: 1_781_000_060, by: author, changes: [] },
  ];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call);
    const answer = await network(request);
    if (!request.url.includes('/log?')) return answer;
    const { data, meta } = (await answer.json()) as { data: { reading: object }[]; meta: object };
    const [first, second] = data;
    const gone = { ...first, reading: { ...first?.reading, deleted_at: 1_781_000_060 }, corrections };
    return Response.json({ data: [gone, second], meta });
  });
  const screen = await world.open('/app/farm/log', await world.person());
  await screen.person.click(await screen.findByRole('button', { name: 'Prepare the log' }));
  expect(await screen.findByText(/^1 reading · 3 corrections · /, {}, soon)).toBeTruthy();
});

test('a target band in the spreadsheet belongs to its own variety, whatever grew there on its first day', async () => {
  const [plot] = world.plots;
  await world.plantOther(plot, 'Tomate', 'Pristyla', '2026-01-01', '2026-05-09');
  await world.addReading(plot, { time: '10:00', intake_ec: 2.1 });
  await world.addBand(plot, { from: '2026-05-05', intake_ec: { low: 2, high: 2.8 } });
  const screen = await world.open('/app/farm/log', await world.person());
  await screen.person.click(await screen.findByRole('button', { name: 'Prepare the log' }));
  await screen.person.click(await screen.findByRole('button', { name: 'Save the spreadsheet (XLSX)' }, soon));
  await expect.poll(() => files.length, soon).toBe(1);
  const [file] = files;
  const sheet = ['-p', path.join(await folderWith(file), file?.name ?? ''), 'xl/worksheets/sheet7.xml'];
  const bands = execFileSync('unzip', sheet, { encoding: 'utf8' });
  expect(bands).toContain('>Torry<');
  expect(bands).not.toContain('Pristyla');
});

test.each([
  // After the first page has arrived, the last reading moves to the first place, so the next page repeats the last reading of the first
  // one. An older data server, which sends no marks.
  [
    'a reading moves from one page to another',
    [],
    (all: unknown[]) => all.slice(0, -1),
    (all: unknown[]) => all.slice(-2, -1),
  ],
  // One reading of the first page is deleted and another is added: the number stays the same, but one reading slips to the page that has
  // already arrived.
  [
    'one goes as another comes',
    ['e.2', 'e.1'],
    (all: unknown[]) => all.slice(0, -2),
    (all: unknown[]) => all.slice(-1),
  ],
])('the log begins again if %s meanwhile', async (_name, marks, ...pages) => {
  const [plot] = world.plots;
  for (const time of ['11:00', '11:10', '11:20']) await world.addReading(plot, { time, intake_ec: 2.1 });
  const prepared = async () => {
    const screen = await world.open('/app/farm/log', await world.person());
    await screen.person.click(await screen.findByRole('button', { name: 'Prepare the log' }));
    const hash = (await screen.findByText(/^[0-9a-f]{64}$/, {}, soon)).textContent;
    cleanup();
    return hash;
  };
  const undisturbed = await prepared();
  const { fetch: network } = globalThis;
  const stretches = [...pages];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call);
    const answer = await network(new Request(request.url.replace('page=2', 'page=1'), request));
    const stretch = request.url.includes('/log?') && stretches.shift();
    if (!stretch) return answer;
    const { data, meta } = (await answer.json()) as { data: unknown[]; meta: object };
    const state = { has_more: stretches.length > 0, sync_date: marks[stretches.length] };
    return Response.json({ data: stretch(data), meta: { ...meta, ...state } });
  });
  expect(await prepared()).toBe(undisturbed);
  expect(stretches).toEqual([]);
});

test('leaving the page cancels the log', async () => {
  const screen = await world.open('/app/farm/log', await world.person());
  const { fetch: network } = globalThis;
  const signals: AbortSignal[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call);
    if (!request.url.includes('/log?')) return network(...call);
    signals.push(request.signal);
    return new Promise(() => undefined);
  });
  await screen.person.click(await screen.findByRole('button', { name: 'Prepare the log' }));
  await expect.poll(() => signals.length, soon).toBe(1);
  expect(signals[0]?.aborted).toBe(false);
  cleanup();
  expect(signals[0]?.aborted).toBe(true);
});

test('No log is prepared while dates are being typed, or for future days', async () => {
  // happy-dom fires "selectionchange" while the selection is being changed, and React Aria's date fields answer that without end.
  const collapse = vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {});
  const screen = await world.open('/app/farm/log', await world.person());
  const prepare = () => screen.getByRole('button', { name: 'Prepare the log' }).hasAttribute('disabled');
  const [first, , , last] = await screen.findAllByRole('spinbutton');
  if (!first || !last) throw new Error('There are no segments');
  expect(prepare()).toBe(false);
  await screen.person.click(first);
  await screen.person.keyboard('05102');
  expect(prepare()).toBe(true);
  await screen.person.keyboard('026');
  expect(prepare()).toBe(false);
  await screen.person.click(last);
  await screen.person.keyboard('0505');
  expect(prepare()).toBe(true);
  expect(screen.getByText('Choose days up to today, the first before the last.')).toBeTruthy();
  await screen.person.click(last);
  await screen.person.keyboard('0621');
  expect(prepare()).toBe(true);
  await screen.person.click(last);
  await screen.person.keyboard('0620');
  expect(prepare()).toBe(false);
  collapse.mockRestore();
});

// Tells the deployment which versions run on this device and how they failed (decision 315): only where its `config.json` names an address,
// from a chunk of its own, some seconds after the page was drawn, and at most once an hour. A report that does not arrive is lost.
import { readJson, writeStored } from '@seguia/shared/session/storage/storage';
import * as v from 'valibot';
import { readVersionRecords } from '../memory/version-record.ts';
import { ownBuild, servedShell } from '../update/shell-build.ts';
import { dueLines, type Reported, reported } from './due-lines.ts';

const key = 'seguia.reported';
const hour = 3600;

/** Tells now and every hour, as long as the page is open. */
export function reportHourly(address: string): void {
  const report = () => void reportVersions(address).catch(() => undefined);
  report();
  setInterval(report, hour * 1000);
}

/** Sends what is due, in one request without cookies, referrer or languages. Sends nothing without network, and where the device saves data. */
export async function reportVersions(address: string): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const before = readReported();
  if (Math.abs(now - before.sent) < hour || !navigator.onLine || savesData()) return;
  const [lines, after] = dueLines(await records(), before, now);
  if (lines.length === 0) return;
  writeStored(key, JSON.stringify(after)); // first: what cannot be sent is not sent again and again
  await fetch(address, {
    method: 'POST',
    headers: { 'accept-language': '*' },
    body: JSON.stringify(lines),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
    priority: 'low',
  });
}

function readReported(): Reported {
  const { success, output } = v.safeParse(reported, readJson(key));
  return success ? output : { sent: 0, of: {} };
}

/** The device's records; the shell's has the version of its build, as far as the site knows it. */
async function records() {
  const build = await fetch('/shell.json')
    .then(async (answer) => ownBuild(v.parse(servedShell, await answer.json())))
    .catch(() => undefined);
  return readVersionRecords().map((record) =>
    record.part === 'shell' && build !== undefined ? { ...record, version: build } : record,
  );
}

/** Whether the person asked the browser to save data; not every browser says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

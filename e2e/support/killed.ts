// A phone whose browser is killed, as an empty battery or the system does it: no page gets an event, nothing is closed in order.
import { readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';
import { phoneZone } from '../../tools/test-world/test-world.ts';
import { setClock } from './clock.ts';

export interface Phone {
  context: BrowserContext;
  page: Page;
  /** Ends every process of this browser with SIGKILL, and waits until they are gone. */
  kill: () => Promise<void>;
  /** Ends the pages with SIGKILL, as a system does it with pages that answer nothing, and then the browser in order. */
  endHung: () => Promise<void>;
}

/** Opens the browser on a profile folder, with whatever that profile's last browser left on the disk. */
export async function openPhone(profile: string, baseURL: string): Promise<Phone> {
  rmSync(path.join(profile, 'SingletonLock'), { force: true }); // a killed browser could not remove it
  const context = await chromium.launchPersistentContext(profile, {
    ...wholeLaunchOptions, // its lock names its process
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: phoneZone,
    baseURL,
  });
  await setClock(context);
  const page = context.pages()[0] ?? (await context.newPage());
  const endHung = async () => {
    const isPage = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');
    for (const process of descendants(browserOf(profile)).filter(isPage)) signal(process, 'SIGKILL');
    await context.close();
  };
  return { context, page, kill: () => kill(profile), endHung };
}

/** The browser's process: its lock is a link to "machine-pid" of its owner. */
const browserOf = (profile: string) => Number(readlinkSync(path.join(profile, 'SingletonLock')).split('-').at(-1));

async function kill(profile: string): Promise<void> {
  const pid = browserOf(profile);
  const family = [pid, ...descendants(pid)];
  for (const process of family) signal(process, 'SIGKILL');
  while (family.some((process) => signal(process, 0))) await new Promise((resolve) => setTimeout(resolve, 20));
}

function signal(pid: number, what: 'SIGKILL' | 0): boolean {
  try {
    if (what === 0 && /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return false;
    return process.kill(pid, what);
  } catch {
    return false;
  }
}

function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return []; // the process ended meanwhile
      }
    });
  const of = (ancestor: number): number[] =>
    parents.filter(({ parent }) => parent === ancestor).flatMap((child) => [child.pid, ...of(child.pid)]);
  return of(pid);
}

// Fetches newer sets, flips to them, and repairs the set in use.
import { choice } from '../remotes/versions/choice.ts';
import { bring, firstWhole } from './bring.ts';
import { fetchLists, type Lists } from './lists.ts';
import type { Wanted } from './messages.ts';
import { needed } from './needed.ts';
import { type Files, type FileSet, filesOf, type Part } from './file-set.ts';
import { changeState, readState, type State } from './state.ts';
import { digest, fetchWhole, forgetScripts, held, match, sweep, whole } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Looks for a newer set, and fetches it whole. A failure leaves the set in use as it was. */
async function check(): Promise<void> {
  const { current, wanted } = await readState();
  const isHere = await held();
  // Fetches the files of a language that was chosen since, whether or not there is a release.
  if (current) await bring(filesOf(current), wanted.needs, isHere).catch(() => undefined);
  const lists = await fetchLists(wanted.registry);
  try {
    const set = await makeSet(lists);
    const { pending } = await readState();
    if (set.id === current?.id) {
      if (pending) await changeState(() => ({ pending: null }));
      return;
    }
    if (set.id !== pending?.id) {
      await changeState(() => (current ? { pending: set, previous: null } : { current: set }));
      if (!current) return;
    }
    for (const client of await self.clients.matchAll()) client.postMessage('update-ready');
  } finally {
    await sweepOthers(lists);
  }
}

/** The newest set that can be fetched from these lists. A part that cannot be fetched stays as it is in the set in use. */
async function makeSet(lists: Lists): Promise<FileSet> {
  const { current, pending, wanted, failed } = await readState();
  const isHere = await held();
  const known = [current, pending].flatMap((set) => (set ? [set.shell, ...Object.values(set.remotes)] : []));
  const isKnown = (files: Files) => known.some((part) => JSON.stringify(part.files) === JSON.stringify(files));
  const bringPart = (files: Files) => bring(files, wanted.needs, isKnown(files) ? isHere : whole);

  // The part in use stays even if a file of a newly chosen language cannot be fetched: the rest of it works.
  let shell = (await firstWhole([lists.shell], bringPart)) ?? current?.shell;
  if (!shell) throw new Error('the shell cannot be had');
  const remotesFor = async (doors: Part) => {
    const remotes: Record<string, Part> = {};
    let isLess = false;
    for (const [name, releases] of lists.releases(doors.hostApi, failed)) {
      const before = current?.remotes[name];
      const inUse = before && fits(before, doors) ? [before] : [];
      const part = (await firstWhole(different([...releases, ...inUse]), bringPart)) ?? inUse[0];
      if (part) remotes[name] = part;
      else isLess ||= before !== undefined;
    }
    return { remotes, isLess };
  };
  let { remotes, isLess } = await remotesFor(shell);
  if (isLess && current) {
    // A remote is still to be released for the new shell: until then the app stays whole.
    shell = current.shell;
    ({ remotes } = await remotesFor(shell));
  }
  const registry = { url: absolute(wanted.registry), text: lists.registryOf(remotes) };
  const set = { id: '', shell, remotes, registry };
  const id = await digest(new TextEncoder().encode(JSON.stringify([filesOf(set), registry])));
  // Fetches the page even if its content is the same: its headers contain the policy, which may name a new origin of this set's remotes.
  if (current && id !== current.id && id !== pending?.id && isKnown(shell.files))
    await fetchWhole(absolute('/'), shell.files[absolute('/')] ?? '').catch(() => undefined);
  return { ...set, id };
}

/** The parts without those that have the same files as an earlier one, which would fail in the same way. */
function different(parts: (Part | undefined)[]): Part[] {
  const texts = parts.map((part) => JSON.stringify(part?.files));
  return parts.flatMap((part, index) => (part && texts.indexOf(texts[index] ?? '') === index ? [part] : []));
}

const fits = ({ hostApi = '' }: Part, { hostApi: doors }: Part) =>
  doors === undefined || choice([{ version: '', hostApi }], doors).length > 0;

const absolute = (path: string) => new URL(path, location.href).href;

let checking: Promise<void> | null = null;

/** Looks for a newer set; a second call waits for the first. */
export function checkOnce(): Promise<void> {
  checking ??= check().finally(() => (checking = null));
  return checking;
}

/**
 * Serves the pending set from now on. With `noPageOpen` the previous set is dropped, because nobody needs it. Its files are removed by the next
 * look alone, which knows what another one is still fetching.
 */
export function flip(noPageOpen: boolean): Promise<State> {
  return changeState(({ current, pending, previous }) => ({
    current: pending ?? current,
    pending: null,
    previous: noPageOpen ? null : pending ? current : previous,
  }));
}

/** Removes files that belong neither to a set nor to one that is still being fetched. */
async function sweepOthers(lists: Lists): Promise<void> {
  const { current, pending, previous, failed } = await readState();
  const files = [current, pending, previous].flatMap((set) => (set ? Object.entries(filesOf(set)) : []));
  const coming = [lists.shell, ...lists.releases(lists.shell.hostApi, failed).flatMap(([, [first]]) => first ?? [])];
  await sweep([...files, ...coming.flatMap((part) => Object.entries(part.files))]);
}

/**
 * Checks every file of the set in use, and fetches those again that do not match their hash. If the server no longer has them, a newer set
 * takes over. Returns whether a reloaded page finds a whole set.
 */
export async function heal(): Promise<boolean> {
  try {
    return await repair();
  } finally {
    await forgetScripts(); // not before: meanwhile a page may ask for a damaged script, which is then copied
  }
}

async function repair(): Promise<boolean> {
  const { current, wanted } = await readState();
  if (!current) return false;
  let broken = false;
  const files = filesOf(current);
  for (const [url, hash] of Object.entries(files)) {
    if (!needed(url, wanted.needs, files) && !(await match(url, hash))) continue;
    if (await whole(url, hash)) continue;
    await fetchWhole(url, hash, true).catch(() => (broken = true));
  }
  if (!broken) return true;
  await checkOnce();
  return (await flip(false)).current?.id !== current.id;
}

/** Stores the registry's address, and adds the languages and fonts that the page needs to those before. */
export async function want(wanted: Wanted): Promise<void> {
  const { wanted: before } = await readState();
  const needs = [...new Set([...(before.needs ?? []), ...(wanted.needs ?? [])])];
  if (before.registry !== wanted.registry || needs.length !== before.needs?.length)
    await changeState(() => ({ wanted: { registry: wanted.registry, needs } }));
}

// How a newer set comes here, is served, and is made whole again.
import { choice } from '../remotes/versions/choice.ts';
import { bring, firstWhole } from './bring.ts';
import { fetchLists, type Lists } from './lists.ts';
import type { Wanted } from './messages.ts';
import { needed } from './needed.ts';
import { changeState, type Files, type FileSet, filesOf, type Part, readState, type State } from './state.ts';
import { digest, fetchWhole, held, match, sweep, whole } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Looks for a newer set, and brings it here whole. What fails leaves the set in use as it was. */
async function check(): Promise<void> {
  const { current, wanted } = await readState();
  const isHere = await held();
  // A language that was chosen since, whatever is released.
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

/** The newest set that can be had of these lists. A part that cannot be had stays what it is in the set in use. */
async function makeSet(lists: Lists): Promise<FileSet> {
  const { current, pending, wanted, failed } = await readState();
  const isHere = await held();
  const known = [current, pending].flatMap((set) => (set ? [set.shell, ...Object.values(set.remotes)] : []));
  const isKnown = (files: Files) => known.some((part) => JSON.stringify(part.files) === JSON.stringify(files));
  const bringPart = (files: Files) => bring(files, wanted.needs, isKnown(files) ? isHere : whole);

  // What is in use stays even where a file of it cannot be had, in a language that was chosen since: the rest of it works.
  const shell = (await firstWhole([lists.shell], bringPart)) ?? current?.shell;
  if (!shell) throw new Error('the shell cannot be had');
  const remotes: Record<string, Part> = {};
  for (const [name, releases] of lists.releases(shell.hostApi, failed)) {
    const before = current?.remotes[name];
    const inUse = before && fits(before, shell) ? [before] : [];
    const part = (await firstWhole(different([...releases, ...inUse]), bringPart)) ?? inUse[0];
    if (part) remotes[name] = part;
  }
  const registry = { url: absolute(wanted.registry), text: lists.registryOf(remotes) };
  const set = { id: '', shell, remotes, registry };
  const id = await digest(new TextEncoder().encode(JSON.stringify([filesOf(set), registry])));
  // The page's headers carry the policy, which may name an origin that this set's remotes come from, in a page that is the same.
  if (current && id !== current.id && id !== pending?.id && isKnown(shell.files))
    await fetchWhole(absolute('/'), shell.files[absolute('/')] ?? '').catch(() => undefined);
  return { ...set, id };
}

/** Of parts with the same files the first: another would fail as it did. */
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

/** Serves the pending set from now on. With `noPageOpen` nobody can need the one before. */
export async function flip(noPageOpen: boolean): Promise<State> {
  const state = await changeState(({ current, pending, previous }) => ({
    current: pending ?? current,
    pending: null,
    previous: noPageOpen ? null : pending ? current : previous,
  }));
  if (noPageOpen) await sweepOthers();
  return state;
}

/** Removes what no set has, and what a set that is still to be completed would not have. */
async function sweepOthers(lists?: Lists): Promise<void> {
  const { current, pending, previous, failed } = await readState();
  const files = [current, pending, previous].flatMap((set) => (set ? Object.entries(filesOf(set)) : []));
  const coming = lists
    ? [lists.shell, ...lists.releases(lists.shell.hostApi, failed).flatMap(([, [first]]) => first ?? [])]
    : [];
  await sweep([...files, ...coming.flatMap((part) => Object.entries(part.files))]);
}

/**
 * Looks at every file of the set in use, and fetches anew what is not what its hash says. Where the server has moved on, a newer set
 * takes its place. Says whether a page that is loaded again finds a whole set.
 */
export async function heal(): Promise<boolean> {
  const { current, wanted } = await readState();
  if (!current) return false;
  let broken = false;
  for (const [url, hash] of Object.entries(filesOf(current))) {
    if (!needed(url, wanted.needs) && !(await match(url, hash))) continue;
    if (await whole(url, hash)) continue;
    await fetchWhole(url, hash, true).catch(() => (broken = true));
  }
  if (!broken) return true;
  await checkOnce();
  return (await flip(false)).current?.id !== current.id;
}

/** Stores which registry the page reads, and adds the languages and fonts that it needs to those of before. */
export async function want(wanted: Wanted): Promise<void> {
  const { wanted: before } = await readState();
  const needs = [...new Set([...(before.needs ?? []), ...(wanted.needs ?? [])])];
  if (before.registry !== wanted.registry || needs.length !== before.needs?.length)
    await changeState(() => ({ wanted: { registry: wanted.registry, needs } }));
}

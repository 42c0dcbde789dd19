// Marks on the device that a version of a remote is being drawn. They are removed once it is; a page that never returns from drawing leaves
// its marks to the next start, which so learns what held it (decision 208).
import * as v from 'valibot';
import { deviceKeys, readDevice, writeDevice } from '../../memory/device-memory.ts';
import { isSame, noteDrawn, type VersionOf } from './held-record.ts';

/** How far the first drawing of a screen or card has come; `done` is when its effects have run. */
export const steps = { begun: 0, rendered: 1, laidOut: 2, done: 3 } as const;

interface Mark extends VersionOf {
  step: number;
  /** In how many marked screens and cards it is drawn. */
  depth: number;
}

/** One key a page, because several tabs draw at the same time. No setting: `seguia-` and not `seguia.`. */
const prefix = 'seguia-drawing-';
/** Milliseconds for which a mark stays after the effects: what is drawn first often waits for data, and loops with it. */
const grace = 1000;
/** Milliseconds after which a page that still runs gives a mark up: its screen waits, or has failed. */
const longest = 10_000;
/** Marks younger than this many milliseconds may be those of another tab, which is drawing now. */
const young = 5000;

const stored = v.object({
  since: v.number(),
  marks: v.array(
    v.object({ remote: v.string(), version: v.string(), step: v.number(), depth: v.optional(v.number(), 0) }),
  ),
});

/** The marks of this page. */
class PageMarks {
  readonly #key = prefix + Math.random().toString(36).slice(2);
  #marks: Mark[] = [];

  constructor() {
    // A page that is left in good order, or goes to the background, does not hang.
    globalThis.addEventListener?.('pagehide', () => this.#set([]));
    globalThis.document?.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && this.#set([]),
    );
  }

  add(mark: Mark): void {
    this.#set([...this.#marks, mark]);
  }

  remove(mark: Mark): void {
    if (this.#marks.includes(mark)) this.#set(this.#marks.filter((other) => other !== mark));
  }

  reach(mark: Mark, step: number): void {
    if (mark.step >= step || !this.#marks.includes(mark)) return;
    mark.step = step;
    this.#set(this.#marks);
  }

  #set(marks: Mark[]): void {
    if (marks.length === 0 && this.#marks.length === 0) return;
    this.#marks = marks;
    writeDevice(this.#key, marks.length === 0 ? null : JSON.stringify({ since: Date.now(), marks }));
  }
}

const pageMarks = new PageMarks();

/** Marks the drawing of one screen or card; of nothing, where it has no version. */
export class DrawMark {
  readonly #version: VersionOf | null;
  #mark: Mark | null = null;
  /** Whether something else is shown until it can be drawn. */
  #waits = false;

  constructor(version: VersionOf | null) {
    this.#version = version;
  }

  /** Call before the component is drawn, `depth` marked components deep. */
  begin(depth = 0): void {
    if (this.#mark) pageMarks.remove(this.#mark);
    if (!this.#version) return;
    const mark = { ...this.#version, step: steps.begun, depth };
    this.#mark = mark;
    pageMarks.add(mark);
    this.#removeLater(mark, Date.now());
  }

  reached(step: (typeof steps)[keyof typeof steps]): void {
    if (this.#mark) pageMarks.reach(this.#mark, step);
  }

  /** Whether it waits, with something else in its place. React tries again meanwhile, which is marked each time. */
  waits(waits: boolean): void {
    this.#waits = waits;
  }

  /** A page whose timers run does not hang; but what draws may still be to come, unless it waits. */
  #removeLater(mark: Mark, begun: number): void {
    setTimeout(() => {
      if (mark.step === steps.done) noteDrawn(mark);
      if (mark.step === steps.done || this.#waits || Date.now() - begun >= longest) pageMarks.remove(mark);
      else this.#removeLater(mark, begun);
    }, grace);
  }
}

/** A version that held a page; sure, if its first drawing did, and not perhaps something soon after it. */
export interface Holding extends VersionOf {
  isSure: boolean;
}

/**
 * The versions whose drawing held pages that are gone, each once; their marks are removed. Call before anything of a remote is drawn. A
 * young mark that nobody has removed a while later is of a page that was ended at once, for another reason.
 */
export function takeHeld(now = Date.now()): Holding[] {
  const held = deviceKeys(prefix).flatMap((key) => {
    const text = readDevice(key);
    const { success, output } = v.safeParse(stored, parsed(text));
    if (success && Math.abs(now - output.since) < young) {
      setTimeout(() => readDevice(key) === text && writeDevice(key, null), young);
      return [];
    }
    writeDevice(key, null);
    return success ? holding(output.marks) : [];
  });
  return held.filter((first, place) => held.findIndex((other) => isSame(first, other)) === place);
}

/**
 * The marks of what did not return. React renders, lays out and runs effects in an order: of those that came least far, the one that was
 * begun last was being rendered. A card is laid out and runs its effects before the screen around it has ended, so it may be either, the
 * first of the innermost before others. After the effects nothing tells them apart.
 */
function holding(marks: Mark[]): Holding[] {
  const least = Math.min(...marks.map(({ step }) => step));
  const there = marks.filter(({ step }) => step === least);
  const those = suspects(there, least);
  const isSure = least < steps.done && those.length === 1;
  return those.map(({ remote, version }) => ({ remote, version, isSure }));
}

function suspects(there: Mark[], step: number): Mark[] {
  if (step === steps.begun) return there.slice(-1);
  if (step === steps.done) return there;
  const innermost = Math.max(...there.map(({ depth }) => depth));
  const first = there.find(({ depth }) => depth === innermost);
  return there.filter((mark) => mark === first || mark.depth < innermost);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

import type { UnfinishedChange } from '@seguia/shared/platform';

/** Milliseconds after which a change is on its way to the disk: whoever is killed loses what was typed in less than a second. */
export const pause = 300;

/**
 * Writes one form’s draft to the device. Writes at most every `pause` ms, and only what the device does not have; removes nothing but what this
 * form has written, so that a form in which nothing is typed leaves another tab's draft alone.
 */
export class DraftWriter {
  readonly #write: (changes: readonly UnfinishedChange[]) => Promise<void>;
  /** The draft as the device has it. */
  #written: UnfinishedChange | null;
  /** The draft as it is now; null where nothing would be missed. */
  #wanted: UnfinishedChange | null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `written` is the draft that the form began with. */
  constructor(write: (changes: readonly UnfinishedChange[]) => Promise<void>, written: UnfinishedChange | null) {
    this.#write = write;
    this.#written = written;
    this.#wanted = written;
  }

  /** The draft is this now. */
  want(draft: UnfinishedChange | null): void {
    this.#wanted = draft;
    if (JSON.stringify(draft) === JSON.stringify(this.#written)) this.hold();
    else this.#timer ??= setTimeout(() => this.flush(), pause);
  }

  /** Writes nothing until something is wanted again: a save under way takes the draft along. */
  hold(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Writes now what waits to be written. */
  flush(): void {
    if (this.#timer === null) return;
    this.hold();
    const [written, wanted] = [this.#written, this.#wanted];
    this.#written = wanted;
    const moved = written && (written.what !== wanted?.what || written.readingId !== wanted.readingId);
    const changes = [
      ...(moved ? [{ what: written.what, readingId: written.readingId }] : []),
      ...(wanted ? [wanted] : []),
    ];
    // What the device refuses is not written: the screen still holds it, and saving says so.
    this.#write(changes).catch(() => undefined);
  }
}

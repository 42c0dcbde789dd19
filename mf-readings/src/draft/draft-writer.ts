import type { UnfinishedChange } from '@seguia/shared/platform';

/** Milliseconds after which a change is on its way to the disk: whoever is killed loses what was typed in less than a second. */
export const pause = 300;
/** Milliseconds between two tries at most, where the device refuses one after the other. */
const longestPause = 5000;

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
  /** Writes that the device refused one after the other. */
  #refused = 0;
  /** Nothing is written again until something is wanted. */
  #isHeld = false;

  /** `written` is the draft that the form began with. */
  constructor(write: (changes: readonly UnfinishedChange[]) => Promise<void>, written: UnfinishedChange | null) {
    this.#write = write;
    this.#written = written;
    this.#wanted = written;
  }

  /** The draft is this now. */
  want(draft: UnfinishedChange | null): void {
    this.#isHeld = false;
    this.#wanted = draft;
    if (JSON.stringify(draft) === JSON.stringify(this.#written)) this.#stop();
    else this.#timer ??= setTimeout(() => this.flush(), Math.min(pause * 2 ** this.#refused, longestPause));
  }

  /** Writes nothing until something is wanted again: a save under way takes the draft along. */
  hold(): void {
    this.#isHeld = true;
    this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Writes now what waits to be written. */
  flush(): void {
    if (this.#timer === null) return;
    this.#stop();
    const [written, wanted] = [this.#written, this.#wanted];
    this.#written = wanted;
    const moved = written && (written.what !== wanted?.what || written.readingId !== wanted.readingId);
    const changes = [
      ...(moved ? [{ what: written.what, readingId: written.readingId }] : []),
      ...(wanted ? [wanted] : []),
    ];
    this.#write(changes).then(
      () => (this.#refused = 0),
      () => this.#writeAgain(written, wanted),
    );
  }

  /** Writes now what waits to be written, for the last time: the form goes from the screen. */
  close(): void {
    this.flush();
    this.#isHeld = true;
  }

  /** A browser that throws its database away refuses a write, and takes the next one. */
  #writeAgain(before: UnfinishedChange | null, refused: UnfinishedChange | null): void {
    this.#refused += 1;
    if (this.#written !== refused) return;
    this.#written = before;
    if (!this.#isHeld) this.want(this.#wanted);
  }
}

import type { UnfinishedChange } from '@seguia/shared/platform';

/** Milliseconds between a change and its write: if the tab is killed, less than a second of typing is lost. */
export const pause = 300;
/** The longest pause in milliseconds between two tries, when the device keeps refusing. */
const longestPause = 5000;

/**
 * Writes one form's draft to the device, at most every `pause` ms, and only when it differs from what the device has. It removes only
 * drafts that this form has written, so an untouched form leaves another tab's draft alone.
 */
export class DraftWriter {
  readonly #write: (changes: readonly UnfinishedChange[]) => Promise<void>;
  /** The draft as the device has it. */
  #written: UnfinishedChange | null;
  /** The draft as it is now; null where the form holds nothing worth keeping. */
  #wanted: UnfinishedChange | null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** How many writes in a row the device has refused. */
  #refused = 0;
  /** True while nothing may be written; ends with the next `want`. */
  #isHeld = false;

  /** `written` is the draft that the form began with. */
  constructor(write: (changes: readonly UnfinishedChange[]) => Promise<void>, written: UnfinishedChange | null) {
    this.#write = write;
    this.#written = written;
    this.#wanted = written;
  }

  /** Sets the draft that the device has, where it was read only after the form began; nothing where this form has written one. */
  found(draft: UnfinishedChange): void {
    this.#written ??= draft;
  }

  /** Sets the draft that the device should have, and plans to write it. */
  want(draft: UnfinishedChange | null): void {
    this.#isHeld = false;
    this.#wanted = draft;
    if (JSON.stringify(draft) === JSON.stringify(this.#written)) this.#stop();
    else this.#timer ??= setTimeout(() => this.flush(), Math.min(pause * 2 ** this.#refused, longestPause));
  }

  /** Writes nothing until the next `want`. For a save under way, which writes or removes the draft itself. */
  hold(): void {
    this.#isHeld = true;
    this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Writes at once what waits to be written. */
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

  /** Writes what waits for the last time, when the form leaves the screen. */
  close(): void {
    this.flush();
    this.#isHeld = true;
  }

  /** Plans the next try: a browser that has dropped its database refuses one write, and accepts the next. */
  #writeAgain(before: UnfinishedChange | null, refused: UnfinishedChange | null): void {
    this.#refused += 1;
    if (this.#written !== refused) return;
    this.#written = before;
    if (!this.#isHeld) this.want(this.#wanted);
  }
}

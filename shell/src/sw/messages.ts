// The messages between pages and the service worker, besides `Outcome` and single words.

/** A page's message: what the worker must know about deployment and device. The worker then looks for a newer set. */
export interface Wanted {
  /** The registry's address. */
  registry: string;
  /** Which of the files that not every device needs are needed here (`needed.ts`). Null until a page has said it: then all are. */
  needs: string[] | null;
}

/** The worker's message that a file did not arrive. */
export interface Lacking {
  /** Its address. */
  lacking: string;
  /** After how many tries. */
  tries: number;
}

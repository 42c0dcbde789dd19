// What pages and the service worker say to each other, besides an `Outcome` and single words.

/** A page says what the worker has to know of the deployment and the device; the worker then looks for a newer set. */
export interface Wanted {
  /** The registry's address. */
  registry: string;
  /** What is needed of the files that not every device needs (`needed.ts`). Null where no page has said it: all of them. */
  needs: string[] | null;
}

/** The worker says that a file did not come. */
export interface Lacking {
  /** Its address. */
  lacking: string;
  /** In how many tries. */
  tries: number;
}

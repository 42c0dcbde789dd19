/** The time limit of a call that a person waits for: a network may accept a call and never answer. */
export const limit = (): AbortSignal => AbortSignal.timeout(20_000);

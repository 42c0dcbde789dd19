/** How long a person waits for an answer; a network that takes a call may answer nothing. */
export const limit = (): AbortSignal => AbortSignal.timeout(20_000);

/** The time limit of one call, after which it is given up: 20 seconds. */
export const limit = () => AbortSignal.timeout(20_000);

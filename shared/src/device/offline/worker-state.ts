/** Where the service worker keeps its state: the cache's name, and the path in it. Only the worker writes it. */
export const workerState = { cache: 'state', path: '/~state' } as const;

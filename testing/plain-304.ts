/**
 * happy-dom looks for the answer that a 304 means in a cache of its own, and fails without one. A browser hands a 304 to whoever sent the entity
 * tag. It does not look for answers to calls that say "no-cache".
 */
interface Page {
  happyDOM?: { settings: { fetch: { interceptor: object | null } } };
}

const { happyDOM } = globalThis as Page;
if (happyDOM)
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request }: { request: Request }): Promise<void> => {
      request.headers.set('cache-control', 'no-cache');
    },
  };

export {};

// Where happy-dom differs from a browser so that the code under test would fail.

interface Page {
  happyDOM?: { settings: { fetch: { interceptor: object | null } } };
}

/**
 * happy-dom announces each call of `collapse` synchronously as a change of the selection. React Aria answers such a change within a part of
 * a date with `collapse`, until the stack is full. Browsers announce nothing if the selection is collapsed there already.
 */
if (typeof Selection !== 'undefined') {
  const collapse = Selection.prototype.collapse;
  Selection.prototype.collapse = function (node, offset = 0) {
    if (!this.isCollapsed || this.anchorNode !== node || this.anchorOffset !== offset)
      collapse.call(this, node, offset);
  };
}

/**
 * happy-dom looks for the answer that a 304 means in a cache of its own, and fails without one. A browser hands a 304 to whoever sent the entity
 * tag. It does not look for answers to calls that say "no-cache".
 */
const { happyDOM } = globalThis as Page;
if (happyDOM)
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request }: { request: Request }): Promise<void> => {
      request.headers.set('cache-control', 'no-cache');
    },
  };

export {};

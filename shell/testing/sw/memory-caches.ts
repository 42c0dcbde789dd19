/** The parts of a browser's `Cache` that the worker uses: one entry per path, and a copy for each answer. */
class MemoryCache {
  readonly #kept = new Map<string, Response>();

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.#kept.get(pathOf(request))?.clone();
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    this.#kept.set(pathOf(request), new Response(body, { headers: response.headers }));
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#kept.delete(pathOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#kept.keys()].map((path) => new Request(`http://localhost${path}`));
  }
}

function pathOf(request: RequestInfo): string {
  const url = typeof request === 'string' ? request : request.url;
  return new URL(url, 'http://localhost').pathname;
}

/** A browser's `caches`, in memory; it outlives the workers that use it. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  /** Searches all caches in the order in which they were made. */
  async match(request: RequestInfo): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const hit = await cache.match(request);
      if (hit) return hit;
    }
    return undefined;
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
}

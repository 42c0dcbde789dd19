/** The parts of a browser's `Cache` that the worker uses: one entry per address, and a copy for each answer. */
class MemoryCache {
  readonly #kept = new Map<string, Response>();

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.#kept.get(urlOf(request))?.clone();
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    this.#kept.set(urlOf(request), new Response(body, { headers: response.headers }));
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#kept.delete(urlOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#kept.keys()].map((url) => new Request(url));
  }
}

function urlOf(request: RequestInfo): string {
  return new URL(typeof request === 'string' ? request : request.url, 'http://localhost').href;
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

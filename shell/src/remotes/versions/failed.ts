import { readTab, writeTab } from '../../memory/tab-memory.ts';

const key = 'seguia.failed';

/**
 * The versions of remotes that failed in this tab: they are tried after all others until the tab closes. The next start gives them another
 * chance, because the cause may have been elsewhere.
 */
export class FailedVersions {
  readonly #versions = new Map<string, Set<string>>(read());

  of(remote: string): readonly string[] {
    return [...(this.#versions.get(remote) ?? [])];
  }

  /** Adds a version. Returns whether the tab still knows it after a reload; false where the browser refuses storage. */
  add(remote: string, version: string): boolean {
    this.#versions.set(remote, new Set([...this.of(remote), version]));
    return this.#write();
  }

  /** Removes a version that runs after all. */
  remove(remote: string, version: string): void {
    if (this.#versions.get(remote)?.delete(version)) this.#write();
  }

  #write(): boolean {
    return writeTab(key, JSON.stringify([...this.#versions].map(([name, versions]) => [name, [...versions]])));
  }
}

function read(): [string, Set<string>][] {
  try {
    const stored = JSON.parse(readTab(key) ?? '[]') as [string, string[]][];
    return stored.map(([remote, versions]) => [remote, new Set(versions)]);
  } catch {
    return [];
  }
}

import { readTab, writeTab } from '../../store/tab-memory.ts';

const key = 'seguia.failed';

/**
 * The versions of remotes that failed in this tab: they are taken after all others until the tab closes. The next start gives them another
 * chance, since what made them fail may have had nothing to do with them.
 */
export class FailedVersions {
  readonly #versions = new Map<string, Set<string>>(read());

  of(remote: string): readonly string[] {
    return [...(this.#versions.get(remote) ?? [])];
  }

  /** Remembers a version. Returns whether the tab will know it after a reload: not where the browser refuses storage. */
  add(remote: string, version: string): boolean {
    this.#versions.set(remote, new Set([...this.of(remote), version]));
    return this.#write();
  }

  /** Forgets that a version failed: it runs after all. */
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

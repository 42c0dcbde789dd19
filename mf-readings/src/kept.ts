/**
 * Small things kept on this device between visits (a form not yet saved, a round half walked), per account and farm, so that a shared
 * phone inherits nothing. What cannot be kept (storage blocked or full) is simply not kept: the screen still holds it.
 */
export interface Owner {
  accountId: string;
  farmId: string;
}

const keyOf = ({ accountId, farmId }: Owner, what: string) => `seguia.readings.${accountId}.${farmId}.${what}`;

/** What was kept, as `parse` understands it; undefined where there is nothing, or nothing that makes sense. */
export function kept<T>(owner: Owner, what: string, parse: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(keyOf(owner, what));
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function keep(owner: Owner, what: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(owner, what), JSON.stringify(value));
  } catch {
    // Told above.
  }
}

export function forget(owner: Owner, what: string): void {
  try {
    localStorage.removeItem(keyOf(owner, what));
  } catch {
    // Told above.
  }
}

/** A plain object as it comes out of storage, its fields not yet trusted. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { v7 } from 'uuid';

/** A new UUIDv7 (RFC 9562): ids made on the device sort by the time at which they were made. */
export function newId(): string {
  return v7();
}

const pattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether a text is a UUID. */
export function isId(text: string): boolean {
  return pattern.test(text);
}

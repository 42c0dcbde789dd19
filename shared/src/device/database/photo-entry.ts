import type { Problem } from '@seguia/openapi';

/** The state of a photo with the server. `deleted`: deleted here, and the server does not know it yet. */
export type PhotoState = 'waiting' | 'sent' | 'refused' | 'deleted';

/** What this device knows about a photo besides its picture: about its own photos, and those that were viewed here. */
export interface PhotoEntry {
  id: string;
  farm: string;
  readingId: string;
  state: PhotoState;
  /** The Idempotency-Key of the request, the same in every try. */
  key: string;
  /** The number of tries that may have reached the server: those that have begun, without those that it does not let through. */
  attempts: number;
  /** How many tries got no answer while the server answered other calls. */
  cutOff?: number;
  /** Whether the server had the reading when the photo was added: then the photo can be sent even if the reading is no longer on the device. */
  hasReading: boolean;
  /** Why the server refuses it, or why it waits. */
  problem?: Problem;
  /** The picture's size on this device in bytes; 0 where there is none. */
  size: number;
  /** When it was added, or last viewed, in milliseconds of this device's clock. */
  usedAt: number;
}

import type { Problem } from '@seguia/openapi';

/** How a photo stands with the server; `deleted`: taken away here, and the server is still to learn of it. */
export type PhotoState = 'waiting' | 'sent' | 'refused' | 'deleted';

/** What this device knows of a photo beside its picture: of its own, and of those that were looked at here. */
export interface PhotoEntry {
  id: string;
  farm: string;
  readingId: string;
  state: PhotoState;
  /** The Idempotency-Key of what is to be sent, the same at every try. */
  key: string;
  /** Tries begun. From the first on, it may have reached the server. */
  attempts: number;
  /** Whether the server had the reading when the photo was added: one that is not on the device any more takes it all the same. */
  hasReading: boolean;
  problem?: Problem;
  /** Bytes of the picture on this device; 0 where there is none. */
  size: number;
  /** Milliseconds of this device's clock: when it was added, or looked at last. */
  usedAt: number;
}

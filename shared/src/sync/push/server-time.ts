import type { ApiClient } from '@seguia/openapi';
import { type ClockStamp, isCertain, lackingOf, type Moment } from '../../domain/clock-stamp.ts';
import { call } from '../../session/api/api-error.ts';

const readClocks = (): Moment => ({ wall: Date.now(), steady: performance.now() });

/** The server's time as the service worker learns it, to decide whether a reading's time can be trusted. */
export class ServerTime {
  readonly #api: ApiClient;
  /** When an answer last had the server's time, and by how much the device's clock was behind it; null before the first such answer. */
  #contact: { at: Moment; lacking: number } | null = null;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  /** Calls the server, unless it has answered already and nothing has happened to the device's clock since. Throws ApiError. */
  async fetchTime(signal: AbortSignal): Promise<void> {
    if (this.#contact && lackingOf(0, this.#contact.at, readClocks()) !== null) return;
    const began = readClocks();
    const { time } = await call(this.#api.GET('/', { signal }));
    const at = readClocks();
    const lacking = lackingOf(time, began, at);
    this.#contact = lacking === null ? null : { at, lacking };
  }

  /** Whether the device's clock is now as it was known to be when the stamp was made; then a page would not move the time either. */
  confirms(stamp: ClockStamp): boolean {
    if (!this.#contact) return false;
    const { lacking: difference } = this.#contact;
    return isCertain(stamp, { difference, now: Date.now() + difference });
  }
}

import type { ApiClient } from '@seguia/openapi';
import type { Device } from '../device/local/device.ts';
import { forgetLostPhotos } from '../device/photos/forget-lost-photos.ts';
import { Backoff } from './backoff.ts';
import { restUntilNext } from './push/rest-until-next.ts';
import { withTabLock } from './tab-lock.ts';
import type { PhotoPauses } from './photos/photo-pauses.ts';
import { sendPhotos } from './photos/send-photos.ts';

/** The longest pause in milliseconds after a failure: a server that fails for hours must not take a picture every two minutes. */
const longestPause = 1_800_000;

/** Sends photos independently of everything else, because their failures concern no reading. From `start` until its signal aborts. */
export class PhotoSender {
  readonly #api: ApiClient;
  readonly #device: Device;
  readonly #backoff = new Backoff(undefined, undefined, longestPause);
  readonly #pauses: PhotoPauses = new Map();
  #signal: AbortSignal = AbortSignal.abort();
  #isSending = false;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: ApiClient, device: Device) {
    this.#api = api;
    this.#device = device;
  }

  start(signal: AbortSignal): void {
    this.#signal = signal;
    const stop = this.#device.changes.listen(['photoEntries', 'outbox'], () => this.#soon(0));
    signal.addEventListener('abort', () => {
      stop();
      clearTimeout(this.#timer);
    });
    forgetLostPhotos(this.#device).catch((error: unknown) => {
      if (!signal.aborted) console.error('Forgetting lost photos failed:', error);
    });
    this.#soon(0);
  }

  /** The network may be back, or a person is looking. */
  hurry(): void {
    this.#backoff.hurry();
    this.#soon(0);
  }

  #soon(milliseconds: number): void {
    if (this.#isSending) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    if (this.#signal.aborted) return;
    this.#timer = setTimeout(() => void this.#send(), Math.max(milliseconds, this.#backoff.rest));
  }

  async #send(): Promise<void> {
    const signal = this.#signal;
    this.#isSending = true;
    this.#again = false;
    let next: number | null = null;
    try {
      await withTabLock(`photos ${this.#device.name}`, signal, async () => {
        const { halt } = await sendPhotos(this.#api, this.#device, signal, this.#pauses);
        if (halt) this.#backoff.fail(halt.retryAfter);
        else this.#backoff.succeed();
        next = halt ? this.#backoff.rest : restUntilNext(this.#pauses);
      });
    } catch (error) {
      if (!signal.aborted) {
        console.error('Sending photos failed:', error);
        this.#backoff.fail();
        next = this.#backoff.rest;
      }
    }
    this.#isSending = false;
    if (this.#again && next === null) this.#soon(0);
    else if (next !== null) this.#soon(next);
  }
}

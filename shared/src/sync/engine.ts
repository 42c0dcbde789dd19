import type { ApiClient } from '@seguia/openapi';
import { lastClearing } from '../device/database/clearing.ts';
import type { Device } from '../device/local/device.ts';
import type { FarmDevice } from '../device/local/farm-device.ts';
import { ApiError } from '../session/api/api-error.ts';
import { deviceClock } from '../session/clock/device-clock.ts';
import { Backoff } from './backoff.ts';
import { type EngineState, noState } from './engine-state.ts';
import { PhotoSender } from './photo-sender.ts';
import { push, type Pauses } from './push/push.ts';
import { restUntilNext } from './push/rest-until-next.ts';
import { sendingLock } from './push/sending.ts';
import { fillCampaigns, pullFarm } from './pull/pull.ts';
import { noteWholePull, readWholePull } from './pull/whole-pull.ts';
import { withTabLock } from './tab-lock.ts';

/** Milliseconds between two fetches while the app is visible; also fetches when it becomes visible after that time. */
const pullEvery = 300_000;
const freshFor = 30_000;
/** Milliseconds that a whole pull may take before it is cut off; the next one continues where it was. */
const pullTime = 300_000;
/** Milliseconds after which a pull that still runs leaves the screen with data that may be old. */
const lateAfter = 10_000;

/** Sends what waits and fetches what has changed, for one account and its chosen farm, from `start` to `stop`. */
export class SyncEngine {
  state: EngineState = noState;
  readonly #api: ApiClient;
  readonly #device: Device;
  readonly #farm: FarmDevice | null;
  readonly #pauses: Pauses = new Map();
  readonly #pushBackoff = new Backoff();
  readonly #pullBackoff = new Backoff();
  readonly #photos: PhotoSender;
  #show: (state: EngineState) => void = () => {};
  #end = new AbortController();
  #pushing = false;
  #pushAgain = false;
  #pullRunning: Promise<boolean> | null = null;
  #pushTimer: ReturnType<typeof setTimeout> | undefined;
  #pullTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: ApiClient, device: Device, farm: FarmDevice | null) {
    this.#api = api;
    this.#device = device;
    this.#farm = farm;
    this.#photos = new PhotoSender(api, device);
  }

  /** Starts the engine; `show` receives every change of the state. Returns a function that stops it. */
  start(show: (state: EngineState) => void): () => void {
    this.#show = show;
    this.#end = new AbortController();
    // A pull that an earlier stop has cut off must not replace this run's first one.
    this.#pullRunning = null;
    const { signal } = this.#end;
    const stopListening = this.#device.changes.listen(['outbox'], () => this.#sendSoon(0));
    const stopFollowing = this.#device.changes.listen(['marks'], () => void this.#recall());
    const stopHearing = deviceClock.listen(() => this.#sendSoon(0));
    globalThis.addEventListener?.('online', () => this.hurry(), { signal });
    globalThis.addEventListener?.('focus', () => this.hurry(), { signal });
    globalThis.document?.addEventListener('visibilitychange', () => document.hidden || this.hurry(), { signal });
    this.#sendSoon(0);
    this.#pullSoon(0);
    void this.#recall();
    this.#photos.start(signal);
    return () => {
      stopListening();
      stopFollowing();
      stopHearing();
      this.#end.abort();
      clearTimeout(this.#pushTimer);
      clearTimeout(this.#pullTimer);
    };
  }

  /** Learns from when the data is that an earlier start or another tab has fetched, which also ends this tab's pause after a failure. */
  async #recall(): Promise<void> {
    const at = this.#farm && (await readWholePull(this.#farm).catch(() => null));
    if (at === null || this.#end.signal.aborted || at <= (this.state.dataSince ?? 0)) return;
    this.#set({ dataSince: at });
    if (this.state.error && !this.#pullRunning) this.hurry();
  }

  /** The network may be back, or a person is looking: nothing waits longer than the server's `Retry-After`. */
  hurry(): void {
    this.#pushBackoff.hurry();
    this.#pullBackoff.hurry();
    for (const pause of this.#pauses.values()) if (!pause.firm) pause.until = 0;
    this.#sendSoon(0);
    this.#photos.hurry();
    const age = Date.now() / 1000 - (this.state.lastPullAt ?? 0);
    if (age * 1000 > freshFor || age < 0 || this.state.error) this.#pullSoon(0);
  }

  /** Fetches now what has changed. Resolves with true when something did. Throws ApiError. */
  pull(): Promise<boolean> {
    if (this.#pullRunning) return this.#pullRunning;
    const running = this.#pullOnce(this.#end.signal).finally(() => {
      if (this.#pullRunning === running) this.#pullRunning = null;
    });
    this.#pullRunning = running;
    return running;
  }

  async #pullOnce(end: AbortSignal): Promise<boolean> {
    if (!this.#farm) return false;
    clearTimeout(this.#pullTimer);
    this.#set({ syncing: true });
    const signal = AbortSignal.any([end, AbortSignal.timeout(pullTime)]);
    const late = setTimeout(() => this.#set({ behind: true }), lateAfter);
    try {
      const clearing = await lastClearing(await this.#farm.device.db());
      const changed = await pullFarm(this.#api, this.#farm, signal);
      this.#pullBackoff.succeed();
      const now = Math.floor(Date.now() / 1000);
      await noteWholePull(this.#farm, clearing, now).catch(() => undefined); // the next pull notes it again
      this.#set({ syncing: this.#pushing, lastPullAt: now, dataSince: now, behind: false, error: null });
      void this.#fill(this.#farm);
      return changed;
    } catch (error) {
      const failed = error instanceof ApiError;
      // Without an answer it is, for example, a database that Safari has lost in the background, and gives back in a moment.
      if (failed || !end.aborted) this.#pullBackoff.fail(failed ? error.retryAfter : undefined);
      this.#set({ syncing: this.#pushing, ...(failed && { error }), ...(!end.aborted && { behind: true }) });
      throw error;
    } finally {
      clearTimeout(late);
      if (!end.aborted) this.#pullSoon(this.#pullBackoff.rest || pullEvery);
    }
  }

  async #fill(farm: FarmDevice): Promise<void> {
    try {
      await fillCampaigns(this.#api, farm, this.#end.signal);
    } catch {
      // What is missing is fetched with the next pull, or when somebody looks at it.
    }
  }

  #pullSoon(milliseconds: number): void {
    clearTimeout(this.#pullTimer);
    if (this.#end.signal.aborted) return;
    const rest = Math.max(milliseconds, this.#pullBackoff.rest);
    this.#pullTimer = setTimeout(() => {
      // Nobody is looking: fetched when somebody does.
      if (globalThis.document?.hidden) this.#pullSoon(pullEvery);
      else void this.pull().catch(() => undefined);
    }, rest);
  }

  #sendSoon(milliseconds: number): void {
    if (this.#pushing) {
      this.#pushAgain = true;
      return;
    }
    clearTimeout(this.#pushTimer);
    if (this.#end.signal.aborted) return;
    this.#pushTimer = setTimeout(() => void this.#pushOnce(), Math.max(milliseconds, this.#pushBackoff.rest));
  }

  async #pushOnce(): Promise<void> {
    if (this.#pushing) return;
    this.#pushing = true;
    this.#pushAgain = false;
    this.#set({ syncing: true });
    let soon: number | null = null;
    const { signal } = this.#end;
    try {
      await withTabLock(sendingLock(this.#device.name), signal, async () => {
        const end = await push(this.#api, this.#device, this.#pauses, signal);
        if (end.halt) this.#pushBackoff.fail(end.halt.retryAfter);
        else this.#pushBackoff.succeed();
        if (end.halt || end.sent > 0) this.#set({ error: end.halt });
        soon = end.halt ? this.#pushBackoff.rest : restUntilNext(this.#pauses, end.heldUntil);
        // The server takes again, so it may answer again.
        if (end.sent > 0 && this.state.behind && !this.#pullRunning) {
          this.#pullBackoff.hurry();
          this.#pullSoon(0);
        }
      });
    } catch (error) {
      if (!signal.aborted) {
        console.error('Sending failed:', error);
        this.#pushBackoff.fail();
        soon = this.#pushBackoff.rest;
      }
    }
    this.#pushing = false;
    this.#set({ syncing: this.#pullRunning !== null });
    if (this.#pushAgain) this.#sendSoon(0);
    else if (soon !== null) this.#sendSoon(soon);
  }

  #set(change: Partial<EngineState>): void {
    this.state = { ...this.state, ...change };
    if (!this.#end.signal.aborted) this.#show(this.state);
  }
}

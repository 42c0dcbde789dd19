import { atom } from 'jotai';
import { wholeMark } from '../database/marks.ts';
import { seriesKey } from '../database/series-key.ts';
import { liveAtom } from '../local/live-atom.ts';
import { canHoldApp, holdsApp } from './app-files.ts';
import { runningCampaigns } from './running-campaigns.ts';

/** What a device holds of all that a day without network needs. */
export interface OfflineState {
  /** Whether the app itself is on the device; the native app always is. */
  app: boolean;
  /** Whether the farm's lists and newest readings were fetched whole. */
  lists: boolean;
  /** The number of running campaigns. */
  running: number;
  /** The names of the running campaigns whose figures are missing. */
  missing: readonly string[];
  /** Whether nothing is missing. */
  ready: boolean;
}

const listsAtom = liveAtom(
  ['marks'],
  async ({ device, farmId }) => (await (await device.db()).getKey('marks', wholeMark(farmId))) !== undefined,
);

const campaignsAtom = liveAtom(['campaigns', 'series'], async (source) => {
  const db = await source.device.db();
  const running = await runningCampaigns(source);
  const held = await Promise.all(
    running.map(({ id }) => db.getKey('series', seriesKey(source.farmId, { campaignId: id, resolution: 'day' }))),
  );
  const missing = running.filter((_, at) => held[at] === undefined).map(({ name }) => name);
  return { running: running.length, missing };
});

/** Milliseconds between two looks for the app's files while they are not all there; each wait is twice the one before. */
const [firstLook, longestWait] = [1000, 60_000];

const appAtom = atom(false);
appAtom.onMount = (set) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (wait: number) => {
    const holds = await holdsApp().catch(() => false);
    if (stopped) return;
    set(holds);
    if (!holds) timer = setTimeout(() => void look(Math.min(wait * 2, longestWait)), wait);
  };
  void look(firstLook);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};

/**
 * Whether the device is ready for a day without network, and what it lacks; undefined until the device was read, and where the app's files
 * can never be on it, so that nothing promises it.
 */
export const offlineStateAtom = atom<OfflineState | undefined>((get) => {
  if (!canHoldApp()) return undefined;
  const app = get(appAtom);
  const lists = get(listsAtom);
  const campaigns = get(campaignsAtom);
  if (lists === undefined || !campaigns) return undefined;
  return { app, lists, ...campaigns, ready: app && lists && campaigns.missing.length === 0 };
});

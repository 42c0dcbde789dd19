import type { Campaign, Reading, SeriesRequest, TargetBand } from '@seguia/shared/platform';
import { loadSeriesAtom, pullAtom, snake } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import type { Role } from '@seguia/shared/domain/permissions';
import { rolePermissions } from '@seguia/shared/domain/permissions';
import { answering, loggedIn, pulledLists, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { campaigns, storyBands, storyDays, storyPlots, storyReadings, storyWater } from './story-farm.ts';
import { weekBands } from './story-week.ts';

type Store = Parameters<typeof loggedIn>[0];
type Answers = Parameters<typeof answering>[0];

interface StoryOptions {
  role?: Role | 'nobody';
  /** The farm's campaigns. */
  has?: Campaign[];
  /** The series that were opened before: they and all lists are on the device. Without it the device has nothing. */
  seen?: SeriesRequest[];
  /** The farm's readings; none by default. */
  readings?: Reading[];
  bands?: TargetBand[];
  /** Answers that differ from the usual ones, by path below the farm's; `*` for paths without an answer of their own. */
  answers?: Answers;
  /** Whether no call gets an answer. */
  offline?: boolean;
}

/**
 * Parameters of a story on the farm of story-farm.ts. Each story has its own account, and so its own device; the app's calls are answered
 * as the contract says.
 */
export function onFarm({
  role = 'manager',
  has = Object.values(campaigns),
  seen,
  readings = [],
  bands = [...storyBands, ...weekBands],
  answers = {},
  offline = false,
}: StoryOptions = {}) {
  return {
    prepare: async (store: Store) => {
      const permissions = role === 'nobody' ? [] : [...rolePermissions[role]];
      const farm = { ...storyFarm, role: role === 'nobody' ? 'viewer' : role, permissions } as const;
      loggedIn(store, { as: { ...storyProfile, id: newId() }, farm });
      const below = (paths: Answers): Answers =>
        Object.fromEntries(
          Object.entries(paths).map(([path, answer]) => [path === '*' ? path : `/farmers/${farm.id}${path}`, answer]),
        );
      if (seen) {
        answering(below(usual(has, readings, bands)));
        await store.set(pullAtom);
        for (const series of seen) await store.set(loadSeriesAtom, series);
      }
      answering(offline ? {} : below({ ...usual(has, readings, bands), ...answers }));
    },
  };
}

function usual(has: Campaign[], readings: Reading[], bands: TargetBand[]): Answers {
  return {
    ...Object.fromEntries(pulledLists.map((name) => [`/${name}`, list([])])),
    '/plots': list(storyPlots),
    '/campaigns': list(has),
    '/target-bands': list(bands),
    '/water-days': list(storyWater),
    '/readings': readingsOf(readings),
    ...Object.fromEntries(has.map((campaign) => [`/campaigns/${campaign.id}/series`, seriesOf(campaign)])),
  };
}

/** Readings between the requested dates, the newest first. */
function readingsOf(readings: Reading[]) {
  return (request: Request) => {
    const query = new URL(request.url).searchParams;
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9999'];
    const found = readings.filter(({ date }) => date >= from && date <= to);
    return list(found.toSorted((a, b) => b.timestamp - a.timestamp))();
  };
}

/** A list's answer. */
export const list = (items: object[]) => () =>
  Response.json({
    data: items.map((item) => snake(item)),
    meta: { current_page: 1, per_page: 200, has_more: false, sync_date: 'story:1', deleted_ids: [], full: true },
  });

/** A campaign's series, limited as the query says; Rose 2026 has no readings. */
function seriesOf(campaign: Campaign) {
  return (request: Request) => {
    const query = new URL(request.url).searchParams;
    const days = storyDays(campaign, query.get('plot_id'));
    if (campaign.id === campaigns.empty.id) return Response.json(snake({ ...days, plots: [] }));
    const [from, to] = [query.get('from') ?? campaign.startDate, query.get('to') ?? campaign.endDate];
    const wanted =
      query.get('resolution') === 'reading' ? storyReadings(campaign, from, to, query.get('plot_id')) : days;
    return Response.json(snake(wanted));
  };
}

import { byMeasure } from '@seguia/shared/domain/readings/measures';
import type { Campaign, DaySeries, Plot, ReadingSeries, TargetBand, WaterDay } from '@seguia/shared/platform';
import { timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { daysBetween, season, seasonByDay } from './season.ts';

const id = (number: number) => `0199a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const person = { id: id(1), firstname: 'Amina', lastname: 'El Fassi' };
const stamps = { createdBy: person, createdAt: 1_745_000_000, updatedAt: 1_745_000_000, version: 1 };

const names = ['Serre 1', 'Serre 2', 'Serre 3', 'Serre 4', 'Serre 5 Nord', 'Serre 5 Sud', 'Tunnel 1', 'Tunnel 2'];
export const cropTypeId = id(300);
const torry = { cropId: id(200), cropTypeId, cropName: 'Tomate', cropTypeName: 'Torry' };
const pristyla = { cropId: id(200), cropTypeId: id(301), cropName: 'Tomate', cropTypeName: 'Pristyla' };

export const storyPlots: Plot[] = names.map((name, at) => ({
  id: id(100 + at),
  name,
  position: at + 1,
  area: 2400,
  irrigationUnits: 2,
  crops: [
    { ...pristyla, from: '2026-04-01', to: null },
    { ...torry, from: '2025-05-10', to: '2026-03-20' },
  ],
  closed: false,
  updatedAt: 1_745_000_000,
}));

export const campaigns = {
  whole: {
    id: id(401),
    name: 'Suivi 18 mois',
    startDate: '2025-05-01',
    endDate: '2026-10-31',
    visibility: 'all_apps',
    ...stamps,
  },
  before: {
    id: id(402),
    name: 'Tomate 2024',
    startDate: '2024-05-01',
    endDate: '2025-04-30',
    visibility: 'all_apps',
    ...stamps,
  },
  later: {
    id: id(403),
    name: 'Tomate 2095',
    startDate: '2095-01-15',
    endDate: '2095-12-20',
    visibility: 'this_app',
    ...stamps,
  },
  empty: {
    id: id(404),
    name: 'Rose 2026',
    startDate: '2026-01-01',
    endDate: '2026-06-30',
    visibility: 'all_apps',
    ...stamps,
  },
} satisfies Record<string, Campaign>;

/** A campaign with the longest possible name. */
export const longest: Campaign = {
  ...campaigns.whole,
  id: id(405),
  name: 'Tomate greffée sous serre, cycle long, conduite sur substrat de fibre de coco, recyclage partiel du drainage, essai n° 2',
};

/** Bands of the variety that was pulled out; nobody ended them. */
export const storyBands: TargetBand[] = storyPlots.map((plot, at) => ({
  id: id(500 + at),
  plotId: plot.id,
  cropTypeId: torry.cropTypeId,
  from: '2025-05-01',
  to: null,
  ...byMeasure(() => ({ low: null, high: null })),
  intakeEc: { low: 2, high: 2.8 },
  intakePh: { low: 5.5, high: 6.2 },
  drainEc: { low: 2.8, high: 4.2 },
  drainPh: { low: 5.5, high: 6.5 },
  drainPercent: { low: 20, high: 35 },
  updatedAt: 1_745_000_000,
  version: 1,
}));

/** A campaign's series by day, of one plot where it is given. */
export function storyDays(campaign: Campaign, plotId: string | null = null): DaySeries {
  const key = `${campaign.id} ${campaign.startDate} ${campaign.endDate} ${plotId}`;
  const series = madeDays.get(key) ?? makeDays(campaign, plotId);
  madeDays.set(key, series);
  return series;
}

const madeDays = new Map<string, DaySeries>();

function makeDays({ id: campaignId, startDate, endDate }: Campaign, plotId: string | null): DaySeries {
  const days = daysBetween(startDate, endDate);
  return {
    campaignId,
    resolution: 'day',
    from: startDate,
    to: endDate,
    days,
    plots: requestOf(plotId).map(({ plot, at }) => ({
      plotId: plot.id,
      ...seasonByDay(season(at, startDate, endDate), days, storyBands[at]),
    })),
  };
}

/** The campaign's single readings between two dates. */
export function storyReadings(
  campaign: Campaign,
  from: string,
  to: string,
  plotId: string | null = null,
): ReadingSeries {
  return {
    campaignId: campaign.id,
    resolution: 'reading',
    from,
    to,
    plots: requestOf(plotId).map(({ plot, at }) => {
      const readings = season(at, campaign.startDate, campaign.endDate).filter(
        ({ date }) => date >= from && date <= to,
      );
      return {
        plotId: plot.id,
        ids: readings.map((_, index) => id(100_000 * (at + 1) + index)),
        timestamps: readings.map(({ date, time }) => timestampOf(date, time, zoneClock('Asia/Kolkata'))),
        given: readings.map(({ given }) => given),
        drained: readings.map(({ drained }) => drained),
        ...(Object.fromEntries(
          measuredFields.map((measure) => [measure, readings.map(({ values }) => values[measure])]),
        ) as Record<(typeof measuredFields)[number], (number | null)[]>),
      };
    }),
  };
}

const requestOf = (plotId: string | null) =>
  storyPlots.map((plot, at) => ({ plot, at })).filter(({ plot }) => plotId === null || plot.id === plotId);

/** The farm's water and light of almost every day from spring 2025 on. Light follows season and weather, and water mostly follows light. */
export const storyWater: WaterDay[] = Array.from({ length: 540 }, (_, index) => index)
  .filter((index) => index % 41 !== 7)
  .map((index): WaterDay => {
    const date = new Date(Date.UTC(2025, 4, 1 + index)).toISOString().slice(0, 10);
    const summer = 1900 + 900 * Math.cos(((index - 50) / 365) * 2 * Math.PI);
    const radiation = Math.round(summer * (0.7 + 0.3 * Math.sin(index * 2.7)));
    const isStuck = index % 60 > 52;
    const irrigation = Number((isStuck ? 6.4 : (radiation * 2.6) / 1000).toFixed(2));
    return { id: date, plotId: null, date, irrigation, radiation, ...stamps };
  });

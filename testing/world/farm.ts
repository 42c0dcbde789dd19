import { addDays, zoneClock } from '../../shared/src/domain/farm-time.ts';
import type { ValueField } from '../../shared/src/domain/imports/tables/columns.ts';
import type { Random } from '../random.ts';

export const languages = ['fr', 'en', 'es', 'pt', 'pl', 'ar', 'logger'] as const;
/** The language of a file's words; `logger` is the English of loggers. */
export type FileLanguage = (typeof languages)[number];

/** A reading that a file holds, by the farm's clock. */
export interface TrueReading {
  plot: string;
  date: string;
  /** HH:MM. */
  time: string;
  /** In stored units: EC in mS/cm, percentages in percent, volumes in mL. */
  values: Partial<Record<ValueField, number>>;
}

/** A farm and what was measured on it. */
export interface TrueFarm {
  zone: string;
  /** All plots; readings may be of some of them. */
  plots: readonly string[];
  readings: readonly TrueReading[];
  /** How many drippers are measured together. */
  drippers: number;
}

const zones = ['Africa/Casablanca', 'Europe/Madrid', 'Europe/Paris', 'Europe/Warsaw', 'America/Sao_Paulo'];

/** How plots are called in each language; `#` is the number. */
const plotCalls: Record<FileLanguage, readonly string[]> = {
  fr: ['Serre #', 'Bloc #', 'Chapelle #', 'S#', '#'],
  en: ['Greenhouse #', 'Bay #', 'GH#', 'Zone #', '#'],
  es: ['Invernadero #', 'Sector #', 'Nave #', '#'],
  pt: ['Estufa #', 'Setor #', 'E#'],
  pl: ['Szklarnia #', 'Tunel #', 'Kwatera #', '#'],
  ar: ['بيت #', 'قطعة #', 'النخلة #'],
  logger: ['GH#', 'Row #', 'Site #'],
};

/** Draws a farm and a season of it; `plain` seasons have one reading a day and plot. */
export function drawFarm(random: Random, language: FileLanguage): TrueFarm {
  const word = random.pick(plotCalls[language]) ?? 'Serre #';
  const plots = Array.from({ length: 2 + random.below(4) }, (_, index) => word.replace('#', String(index + 1)));
  const measured = plots.slice(0, 1 + random.below(Math.min(3, plots.length)));
  const hours = random.chance(0.7) ? ['08:30'] : ['08:30', '13:05', '16:40'].slice(0, 2 + random.below(2));
  const shift = random.below(50);
  const start = addDays('2025-09-01', random.below(330));
  const days = 3 + random.below(14);
  const step = random.chance(0.7) ? 1 : 1 + random.below(6);
  const readings: TrueReading[] = [];
  for (let day = 0; day < days; day += 1)
    for (const hour of hours)
      for (const [at, plot] of measured.entries()) {
        const [h = '8', m = '0'] = hour.split(':');
        const minutes = Number(h) * 60 + Number(m) + ((shift + at * 4 + day * 7) % 50);
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        readings.push({ plot, date: addDays(start, day * step), time, values: drawValues(random) });
      }
  return { zone: random.pick(zones) ?? 'Europe/Paris', plots, readings, drippers: 2 + random.below(11) };
}

const between = (random: Random, low: number, high: number, decimals: number) =>
  Number((low + random.next() * (high - low)).toFixed(decimals));

function drawValues(random: Random): TrueReading['values'] {
  return {
    intakeEc: between(random, 1.2, 3.4, 2),
    intakePh: between(random, 5.1, 6.9, 1),
    drainEc: between(random, 1.6, 6.2, 2),
    drainPh: between(random, 5.2, 7.4, 1),
    drainPercent: between(random, 6, 55, 0),
  };
}

export const clockOf = ({ zone }: TrueFarm) => zoneClock(zone);

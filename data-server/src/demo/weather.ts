import type { Random } from './random.ts';

export interface Day {
  date: string;
  /** The afternoon's temperature in °C. */
  heat: number;
  rain: boolean;
}

interface Climate {
  /** The year's mean afternoon temperature, and how far summer and winter differ from it. */
  mean: number;
  swing: number;
  /** The share of rainy days in winter. */
  rain: number;
  /** In degrees north. */
  latitude: number;
}

export const souss: Climate = { mean: 26, swing: 6, rain: 0.12, latitude: 30 };
export const brittany: Climate = { mean: 17, swing: 8, rain: 0.4, latitude: 48.7 };

/** Believable weather: warm around the end of July, with spells that last some days. */
export function weather(dates: readonly string[], climate: Climate, random: Random): Day[] {
  let spell = 0;
  return dates.map((date) => {
    const season = Math.cos(((dayOfYear(date) - 208) / 365) * 2 * Math.PI);
    spell = spell * 0.8 + random.noise() * 1.6;
    const rain = random.chance(climate.rain * (0.6 - 0.5 * season));
    return { date, heat: climate.mean + climate.swing * season + spell - (rain ? 3 : 0), rain };
  });
}

/** Days since 1 January. */
export const dayOfYear = (date: string) =>
  (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000;

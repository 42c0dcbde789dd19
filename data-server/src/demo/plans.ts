import { addDays } from '@seguia/shared/domain/farm-time';
import { raspberry, rose, tomato } from './crops.ts';
import { lastSuchDay, monthsBefore, yearLater, type FarmPlan } from './farm-plan.ts';
import { brittany, souss } from './weather.ts';

/** 12 plots, 3 crops, 7 varieties, 18 months, 3 readings per plot and day. */
export function oasisDuSouss(today: string): FarmPlan {
  const plot = (name: string, recipe: typeof tomato, irrigationUnits: number, area: number) => ({
    name,
    recipe,
    irrigationUnits,
    area,
  });
  const tomatoStart = lastSuchDay('07-15', today);
  const from = addDays(monthsBefore(today, 18), 1);
  return {
    name: 'Oasis du Souss',
    place: 'Chtouka Aït Baha, Maroc',
    timeZone: 'Africa/Casablanca',
    climate: souss,
    plots: [
      plot('Serre 1', tomato, 4, 9800),
      plot('Serre 2', tomato, 4, 9800),
      plot('Serre 3', tomato, 4, 10_200),
      plot('Serre 4', tomato, 3, 7600),
      plot('Serre 5 Nord', tomato, 2, 5100),
      plot('Serre 5 Sud', tomato, 2, 4900),
      plot('Tunnel 1', raspberry, 2, 3800),
      plot('Tunnel 2', raspberry, 2, 3800),
      plot('Tunnel 3', raspberry, 1, 3600),
      plot('Roseraie Est', rose, 2, 4200),
      plot('Roseraie Ouest', rose, 2, 4000),
      plot('Pépinière', rose, 0, 600),
    ],
    from,
    rounds: [
      [8, 5],
      [12, 40],
      [16, 20],
    ],
    doneToday: 7,
    instructions: [
      { plot: 3, text: 'Rincer la rampe du fond', givenBefore: 50, doneBefore: 26 },
      { plot: 7, text: 'Monter l’apport à 1,8 et regarder le goutteur 3', givenBefore: 4, doneBefore: null },
    ],
    campaigns: [
      { name: 'Suivi 18 mois', start: from, end: today, visibility: 'all_apps' },
      seasonOf('Tomate', tomatoStart),
      seasonOf('Tomate', yearLater(tomatoStart, -1)),
      {
        name: `Framboise ${lastSuchDay('09-01', today).slice(0, 4)}`,
        start: lastSuchDay('09-01', today),
        end: addDays(lastSuchDay('09-01', today), 240),
        visibility: 'this_app',
      },
    ],
  };
}

function seasonOf(crop: string, start: string): FarmPlan['campaigns'][number] {
  const end = addDays(yearLater(start, 1), -10);
  return { name: `${crop} ${start.slice(0, 4)}–${end.slice(0, 4)}`, start, end, visibility: 'all_apps' };
}

export function serresDeBretagne(today: string): FarmPlan {
  const from = monthsBefore(today, 5);
  return {
    name: 'Serres de Bretagne',
    place: 'Saint-Pol-de-Léon, France',
    timeZone: 'Europe/Paris',
    climate: brittany,
    plots: ['Chapelle A', 'Chapelle B', 'Chapelle C', 'Chapelle D'].map((name, index) => ({
      name,
      recipe: tomato,
      irrigationUnits: 2,
      area: 12_000 + index * 500,
    })),
    from,
    rounds: [
      [9, 15],
      [15, 30],
    ],
    doneToday: 1,
    instructions: [],
    campaigns: [{ name: 'Saison en cours', start: from, end: addDays(from, 300), visibility: 'all_apps' }],
  };
}

/** One of the largest farms: 53 plots, 10 rounds a day, 143,100 readings. For measurements; the demo itself does not include it. */
export function largeFarm(today: string): FarmPlan {
  const from = addDays(today, -269);
  return {
    name: 'Grande exploitation',
    place: 'Aoulouz, Maroc',
    timeZone: 'Africa/Casablanca',
    climate: souss,
    plots: Array.from({ length: 53 }, (_, index) => ({
      name: `Secteur ${index + 1}`,
      // A single crop, because a campaign's graphs and figures are about one crop at a time.
      recipe: rose,
      irrigationUnits: 2,
      area: 5000,
    })),
    from,
    rounds: [6, 7, 8, 9, 11, 12, 13, 15, 16, 17].map((hour) => [hour, 10] as const),
    doneToday: 53,
    instructions: [],
    campaigns: [{ name: 'Campagne complète', start: from, end: today, visibility: 'all_apps' }],
  };
}

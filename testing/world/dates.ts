import { addDays, daysBetween, momentOf, timestampOf, zoneClock } from '../../shared/src/domain/farm-time.ts';
import type { Random } from '../random.ts';
import { clockOf, type FileLanguage, type TrueFarm } from './farm.ts';
import { monthNames } from './month-names.ts';
import { type FileCell, textCell } from './writing.ts';

type Moment = { date: string; time: string };

/** How a file writes when something was measured. */
export interface WhenForm {
  name: string;
  /** Date and hour stand in one column. */
  isStamp: boolean;
  /** The file shows the order of day and month, and the year. */
  saysDate: boolean;
  order: 'dayFirst' | 'monthFirst';
  /** What stands behind the head: the zone of the clock. */
  headZone: string;
  /** The IANA zone of the file's clock; null for the farm's. */
  zone: string | null;
  date: (moment: Moment) => FileCell;
  time: (moment: Moment) => FileCell;
}

const parts = ({ date, time }: Moment) => {
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = ''] = time.split(':');
  return { year, month, day, hour, minute };
};

const half = ({ hour, minute }: { hour: string; minute: string }, am = 'AM', pm = 'PM') =>
  `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? am : pm}`;

/** Days since the zero of spreadsheets, with the hour as a fraction. */
const serial = ({ date, time }: Moment) => {
  const { hour, minute } = parts({ date, time });
  return daysBetween('1899-12-30', date) + (Number(hour) * 60 + Number(minute)) / 1440;
};

/** Draws how a file writes dates and hours, in the manner of its language. */
export function drawWhen(random: Random, language: FileLanguage, farm: TrueFarm): WhenForm {
  const sign = random.pick(['/', '/', '-', '.']) ?? '/';
  const short = random.chance(0.2);
  const monthFirst = (language === 'en' || language === 'logger') && random.chance(0.4);
  const inOrder = (moment: Moment) => {
    const { year, month, day } = parts(moment);
    const [first, second] = monthFirst ? [month, day] : [day, month];
    return [first, second, short ? year.slice(2) : year].join(sign);
  };
  const days = new Set(farm.readings.map(({ date }) => date));
  const showsOrder = [...days].some((date) => Number(date.slice(8)) > 12);
  const time = random.pick<(moment: Moment) => string>([
    ({ time }) => time,
    ({ time }) => `${time}:00`,
    (moment) => `${Number(parts(moment).hour)}h${parts(moment).minute}`,
    (moment) => `${Number(parts(moment).hour)}:${parts(moment).minute}`,
    (moment) => half(parts(moment)),
  ])!;
  const base = {
    isStamp: false,
    saysDate: true,
    order: monthFirst ? 'monthFirst' : 'dayFirst',
    headZone: '',
    zone: null,
  } as const;
  const two = (name: string, date: (moment: Moment) => FileCell, more: Partial<WhenForm> = {}): WhenForm => ({
    ...base,
    name,
    date,
    time: (moment) => textCell(time(moment)),
    ...more,
  });
  const stamp = (name: string, date: (moment: Moment) => FileCell, more: Partial<WhenForm> = {}): WhenForm => ({
    ...base,
    name,
    isStamp: true,
    date,
    time: () => textCell(''),
    ...more,
  });
  const months = monthNames[language];
  const named = (moment: Moment) => {
    const { year, month, day } = parts(moment);
    return textCell(`${Number(day)} ${months[Number(month) - 1]} ${year}`);
  };
  const saysDate = showsOrder && !(short && sign !== '/' && days.size < 3);
  const forms: readonly (() => WhenForm)[] = [
    () => two('iso', ({ date }) => ({ text: date, stored: new Date(`${date}T00:00:00Z`) })),
    () => two('ordered', (moment) => textCell(inOrder(moment)), { saysDate: saysDate && !short }),
    () => two('ordered', (moment) => textCell(inOrder(moment)), { saysDate: saysDate && !short }),
    () => two('named month', named),
    () => two('year first', ({ date }) => textCell(date.replaceAll('-', '/'))),
    () => stamp('iso stamp', (moment) => textCell(`${moment.date} ${moment.time}:00`)),
    () => stamp('iso T', (moment) => textCell(`${moment.date}T${moment.time}`)),
    () =>
      stamp('ordered stamp', (moment) => textCell(`${inOrder(moment)} ${time(moment)}`), {
        saysDate: saysDate && !short,
      }),
    () => two('days', (moment) => textCell(String(Math.floor(serial(moment))))),
    () => stamp('days with hour', (moment) => textCell(serial(moment).toFixed(6))),
    () =>
      two(
        'no year',
        (moment) => textCell(`${Number(parts(moment).day)}-${months[Number(parts(moment).month) - 1]?.slice(0, 3)}`),
        { saysDate: false },
      ),
    () =>
      two(
        'weekday inside',
        (moment) =>
          textCell(
            `${new Date(moment.date).toLocaleDateString(language === 'logger' || language === 'ar' ? 'en' : language, { weekday: 'short', timeZone: 'UTC' })} ${inOrder(moment)}`,
          ),
        { saysDate: saysDate && !short },
      ),
    () => inZone(random, farm, time, stamp),
    () => instant(random, farm, stamp),
  ];
  return random.pick(forms)!();
}

type One = (name: string, date: (moment: Moment) => FileCell, more?: Partial<WhenForm>) => WhenForm;

/** The clock of a logger that was set to another zone: its head says it. */
function inZone(random: Random, farm: TrueFarm, time: (moment: Moment) => string, stamp: One): WhenForm {
  const hours = random.pick([0, 1, 2, 3, -3, -7]) ?? 0;
  const zone = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  const there = (moment: Moment) => momentOf(timestampOf(moment.date, moment.time, clockOf(farm)), zoneClock(zone));
  const offset = `GMT${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
  return stamp('zone in head', (moment) => textCell(`${there(moment).date} ${time(there(moment))}`), {
    headZone: random.pick([` (${offset})`, `, ${offset}`, ` (${offset.replace('GMT', 'UTC')})`]) ?? '',
    zone,
  });
}

/** An instant with its offset, as clouds write it. */
function instant(random: Random, farm: TrueFarm, stamp: One): WhenForm {
  const hours = random.pick([0, 0, 1, 2, -3]) ?? 0;
  const at = ({ date, time }: Moment) => timestampOf(date, time, clockOf(farm)) + hours * 3600;
  const mark = hours === 0 ? (random.pick(['Z', '+00:00']) ?? 'Z') : `${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`;
  return stamp('instant', (moment) => {
    const text = new Date(at(moment) * 1000).toISOString();
    return textCell(`${text.slice(0, 19)}${mark}`);
  });
}

export const weekdayOf = (date: string, language: FileLanguage) =>
  new Date(date).toLocaleDateString(language === 'logger' ? 'en' : language, { weekday: 'long', timeZone: 'UTC' });

/** A day that has nothing to do with a reading: a planting, a delivery. */
export const otherDay = (date: string) => addDays(date, -37);

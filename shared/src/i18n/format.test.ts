import { zoneClock } from '../domain/farm-time.ts';
import { describe, expect, test } from 'vitest';
import { createFormat, formatFor } from './format.ts';
import { locales, type Locale } from './locales.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');
const format = (locale: Locale) => createFormat({ locale, clock: zoneClock('Africa/Casablanca') });

// Specification 9: number formatting default: 2 decimals
test('formatNumber writes two decimals by default', () => {
  expect(locales.map(({ locale }) => plain(format(locale).number(1234.5)))).toEqual([
    '1 234,50',
    '1,234.50',
    '1234,50',
    '1234,50',
    '1.234,50',
    '1.234,50',
  ]);
});

describe('values', () => {
  test('EC is written in the person’s unit and kept in mS/cm', () => {
    const micro = createFormat({ locale: 'fr', ecUnit: 'µS/cm' });
    expect(plain(micro.ec(1.85))).toBe('1 850');
    expect(plain(micro.ec(1.85, { unit: true }))).toBe('1 850 µS/cm');
    expect(micro.ecToStored(1850)).toBe(1.85);
    expect(micro.ecFromStored(1.85)).toBe(1850);
    expect(plain(createFormat({ locale: 'en', ecUnit: 'dS/m' }).ec(2, { unit: true }))).toBe('2.00 dS/m');
  });

  test('a value that rounds to 0 has no sign', () => {
    for (const { locale } of locales) {
      const { number, ec, ph, percent } = format(locale);
      expect([number(-0.004), number(-0), ec(-0.001), ph(-0.001), percent(-0.01)]).toEqual([
        number(0),
        number(0),
        ec(0),
        ph(0),
        percent(0),
      ]);
      expect(plain(number(-0.006))).toMatch(/^[-−]0[,.]01$/);
    }
  });

  test('28 means 28 %', () => {
    expect(plain(format('fr').percent(28))).toBe('28 %');
    expect(plain(format('en').percent(33.3333))).toBe('33.3%');
    expect(plain(format('ar-MA').percent(28))).toContain('28');
  });

  test('volumes keep what was typed', () => {
    expect(plain(format('es').volume(1250.5, 'ml'))).toBe('1250,5 mL');
    expect(plain(format('en').volume(0.3, 'l'))).toBe('0.3 L');
  });

  test('typed numbers are ungrouped, in full, with the language’s mark', () => {
    expect(format('fr').typed(1234.5678)).toBe('1234,5678');
    expect(format('en').typed(1234.5)).toBe('1234.5');
    expect(format('ar-MA').typed(1234.5)).toBe('1234,5');
    expect(format('pl').typed(null)).toBe('');
    expect(locales.map(({ locale }) => format(locale).decimalMark)).toEqual([',', '.', ',', ',', ',', ',']);
  });
});

describe('dates and times', () => {
  test('a date is the farm’s, whatever the zone of the phone', () => {
    expect(plain(format('fr').date('2026-03-22'))).toBe('22/03/2026');
    expect(plain(format('fr').date('2026-08-01', 'long'))).toBe('1 août 2026');
    expect(plain(format('en').date('2026-08-01', 'weekday'))).toMatch(/^Saturday/);
    expect(plain(format('fr').time('07:05'))).toBe('07:05');
  });

  test('Arabic of Morocco has its own months, Latin digits and a day of 24 hours', () => {
    expect(plain(format('ar-MA').date('2026-08-01', 'long'))).toBe('1 غشت 2026');
    expect(plain(format('ar-MA').date('2026-12-09', 'long'))).toBe('9 دجنبر 2026');
    expect(plain(format('ar-MA').time('19:30'))).toBe('19:30');
  });

  test('an instant is shown on the farm’s clock', () => {
    expect(plain(format('fr').dateTime(Date.parse('2026-06-15T22:30:00Z') / 1000))).toContain('23:30');
  });

  test('says how long ago', () => {
    const now = 1_000_000;
    expect(format('en').relative(now - 7200, now)).toBe('2 hours ago');
    expect(format('fr').relative(now - 86_400, now)).toBe('hier');
    expect(format('en').relative(now + 180, now)).toBe('in 3 minutes');
    expect(format('en').relative(now - 3 * 3600 - 2400, now)).toBe('3 hours ago');
  });

  test('calls less than a minute now', () => {
    const now = 1_000_000;
    const written = (at: number) => locales.map(({ locale }) => format(locale).relative(at, now));
    expect(written(now - 30)).toEqual(['maintenant', 'now', 'ahora', 'teraz', 'agora', 'الآن']);
    expect(written(now + 59)).toEqual(written(now));
  });

  test.each([
    ['2026-11-24T08:15', 'hier', 'a whole day'],
    ['2026-11-23T09:30', 'avant-hier', 'less than two whole days'],
    ['2026-11-18T09:30', 'il y a 1 semaine', 'seven days of the calendar'],
    ['2026-11-12T08:15', 'il y a 1 semaine', 'thirteen days'],
    ['2026-10-20T08:15', 'il y a 1 mois', 'a month'],
    ['2025-11-20T08:15', 'il y a 1 an', 'a year'],
    ['2026-11-27T07:00', 'après-demain', 'less than two days ahead'],
  ])('writes %s, seen on Wednesday 25 November at 8:15 on the farm, as “%s”', (at, written) => {
    const { relative } = createFormat({ locale: 'fr', clock: zoneClock('Africa/Casablanca') });
    const instant = (time: string) => Date.parse(`${time}+01:00`) / 1000;
    expect(relative(instant(at), instant('2026-11-25T08:15'))).toBe(written);
  });

  test('counts days of the farm, whose clock may be past midnight', () => {
    const at = (time: string) => Date.parse(`${time}Z`) / 1000;
    const written = (zone: string) =>
      createFormat({ locale: 'fr', clock: zoneClock(zone) }).relative(at('2026-11-23T18:00'), at('2026-11-24T19:00'));
    expect([written('UTC'), written('Asia/Kolkata')]).toEqual(['hier', 'avant-hier']);
  });

  test('calls the beginning of a day of 25 hours today', () => {
    const { relative } = createFormat({ locale: 'fr', clock: zoneClock('Europe/Paris') });
    const at = (time: string) => Date.parse(time) / 1000;
    expect(relative(at('2026-10-25T00:10+02:00'), at('2026-10-25T23:30+01:00'))).toBe('aujourd’hui');
  });
});

describe('a region', () => {
  const british = createFormat({ locale: 'en', region: 'en-GB', clock: zoneClock('Africa/Casablanca') });

  // Specification 1: formats follow the region
  test('has its own order of day and month', () => {
    expect(british.date('2026-11-22')).toBe('22/11/2026');
    expect(format('en').date('2026-11-22')).toBe('11/22/26');
    expect(british.date('2026-11-22', 'long')).toBe('22 November 2026');
  });

  test('has its own marks in numbers', () => {
    const mexican = createFormat({ locale: 'es', region: 'es-MX' });
    expect([mexican.number(1234.5), mexican.typed(1.5), mexican.decimalMark]).toEqual(['1,234.50', '1.5', '.']);
  });

  test('shares the clock of 24 hours with all others, in every text', () => {
    const evening = Date.parse('2026-06-15T20:30:00Z') / 1000;
    for (const candidate of [british, ...locales.map(({ locale }) => format(locale))]) {
      expect(candidate.time('21:30')).toBe('21:30');
      expect(candidate.dateTime(evening)).toContain('21:30');
      expect(candidate.time('00:05')).toBe('00:05');
    }
  });

  test('is remembered apart from the language', () => {
    expect(formatFor({ locale: 'en', region: 'en-GB' }).date('2026-11-22')).toBe('22/11/2026');
    expect(formatFor({ locale: 'en', region: 'en' }).date('2026-11-22')).toBe('11/22/26');
  });

  test('is remembered apart from the farm, whose clock it writes instants by', () => {
    const at = (zone: string) => formatFor({ locale: 'en', clock: zoneClock(zone) }).dateTime(0);
    expect([at('UTC'), at('Asia/Kolkata')]).toEqual([
      expect.stringContaining('00:00'),
      expect.stringContaining('05:30'),
    ]);
  });
});

test('no written text has a mark of direction', () => {
  const { number, ec, ph, percent, volume, date, time, dateTime, typed } = format('ar-MA');
  const texts = [
    number(-3.5),
    ec(-0.5),
    ph(6),
    percent(28),
    volume(3, 'ml'),
    time('09:12'),
    dateTime(1_000_000),
    typed(-2),
  ];
  const dates = (['short', 'long', 'weekday'] as const).map((style) => date('2026-11-22', style));
  expect([...texts, ...dates].filter((text) => /[\u200e\u200f\u061c\u2066-\u2069]/.test(text))).toEqual([]);
  expect(date('2026-11-22')).toBe('22 نونبر 2026');
});

test('sorts names by the language’s rules, and 2 before 10', () => {
  const { compare } = format('pl');
  expect(['Łan', 'Zbór', 'Las 10', 'Las 2'].sort(compare)).toEqual(['Las 2', 'Las 10', 'Łan', 'Zbór']);
});

test('joins lists by the language’s rules', () => {
  expect(format('en').list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(format('fr').list(['a', 'b'])).toBe('a et b');
});

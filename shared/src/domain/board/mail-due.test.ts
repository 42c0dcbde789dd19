import { expect, test } from 'vitest';
import { momentOf, zoneClock } from '../farm-time.ts';
import { dayOfMail, isMailDue } from './mail-due.ts';

/** Returns the farm's times at which a mail is due, in steps of ten minutes from one instant to another. */
function dueAt(zone: string, from: string, to: string, hour: number): string[] {
  const clock = zoneClock(zone);
  let sentOn: string | null = null;
  const sent: string[] = [];
  for (let at = Date.parse(from) / 1000; at <= Date.parse(to) / 1000; at += 600) {
    const now = momentOf(at, clock);
    if (!isMailDue({ hour, sentOn }, now)) continue;
    sentOn = dayOfMail(hour, now);
    sent.push(`${now.date} ${now.time}`);
  }
  return sent;
}

test('is sent once a day, when its hour of the farm’s day begins', () => {
  expect(dueAt('Africa/Casablanca', '2026-06-14T00:00:00Z', '2026-06-16T22:00:00Z', 6)).toEqual([
    '2026-06-14 06:00',
    '2026-06-15 06:00',
    '2026-06-16 06:00',
  ]);
});

test('an hour that a change of the clocks leaves out is replaced by the next', () => {
  // Paris goes from 02:00 to 03:00 on 29 March 2026.
  expect(dueAt('Europe/Paris', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', 2)).toEqual([
    '2026-03-29 03:00',
    '2026-03-30 02:00',
  ]);
});

test('an hour that comes twice sends one mail', () => {
  // Paris goes from 03:00 back to 02:00 on 25 October 2026.
  expect(dueAt('Europe/Paris', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2)).toEqual([
    '2026-10-25 02:00',
    '2026-10-26 02:00',
  ]);
});

test.each([
  ['05:59', false],
  ['06:00', true],
  ['09:59', true],
  ['10:00', false],
])('the mail of six is worth sending at %s: %s', (time, isDue) => {
  expect(isMailDue({ hour: 6, sentOn: '2026-06-14' }, { date: '2026-06-15', time })).toBe(isDue);
});

test.each([
  ['2026-06-20', '22:00', true],
  ['2026-06-21', '00:20', true],
  ['2026-06-21', '02:00', false],
])('the mail of ten in the evening is worth sending on %s at %s: %s', (date, time, isDue) => {
  const now = { date, time };
  expect(isMailDue({ hour: 22, sentOn: '2026-06-19' }, now)).toBe(isDue);
  expect(isMailDue({ hour: 22, sentOn: dayOfMail(22, now) }, now)).toBe(false);
  expect(isMailDue({ hour: 22, sentOn: dayOfMail(22, now) }, { date: '2026-06-21', time: '22:00' })).toBe(true);
});

test('a person who chooses an hour that has begun gets the first mail tomorrow, otherwise the next time that it comes', () => {
  const now = { date: '2026-06-15', time: '06:30' };
  expect([dayOfMail(6, now), dayOfMail(7, now)]).toEqual(['2026-06-15', '2026-06-14']);
  expect(isMailDue({ hour: 23, sentOn: dayOfMail(23, now) }, { date: '2026-06-15', time: '00:20' })).toBe(false);
});

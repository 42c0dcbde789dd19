import { addDays, type FarmMoment } from '../farm-time.ts';

/** How many hours a late mail is still worth sending: a server that was down at six sends it at nine, but not in the afternoon. */
const hoursOfWorth = 4;

interface MailSetting {
  /** The hour of the farm's day, 0 to 23. */
  hour: number;
  /** The farm's day of the last mail, `YYYY-MM-DD`; null before the first. */
  sentOn: string | null;
}

const hourOf = ({ time }: FarmMoment) => Number(time.slice(0, 2));

/**
 * The farm's day of the newest mail of an hour: yesterday until the hour begins. When somebody chooses the hour, that day counts as done,
 * because nobody who chooses six in the evening wants a mail at once.
 */
export const dayOfMail = (hour: number, now: FarmMoment): string =>
  hourOf(now) >= hour ? now.date : addDays(now.date, -1);

/**
 * Whether the newest mail must be sent now, also after midnight. If a clock change skips the hour, it counts as over in the next hour; if a
 * clock change repeats it, the day has already had its mail.
 */
export function isMailDue({ hour, sentOn }: MailSetting, now: FarmMoment): boolean {
  const late = (hourOf(now) - hour + 24) % 24;
  return late < hoursOfWorth && (sentOn === null || sentOn < dayOfMail(hour, now));
}

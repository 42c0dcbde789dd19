import type { FarmMoment } from '../farm-time.ts';

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
 * Whether the mail of the farm's day must be sent now. If a clock change skips the hour, it counts as over in the next hour; if a clock
 * change repeats it, the day has already had its mail.
 */
export function isMailDue({ hour, sentOn }: MailSetting, now: FarmMoment): boolean {
  if (sentOn !== null && sentOn >= now.date) return false;
  return hourOf(now) >= hour && hourOf(now) < hour + hoursOfWorth;
}

/**
 * The day that counts as done when the hour is chosen: today if the hour has begun, because nobody who chooses six in the evening wants a
 * mail at once.
 */
export const doneOnChoosing = (hour: number, now: FarmMoment): string | null => (hourOf(now) >= hour ? now.date : null);

import type { FarmMoment } from '../farm-time.ts';

/** For so many hours after its own a mail that did not go is still worth sending: a server that was down at six sends it at nine, and none in the afternoon. */
const hoursOfWorth = 4;

interface MailSetting {
  /** Of the farm's day, 0 to 23. */
  hour: number;
  /** The farm's day of the last one, `YYYY-MM-DD`; null before the first. */
  sentOn: string | null;
}

const hourOf = ({ time }: FarmMoment) => Number(time.slice(0, 2));

/**
 * Whether the mail of the farm's day is to go now. An hour that a change of the clocks leaves out is past with the next one; one that it repeats comes on
 * a day that has had its mail.
 */
export function isMailDue({ hour, sentOn }: MailSetting, now: FarmMoment): boolean {
  if (sentOn !== null && sentOn >= now.date) return false;
  return hourOf(now) >= hour && hourOf(now) < hour + hoursOfWorth;
}

/** The day that counts as done when the hour is chosen: today where the hour has begun, for nobody who chooses six in the evening wants it at once. */
export const doneOnChoosing = (hour: number, now: FarmMoment): string | null => (hourOf(now) >= hour ? now.date : null);

/** Returns the day (YYYY-MM-DD) and the minute (HH:MM) on the demo's main farm, whatever zone the tests and the phone are in. */
export function onFarm(): { date: string; time: string } {
  // Swedish writes dates as ISO 8601 does.
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Casablanca',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = parts.format(new Date()).split(' ');
  return { date, time };
}

/** Returns the day that is `days` after `date`, or before it where `days` is negative. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns the farm's last whole day, YYYY-MM-DD: every hour of it has passed. */
export const yesterday = (): string => addDays(onFarm().date, -1);

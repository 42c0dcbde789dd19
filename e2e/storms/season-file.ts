import { addDays } from '../support/farm-clock.ts';

/** Rows of one day: a reading every ten minutes, from 06:00 on. */
const perDay = 100;

/** A sheet of so many ready readings of one plot, from a day on, as `setInputFiles` takes it; `days` are its first and last day. */
export function seasonFile(plot: string, from: string, readings: number) {
  const day = (row: number) => addDays(from, Math.floor(row / perDay));
  const time = (row: number) => {
    const minutes = 360 + (row % perDay) * 10;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const lines = Array.from({ length: readings }, (_, row) => `${day(row)};${time(row)};${plot};2.1;5.8`);
  const text = ['Date;Time;Plot;Intake EC;Intake pH', ...lines].join('\r\n');
  return {
    days: [from, day(readings - 1)] as const,
    file: { name: `${plot} ${from}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) },
  };
}

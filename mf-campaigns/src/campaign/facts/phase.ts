import type { Campaign } from '@seguia/shared/platform';
import { dayNumber } from '@seguia/shared/domain/farm-time';

/** Whether a campaign is running, to come or past on a day. Days count from 1, both ends included. */
export type Phase =
  | { kind: 'running'; day: number; days: number }
  | { kind: 'upcoming'; inDays: number }
  | { kind: 'ended'; sinceDays: number };

export function phaseOf(campaign: Pick<Campaign, 'startDate' | 'endDate'>, today: string): Phase {
  const now = dayNumber(today);
  const start = dayNumber(campaign.startDate);
  const end = dayNumber(campaign.endDate);
  if (now < start) return { kind: 'upcoming', inDays: start - now };
  if (now > end) return { kind: 'ended', sinceDays: now - end };
  return { kind: 'running', day: now - start + 1, days: end - start + 1 };
}

const order = { running: 0, upcoming: 1, ended: 2 };

/** Groups campaigns by phase: running ones, then those to come (the next one first), then past ones (the latest first). */
export function groupByPhase<Item extends Pick<Campaign, 'startDate' | 'endDate'>>(
  campaigns: Item[],
  today: string,
): Item[] {
  return campaigns.toSorted((first, other) => {
    const kind = phaseOf(first, today).kind;
    const difference = order[kind] - order[phaseOf(other, today).kind];
    if (difference !== 0) return difference;
    return kind === 'upcoming'
      ? first.startDate.localeCompare(other.startDate)
      : other.endDate.localeCompare(first.endDate);
  });
}

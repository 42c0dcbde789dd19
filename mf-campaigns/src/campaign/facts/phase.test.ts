import { describe, expect, it } from 'vitest';
import { groupByPhase, phaseOf } from './phase.ts';

const summer = { startDate: '2026-03-01', endDate: '2026-08-31' };

describe('where a campaign stands', () => {
  it('counts its first and its last day', () => {
    expect(phaseOf(summer, '2026-03-01')).toEqual({ kind: 'running', day: 1, days: 184 });
    expect(phaseOf(summer, '2026-08-31')).toEqual({ kind: 'running', day: 184, days: 184 });
  });

  it('says how far off it is', () => {
    expect(phaseOf(summer, '2026-02-27')).toEqual({ kind: 'upcoming', inDays: 2 });
    expect(phaseOf(summer, '2026-09-01')).toEqual({ kind: 'ended', sinceDays: 1 });
  });

  it('puts running ones first, then the next, then the latest past', () => {
    const old = { startDate: '2024-01-01', endDate: '2024-12-31' };
    const last = { startDate: '2025-01-01', endDate: '2025-12-31' };
    const next = { startDate: '2026-09-01', endDate: '2027-06-30' };
    const later = { startDate: '2027-09-01', endDate: '2028-06-30' };
    expect(groupByPhase([old, later, next, last, summer], '2026-05-05')).toEqual([summer, next, later, last, old]);
  });
});

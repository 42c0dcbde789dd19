import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@seguia/shared/domain/farm-time';
import { bodyOf, emptyForm, errorsOf, formOf, latestEnd } from './form-state.ts';

const form = { ...emptyForm, name: 'Tomates 2025', startDate: '2025-01-01' };

describe('the campaign form', () => {
  it('takes 18 consecutive months and not a day more', () => {
    expect(errorsOf({ ...form, endDate: '2026-06-30' })).toEqual({});
    expect(errorsOf({ ...form, endDate: '2026-07-01' })).toEqual({ endDate: 'campaign_over_18_months' });
  });

  it('asks for a name and both dates, in their order', () => {
    expect(errorsOf(emptyForm)).toEqual({ name: 'required', startDate: 'required', endDate: 'required' });
    expect(errorsOf({ ...form, endDate: '2024-12-31' })).toEqual({ endDate: 'end_before_start' });
  });

  it('offers the latest end that the rule takes, whatever the start', () => {
    expect(latestEnd('2025-01-01')).toBe('2026-06-30');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const startDate = addDays('2020-01-01', days);
        const end = latestEnd(startDate);
        expect(errorsOf({ ...form, startDate, endDate: end })).toEqual({});
        expect(errorsOf({ ...form, startDate, endDate: addDays(end, 1) })).toEqual({
          endDate: 'campaign_over_18_months',
        });
      }),
    );
  });
});

describe('the body that is sent', () => {
  it('has a name that a server takes, whatever was pasted', () => {
    expect(bodyOf({ ...form, name: 'Tomate\t2026\u0085\n' }).name).toBe('Tomate 2026');
  });

  it('has a trimmed name, and null for what was not chosen', () => {
    expect(bodyOf({ ...form, name: '  Tomates 2025 ', endDate: '2025-12-31' })).toEqual({
      name: 'Tomates 2025',
      startDate: '2025-01-01',
      endDate: '2025-12-31',
      visibility: 'all_apps',
    });
    expect(bodyOf(emptyForm)).toEqual({ name: '', startDate: '', endDate: '', visibility: 'all_apps' });
  });

  it('equals the opened campaign if nothing changed', () => {
    const body = { name: 'A', startDate: '2025-01-01', endDate: '2025-02-01', visibility: 'this_app' } as const;
    const campaign = { ...body, id: 'c', createdBy: { id: 'p', firstname: 'N', lastname: 'B' } };
    expect(bodyOf(formOf({ ...campaign, createdAt: 0, updatedAt: 0, version: 1 }))).toEqual(body);
  });

  it('names one problem a field, the first', () => {
    expect(errorsOf({ ...form, name: 'x'.repeat(121), endDate: '2025-02-30' })).toEqual({
      name: 'too_long',
      endDate: 'date_invalid',
    });
  });
});

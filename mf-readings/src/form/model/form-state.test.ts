import { describe, expect, test } from 'vitest';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import {
  type FormState,
  holdsSomething,
  isSame,
  newFormState,
  rebase,
  toFormState,
  withDrippers,
  withTyped,
} from './form-state.ts';

const now = { date: '2026-03-01', time: '09:12' };
const typing = createFormat({ locale: 'fr', ecUnit: 'µS/cm' });
const form = (typed: Partial<FormState> = {}): FormState => ({ ...newFormState('p', now), ...typed });
const drippers = { dripperCount: 10, intakePerDripper: 2.5, dripperUnit: 'cl' as const };

describe('the known drippers of a plot', () => {
  test('fill empty fields', () => {
    expect(withDrippers(form(), drippers, typing)).toEqual(
      form({ dripperCount: '10', intakePerDripper: '2,5', dripperUnit: 'cl' }),
    );
  });

  test('overwrite nothing that is typed', () => {
    const typed = form({ dripperCount: '12', intakePerDripper: '3' });
    expect(withDrippers(typed, drippers, typing)).toEqual(typed);
  });

  test('follow the unit of a typed volume', () => {
    const typed = form({ totalDrained: '300' });
    expect(withDrippers(typed, drippers, typing)).toEqual({ ...typed, dripperCount: '10', intakePerDripper: '25' });
  });

  test('may be incomplete or missing', () => {
    const part = { dripperCount: 10, intakePerDripper: null, dripperUnit: null };
    expect(withDrippers(form({ dripperUnit: 'l' }), part, typing)).toEqual(
      form({ dripperCount: '10', dripperUnit: 'l' }),
    );
    expect(withDrippers(form(), undefined, typing)).toEqual(form());
  });
});

describe('a form has something to lose', () => {
  test.each([...measuredFields, 'totalDrained', 'note'] as const)('when %s is typed', (field) => {
    expect(holdsSomething(form({ [field]: '2' }))).toBe(true);
    expect(holdsSomething(form({ [field]: '  ' }))).toBe(false);
  });

  test('but not when its drippers filled in by themselves', () => {
    expect(holdsSomething(form())).toBe(false);
    expect(holdsSomething(withDrippers(form({ entryType: 'drippers' }), drippers, typing))).toBe(false);
  });
});

test('two forms are the same if every field is', () => {
  expect(isSame(form({ note: 'a' }), form({ note: 'a' }))).toBe(true);
  for (const change of [{ note: 'b' }, { intakeEc: '2' }, { plotId: 'q' }, { entryType: 'drippers' as const }])
    expect(isSame(form(), form(change)), JSON.stringify(change)).toBe(false);
});

test('shows a reading in the form as the person would have typed it', () => {
  const reading = { plotId: 'p', ...now, intakeEc: 2.4, intakePh: 5.8, drainPercent: 28, note: null };
  const typed = { intakeEc: '2400', intakePh: '5,8' };
  expect(toFormState({ ...reading, entryType: 'value' }, typing)).toEqual(form({ ...typed, drainPercent: '28' }));
  const volumes = { totalDrained: 7, intakePerDripper: 2.5, dripperCount: 10, dripperUnit: 'l' as const };
  expect(toFormState({ ...reading, entryType: 'drippers', ...volumes, note: 'n' }, typing)).toEqual(
    form({
      ...typed,
      entryType: 'drippers',
      totalDrained: '7',
      intakePerDripper: '2,5',
      dripperCount: '10',
      dripperUnit: 'l',
      note: 'n',
    }),
  );
});

test('a field that both changed to the same value needs no decision', () => {
  const taken = form({ intakeEc: '2400', note: 'a' });
  const [state, newer] = [
    { ...taken, intakeEc: '2500', note: 'b' },
    { ...taken, intakeEc: '2500', time: '10:00' },
  ];
  expect(rebase(state, taken, newer)).toEqual({ state: { ...newer, note: 'b' }, both: [] });
});

test('a late draft keeps what was typed meanwhile, drippers included, but nothing that filled in by itself', () => {
  const begun = form();
  const filledIn = { intakePerDripper: '160', dripperCount: '7' };
  const draft = { ...begun, ...filledIn, intakeEc: '2.4', entryType: 'drippers' as const, dripperCount: '12' };
  const later = { ...begun, ...filledIn, drainEc: '3.1' };
  expect(withTyped(draft, begun, later, filledIn)).toEqual({ ...draft, drainEc: '3.1' });
  const typed = { ...later, dripperCount: '30', totalDrained: '840' };
  expect(withTyped(draft, begun, typed, filledIn)).toMatchObject({
    dripperCount: '30',
    totalDrained: '840',
    intakeEc: '2.4',
  });
});

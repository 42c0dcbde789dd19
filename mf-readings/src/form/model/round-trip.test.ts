import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { ecUnits } from '@seguia/shared/domain/units';
import { locales, type ReadingBody } from '@seguia/shared/platform';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import { inUnit } from './draft-state.ts';
import { toBody, valuesOf } from './form-body.ts';
import { type FormState, newFormState, type NumberField, rebase, toFormState, withDrippers } from './form-state.ts';

/** A number as a meter shows it: up to three decimals, never in scientific notation. */
const shown = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);

const body: fc.Arbitrary<ReadingBody> = fc
  .record({
    plotId: fc.uuid(),
    date: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    time,
    intakeEc: maybe(shown(20)),
    intakePh: maybe(shown(14)),
    drainEc: maybe(shown(20)),
    drainPh: maybe(shown(14)),
    entryType: fc.constantFrom('value' as const, 'drippers' as const),
    drainPercent: maybe(shown(150)),
    totalDrained: shown(5000),
    intakePerDripper: shown(2000).filter((volume) => volume > 0),
    dripperCount: fc.integer({ min: 1, max: 200 }),
    dripperUnit: fc.constantFrom('ml' as const, 'cl' as const, 'l' as const),
    meterId: maybe(fc.uuid()),
    note: maybe(
      fc
        .string()
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    ),
  })
  .map(normaliseReading);

describe.each(locales.map(({ locale }) => locale))('in %s', (locale) => {
  test.each(ecUnits)('a reading put into the form and read out again is the same, EC in %s', (ecUnit) => {
    const typing = createFormat({ locale, ecUnit });
    fc.assert(
      fc.property(body, (reading) => {
        const { body: read, unread } = toBody(toFormState(reading, typing), typing);
        expect(unread).toEqual([]);
        expect(normaliseReading(read)).toEqual(reading);
      }),
    );
  });

  test('a number typed with a comma, a point or Arabic digits means the same', () => {
    const typing = createFormat({ locale });
    const writings: ((text: string) => string)[] = [
      (text) => text,
      (text) => text.replace('.', ','),
      (text) => text.replace('.', '٫'),
      (text) => text.replace('.', '٫').replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
      (text) => ` ${text} `,
    ];
    fc.assert(
      fc.property(shown(20), fc.constantFrom(...writings), (value, write) => {
        const state = { ...newFormState('p', now), intakeEc: write(String(value)) };
        expect(valuesOf(toBody(state, typing)).intakeEc).toBe(value);
      }),
    );
  });
});

const now = { date: '2026-03-01', time: '09:12' };
const typing = createFormat({ locale: 'fr' });
const form = (typed: Partial<FormState>): FormState => ({ ...newFormState('p', now), ...typed });

test('the drain percentage follows the drippers while they are typed, whatever the unit', () => {
  const typed = { entryType: 'drippers' as const, totalDrained: '0,3', intakePerDripper: '0,1', dripperCount: '10' };
  for (const dripperUnit of ['ml', 'cl', 'l'] as const) {
    expect(valuesOf(toBody(form({ ...typed, dripperUnit }), typing)).drainPercent).toBe(30);
  }
});

test('reports what cannot be read, and gives no value for it', () => {
  const { body: read, unread } = toBody(form({ intakeEc: '2,4,1', intakePh: 'abc', drainEc: '3' }), typing);
  expect(unread).toEqual([
    { field: 'intakeEc', code: 'two_separators' },
    { field: 'intakePh', code: 'not_a_number' },
  ]);
  expect(read).toMatchObject({ intakeEc: null, intakePh: null, drainEc: 3 });
});

test('remembered drippers alone are no reading: if nothing drained, EC and pH are saved without volumes', () => {
  const remembered = { dripperCount: 10, intakePerDripper: 250, dripperUnit: 'ml' as const };
  const state = withDrippers(form({ entryType: 'drippers', intakeEc: '2,4' }), remembered, typing);
  expect(state).toMatchObject({ dripperCount: '10', intakePerDripper: '250' });
  expect(toBody(state, typing, remembered).body).toMatchObject({ intakePerDripper: null, dripperCount: null });
  expect(toBody({ ...state, totalDrained: '500' }, typing, remembered).body).toMatchObject({ drainPercent: 20 });
  // A person who counts the drippers again has entered something about them.
  expect(toBody({ ...state, dripperCount: '12' }, typing, remembered).body).toMatchObject({ dripperCount: 12 });
  // A draft that was filled in another language.
  const inLitres = { ...remembered, intakePerDripper: 0.5, dripperUnit: 'l' as const };
  const draft = form({ entryType: 'drippers', intakeEc: '2.4', intakePerDripper: '0.5', dripperCount: '10' });
  expect(toBody(draft, typing, inLitres).body).toMatchObject({ intakePerDripper: null, dripperCount: null });
});

test('keeps volumes in the form while the person looks at the other entry type, and does not send them with it', () => {
  const state = form({
    entryType: 'value',
    drainPercent: '28',
    totalDrained: '300',
    intakePerDripper: '100',
    dripperCount: '10',
  });
  expect(toBody(state, typing).body).toMatchObject({ drainPercent: 28, totalDrained: null, dripperCount: null });
});

test('a draft typed in one EC unit comes back in another one', () => {
  const draft = {
    what: 'draft',
    id: 'r',
    state: form({ intakeEc: '2,4', drainEc: 'abc', intakePh: '5,8' }),
    ecUnit: 'mS/cm',
    base: null,
  };
  const { state } = inUnit(draft, createFormat({ locale: 'fr', ecUnit: 'µS/cm' }));
  expect(state).toMatchObject({ intakeEc: '2400', drainEc: 'abc', intakePh: '5,8' });
  // The values that an edit began with change their unit too: otherwise every EC would count as typed.
  const edit = { ...draft, base: { version: 3, taken: form({ intakeEc: '2,3' }) } };
  const { base } = inUnit(edit, createFormat({ locale: 'fr', ecUnit: 'µS/cm' }));
  expect(base).toMatchObject({ version: 3, taken: { intakeEc: '2300' } });
});

test('when a reading changes while its form is open, untouched fields follow and typed ones stay', () => {
  const taken = form({ intakeEc: '2,4', intakePh: '5,8', note: '' });
  const state = { ...taken, intakeEc: '2,5', note: 'fuite' };
  const newer = { ...taken, intakeEc: '2,6', intakePh: '5,9' };
  const both: NumberField[] = ['intakeEc'];
  expect(rebase(state, taken, newer)).toEqual({ state: { ...newer, intakeEc: '2,5', note: 'fuite' }, both });
});

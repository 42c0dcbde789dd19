import type { SheetForm } from '@seguia/shared/platform';

/** The properties of a `DateField` for a day that the form holds as text, empty for no day. */
export function dayField<Day extends string, Typed extends Record<Day, string>>(form: SheetForm<Typed>, name: Day) {
  const { value, onChange, ...field } = form.field(name);
  return { ...field, value: value || null, onChange: (day: string | null) => onChange((day ?? '') as Typed[Day]) };
}

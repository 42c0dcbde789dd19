import type { FieldBase } from '../fields/field.ts';

/** What Select, ComboBox and the date fields share with every field. */
export type PickerBase = FieldBase & { name?: string | undefined };

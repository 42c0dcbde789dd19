import type { FieldFix } from '@seguia/shared/ui';
import type { FieldName } from './form-state.ts';

/** The note beneath a field: a problem or a question, and its one-tap repairs. */
export interface FieldNote {
  error?: string;
  ask?: string;
  fixes?: FieldFix[];
}

export type FieldNotes = Partial<Record<FieldName, FieldNote>>;

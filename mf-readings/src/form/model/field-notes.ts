import type { FieldFix } from '@seguia/shared/ui';
import type { FieldName } from './form-state.ts';

/** What stands beneath a field: what is wrong with it, or what it asks, and the repairs that one tap makes. */
export interface FieldNote {
  error?: string;
  ask?: string;
  fixes?: FieldFix[];
}

export type FieldNotes = Partial<Record<FieldName, FieldNote>>;

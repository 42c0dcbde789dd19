import type { Wire } from '@seguia/openapi';
import type { InstructionRow } from './instructions.queries.ts';

export type NamedInstruction = InstructionRow &
  Record<'firstname' | 'lastname', string> &
  Record<'done_firstname' | 'done_lastname', string | null>;

/** A row in the form of the contract. */
export function instructionJson(row: NamedInstruction): Wire['Instruction'] {
  const { id, plot_id, text, done_at, done_by, reading_id, created_at, updated_at, version } = row;
  const { done_firstname: firstname, done_lastname: lastname } = row;
  return {
    id,
    plot_id,
    text,
    done_at,
    reading_id,
    ...(done_by !== null && { done_by: { id: done_by, firstname: firstname ?? '', lastname: lastname ?? '' } }),
    created_by: { id: row.created_by, firstname: row.firstname, lastname: row.lastname },
    created_at,
    updated_at,
    version,
  };
}

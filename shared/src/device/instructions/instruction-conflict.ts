import type { Instruction } from '@seguia/openapi';
import { instructionValues, type InstructionValues } from '../../domain/instructions/instruction.ts';
import { mineUponTheirs, uponTheirs } from '../../domain/instructions/instruction-merge.ts';
import { changeConflicts } from '../outbox/change-conflict.ts';

/** The server's version of an instruction that somebody else changed first. */
export interface TheirInstruction {
  instruction: Instruction | 'deleted';
  /** Null when the server never had it. */
  version: number | null;
}

/** The conflicts of instructions. */
export const instructionConflicts = changeConflicts<InstructionValues, Instruction>({
  changeOf: ({ instruction }) => instruction,
  holding: (instruction) => ({ instruction }),
  valuesOf: instructionValues,
  uponTheirs,
  mineUponTheirs,
});

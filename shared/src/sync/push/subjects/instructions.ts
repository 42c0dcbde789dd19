import type { Instruction } from '@seguia/openapi';
import type { TheirInstruction } from '../../../device/instructions/instruction-conflict.ts';
import { changeSender } from './change-sender.ts';

/** Sends instructions. */
export const instructions = changeSender<Instruction, TheirInstruction>(
  '/farmers/{farmer_id}/instructions/{id}',
  ({ instruction }) => instruction,
  (instruction, version) => ({ instruction, version }),
);

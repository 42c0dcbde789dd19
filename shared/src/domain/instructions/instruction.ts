/** What the server keeps of an instruction that a person decides. */
export interface InstructionValues {
  plotId: string;
  /** One line. */
  text: string;
  /** When it was done, in Unix seconds; null while it is open. */
  doneAt: number | null;
  /** The reading that it was ticked off with; null while it is open, and where it was ticked off without one. */
  readingId: string | null;
}

/** What is to be done, and where. */
export type InstructionOrder = Pick<InstructionValues, 'plotId' | 'text'>;

/** The longest instruction, in characters: two lines beside a plot's name on a small phone. */
export const longestInstruction = 200;

/** A typed instruction as it is stored: one line, without blanks at its ends. */
export const instructionText = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();

/** The values of an instruction without its history. */
export const instructionValues = ({ plotId, text, doneAt, readingId }: InstructionValues): InstructionValues => ({
  plotId,
  text,
  doneAt,
  readingId,
});

/** Whether two people would do the same: the same words for the same plot. */
export const hasSameOrder = (a: InstructionOrder, b: InstructionOrder): boolean =>
  a.plotId === b.plotId && a.text === b.text;

/** Whether both are open, or both are done, whoever did it when. */
export const isAlikeDone = (a: InstructionValues, b: InstructionValues): boolean =>
  (a.doneAt === null) === (b.doneAt === null);

import type { Meter } from '@seguia/openapi';
import { saysNothing } from './cells/cell-number.ts';
import { plain } from './cells/plain-text.ts';
import type { RowValues } from './read-values.ts';
import type { ImportAnswers } from './tables/import-answers.ts';

/** A meter of the farm: a file may name it by its name or its serial number. */
export interface NamedMeter {
  id: string;
  name: string;
  serialNumber?: string | null | undefined;
}

interface Unknown {
  name: string;
  ec: boolean;
  ph: boolean;
}

/** Finds meters by the names in a file, and remembers the unknown names with what was measured with them. */
export class MeterFinder {
  readonly #ids: ReadonlyMap<string, string>;
  readonly #answers: NonNullable<ImportAnswers['meters']>;
  readonly #unknown = new Map<string, Unknown>();

  constructor(meters: readonly NamedMeter[], { meters: answers = {} }: Pick<ImportAnswers, 'meters'>) {
    // A name counts before a serial number that another meter has.
    this.#ids = new Map([
      ...meters.flatMap(({ id, serialNumber }) => (serialNumber ? [[plain(serialNumber), id] as const] : [])),
      ...meters.map(({ id, name }) => [plain(name), id] as const),
    ]);
    this.#answers = answers;
  }

  /** The unknown names, each with the kind of meter that takes what was measured with it. */
  unknown(): { name: string; measures: Meter['kind'] }[] {
    return [...this.#unknown.values()].map(({ name, ec, ph }) => ({
      name,
      measures: ec === ph ? 'ec_ph' : ec ? 'ec' : 'ph',
    }));
  }

  /** The id of the meter that a cell names; null where it names none, where nobody knows it, and where the person leaves it out. */
  idOf(text: string, values: RowValues): string | null {
    const name = text.trim();
    const wanted = plain(name);
    if (wanted === '' || saysNothing(name)) return null;
    const answer = this.#answers[wanted];
    if (answer !== undefined) return answer;
    const id = this.#ids.get(wanted) ?? null;
    if (id === null) {
      const met = this.#unknown.get(wanted) ?? { name, ec: false, ph: false };
      this.#unknown.set(wanted, {
        name: met.name,
        ec: met.ec || values.intakeEc !== undefined || values.drainEc !== undefined,
        ph: met.ph || values.intakePh !== undefined || values.drainPh !== undefined,
      });
    }
    return id;
  }
}

import type { ImportAnswers } from './tables/import-answers.ts';
import { type ImportLine, problemKey, type RowProblem } from './import-row.ts';
import { minuteKey, readingKey } from './reading-key.ts';
import { take } from './read-values.ts';

/** The readings that the farm and the rows above have, so that none is imported twice. */
export class Known {
  readonly #readings: Set<string>;
  readonly #minutes: Set<string>;

  constructor(known: ReadonlySet<string>) {
    this.#readings = new Set(known);
    this.#minutes = new Set([...known].map((key) => key.split(' ').slice(0, 3).join(' ')));
  }

  /** Compares a row with the known readings: it is `there`, or in doubt where a known reading of the same minute has other values. */
  judge(row: ImportLine, answers: ImportAnswers): ImportLine {
    if (!row.body || (row.state !== 'ready' && row.state !== 'doubtful')) return row;
    const [reading, minute] = [readingKey(row.body), minuteKey(row.body)];
    if (this.#readings.has(reading)) return { ...row, state: 'there', problems: [] };
    const key = problemKey('twice', null);
    const isTwice = this.#minutes.has(minute) && (answers.rows[row.key]?.[key] ?? answers.all[key]) !== take.id;
    if (row.state === 'ready') {
      this.#readings.add(reading);
      this.#minutes.add(minute);
    }
    if (!isTwice) return row;
    const twice: RowProblem = {
      key,
      code: 'twice',
      severity: 'ask',
      field: null,
      cell: `${row.sheet}!${row.cell}`,
      text: `${row.body.date} ${row.body.time}`,
      repairs: [take],
    };
    return { ...row, state: 'doubtful', problems: [...row.problems, twice] };
  }
}

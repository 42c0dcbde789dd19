import { zoneClock } from '../../shared/src/domain/farm-time.ts';
import {
  type ImportAnswers,
  type ImportQuestion,
  noAnswers,
} from '../../shared/src/domain/imports/tables/import-answers.ts';
import { plain } from '../../shared/src/domain/imports/cells/plain-text.ts';
import { importReadings, type ReadingImport } from '../../shared/src/domain/imports/import-readings.ts';
import { type ValueField, valueFields } from '../../shared/src/domain/imports/tables/columns.ts';
import { readFile } from '../../shared/src/sheets/read-file.ts';
import type { TrueReading } from './farm.ts';
import type { WorldFile } from './world-file.ts';

/** What the import made of a file. */
export interface Verdict {
  /** Each value, day, hour or plot that would be stored and does not stand in the file. */
  wrong: readonly string[];
  /** Rows that would be stored without an answer. */
  ready: number;
  /** Rows that would be stored once somebody who knows the file has answered. */
  readyAnswered: number;
  /** The readings in the file. */
  held: number;
  questions: readonly string[];
  /** The readings that are right but lack a value that the file holds. */
  lacking: number;
}

/** After every reading of this farm, so that no reading lies in the future. */
const now = Date.parse('2027-02-01T12:00:00Z') / 1000;

/** How many times new questions are answered; answers may bring up others. */
const mostRounds = 8;

/** Reads a file without an answer, and with the answers of somebody who knows it, and compares what would be stored with the truth. */
export async function judge(file: WorldFile): Promise<Verdict> {
  const sheets = await readFile(file.name, file.bytes);
  const plots = file.farm.plots.map((name) => ({ id: idOf(name), name }));
  const read = (answers: ImportAnswers) =>
    importReadings(sheets, { plots, clock: zoneClock(file.farm.zone), now, known: new Set(), answers });
  const first = read(noAnswers);
  let last = first;
  let answers = noAnswers;
  for (let round = 0; round < mostRounds && last.questions.length > 0; round += 1) {
    for (const question of last.questions) answers = answered(question, answers, file);
    last = read(answers);
  }
  const isStored = first.questions.length === 0;
  const isStoredAnswered = last.questions.length === 0;
  return {
    wrong: [
      ...(isStored ? faultsOf(first, file) : []),
      ...(isStoredAnswered ? faultsOf(last, file).map((fault) => `answered: ${fault}`) : []),
    ],
    ready: isStored ? first.counts.ready : 0,
    readyAnswered: isStoredAnswered ? last.counts.ready : 0,
    held: file.readings.length,
    questions: first.questions.map(({ kind }) => kind),
    lacking: isStored ? lackingOf(first, file) : 0,
  };
}

const idOf = (name: string) => `plot ${name}`;
const place = (plot: string, date: string, time: string) => `${plot} ${date} ${time}`;

/** How far a stored value may be from the written one: units and shares are rounded. */
const slack: Record<string, number> = { drainPercent: 0.51 };

function truthOf({ readings }: WorldFile): Map<string, TrueReading> {
  return new Map(readings.map((reading) => [place(idOf(reading.plot), reading.date, reading.time), reading]));
}

function faultsOf({ rows }: ReadingImport, file: WorldFile): string[] {
  const truth = truthOf(file);
  return rows.flatMap(({ state, body, row, text }) => {
    if (state !== 'ready' || !body) return [];
    const where = `row ${row} (${text.slice(0, 80)})`;
    const held = truth.get(place(body.plotId, body.date, body.time));
    if (!held) return [`${where}: ${body.plotId} ${body.date} ${body.time} is not in the file`];
    return valueFields.flatMap((field) => {
      const stored = (body as Partial<Record<ValueField, number | null>>)[field];
      if (stored === undefined || stored === null) return [];
      const value = held.values[field];
      const isRight = value !== undefined && Math.abs(stored - value) <= (slack[field] ?? 0.011);
      return isRight ? [] : [`${where}: ${field} ${stored}, but the file says ${value ?? 'nothing'}`];
    });
  });
}

function lackingOf({ rows }: ReadingImport, file: WorldFile): number {
  const truth = truthOf(file);
  return rows.filter(({ state, body }) => {
    const held = body && state === 'ready' ? truth.get(place(body.plotId, body.date, body.time)) : undefined;
    return held && Object.keys(held.values).some((field) => body?.[field as keyof typeof body] === undefined);
  }).length;
}

/** The answer of somebody who knows the file; the same answers where it knows none. */
function answered(
  question: ImportQuestion,
  answers: ImportAnswers,
  { truth, farm, readings }: WorldFile,
): ImportAnswers {
  switch (question.kind) {
    case 'plot': {
      const plot =
        namedIn(truth.plots, question.name) ??
        (farm.plots.includes(readings[0]?.plot ?? '') && new Set(readings.map((reading) => reading.plot)).size === 1
          ? readings[0]!.plot
          : null);
      return { ...answers, plots: { ...answers.plots, [plain(question.name)]: plot === null ? null : idOf(plot) } };
    }
    // The generator's farms have no meters.
    case 'meter':
      return answers;
    case 'column':
      return {
        ...answers,
        columns: { ...answers.columns, [question.key]: namedIn(truth.columns, question.head) ?? 'nothing' },
      };
    case 'unit': {
      const unit = question.options.find((known) => known === namedIn(truth.units, question.head));
      if (unit) return { ...answers, units: { ...answers.units, [question.key]: unit } };
      return { ...answers, columns: { ...answers.columns, [question.key]: 'nothing' } };
    }
    case 'order':
      return { ...answers, order: truth.order };
    case 'measure': {
      const [field] = readings.flatMap(({ values }) => Object.keys(values) as ValueField[]);
      return { ...answers, columns: { ...answers.columns, [question.key]: field ?? 'nothing' } };
    }
    case 'year':
      return { ...answers, year: Number(readings[0]?.date.slice(0, 4)) };
    case 'zone':
      return { ...answers, zone: truth.zone ?? farm.zone };
    case 'decimal':
      return { ...answers, decimal: truth.mark };
    case 'time':
      return { ...answers, time: '07:00' };
    case 'dripperCount':
      return { ...answers, dripperCount: farm.drippers };
  }
}

/** What is known under a head: by its whole text, or by the longest known text in it. */
function namedIn<T>(known: Readonly<Record<string, T>>, text: string): T | null {
  const wanted = ` ${plain(text)} `;
  const found = Object.keys(known)
    .filter((name) => plain(name) !== '' && wanted.includes(` ${plain(name)} `))
    .toSorted((a, b) => b.length - a.length)[0];
  return found === undefined ? null : (known[found] ?? null);
}

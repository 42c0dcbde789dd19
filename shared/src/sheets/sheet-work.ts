import type { Wire } from '@seguia/openapi';
import { camel, onWire } from '@seguia/openapi';
import type { Sheet } from '../domain/imports/cells/sheet.ts';
import {
  type ImportContext,
  importInSteps,
  importReadings,
  type ReadingImport,
} from '../domain/imports/import-readings.ts';
import { readingKey } from '../domain/imports/reading-key.ts';
import { readFile } from './read-file.ts';
import { previewOf, viewOf, type SheetView } from './sheet-view.ts';

/** The context for reading the file; the farm's readings are passed separately (`know`). */
export type ReadWith = Omit<ImportContext, 'known'>;

/** The body of an import as text: serialising megabytes would block the page. */
export interface PackedImport {
  body: Blob;
  count: number;
  /** The first and the last day of its readings; null for none. */
  days: readonly [from: string, to: string] | null;
}

/** How many rows of each sheet are enough for a preview. */
const begun = 200;

/** Gives other messages their turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Reads one file in a worker, because 20,000 rows would block a page for seconds. */
export class SheetWork {
  readonly #onProgress: (rows: number) => void;
  #name = '';
  #sheets: readonly Sheet[] = [];
  #known = new Set<string>();
  #read: ReadingImport | null = null;
  #reading: symbol | null = null;

  constructor(onProgress: (rows: number) => void) {
    this.#onProgress = onProgress;
  }

  async open(name: string, file: Blob): Promise<void> {
    this.#name = name;
    this.#sheets = await readFile(name, new Uint8Array(await file.arrayBuffer()));
  }

  /** Reads all rows in steps. Rejects with an AbortError where the next reading begins before it ends. */
  async read(context: ReadWith): Promise<SheetView> {
    const own = (this.#reading = Symbol('reading'));
    const steps = importInSteps(this.#sheets, { ...context, known: this.#known });
    for (;;) {
      const step = steps.next();
      if (step.done) {
        this.#read = step.value;
        return viewOf(this.#sheets, step.value, context);
      }
      this.#onProgress(step.value);
      await turn();
      if (this.#reading !== own) throw new DOMException('Read again with other answers.', 'AbortError');
    }
  }

  /** The first rows that would be imported, from the beginning of each sheet alone: at once, whatever the file's length. */
  preview(context: ReadWith): SheetView['preview'] {
    const beginnings = this.#sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.slice(0, begun) }));
    return previewOf(importReadings(beginnings, { ...context, known: this.#known }));
  }

  /** Receives a page of the farm's readings as the server's answer has it; returns where the next page begins, null at the end. */
  know(page: string): string | null {
    const { data, meta } = JSON.parse(page) as Wire['ReadingPage'];
    for (const reading of data) this.#known.add(readingKey(camel(reading)));
    return meta.has_more ? (meta.next ?? null) : null;
  }

  forget(): void {
    this.#known = new Set();
  }

  /** The body of the import with all rows that are ready. */
  pack(): PackedImport {
    const ready = this.#read?.rows.filter(({ state }) => state === 'ready') ?? [];
    const readings = ready.flatMap(({ sheet, row, cell, body }) =>
      body ? [{ place: { sheet: sheet.slice(0, 255), row, cell }, reading: onWire(body) }] : [],
    );
    const body = JSON.stringify({ file_name: this.#name.slice(0, 255), readings });
    const days = ready.flatMap(({ body }) => (body ? [body.date] : [])).toSorted();
    return {
      body: new Blob([body], { type: 'application/json' }),
      count: readings.length,
      days: days.length > 0 ? [days[0] ?? '', days.at(-1) ?? ''] : null,
    };
  }
}

import type { Wire } from '@seguia/openapi';
import { camel, onWire } from '@seguia/openapi';
import type { Sheet } from '../domain/imports/cells/sheet.ts';
import { type ImportContext, importReadings, type ReadingImport } from '../domain/imports/import-readings.ts';
import { readingKey } from '../domain/imports/reading-key.ts';
import { readFile } from './read-file.ts';
import { viewOf, type SheetView } from './sheet-view.ts';

/** The context for reading the file; the farm's readings are passed separately (`know`). */
export type ReadWith = Omit<ImportContext, 'known' | 'onProgress'>;

/** The body of an import as text: serialising megabytes would block the page. */
export interface PackedImport {
  body: Blob;
  count: number;
  /** The first and the last day of its readings; null for none. */
  days: readonly [from: string, to: string] | null;
}

/** Reads one file in a worker, because 20,000 rows would block a page for seconds. */
export class SheetWork {
  readonly #onProgress: (rows: number) => void;
  #name = '';
  #sheets: readonly Sheet[] = [];
  #known = new Set<string>();
  #read: ReadingImport | null = null;

  constructor(onProgress: (rows: number) => void) {
    this.#onProgress = onProgress;
  }

  async open(name: string, file: Blob): Promise<void> {
    this.#name = name;
    this.#sheets = await readFile(name, new Uint8Array(await file.arrayBuffer()));
  }

  read(context: ReadWith): SheetView {
    this.#read = importReadings(this.#sheets, { ...context, known: this.#known, onProgress: this.#onProgress });
    return viewOf(this.#sheets, this.#read);
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

import type { SheetFile } from '../shared/src/sheets/sheet-file.ts';
import { SheetWork } from '../shared/src/sheets/sheet-work.ts';

/** Opens a file as `openSheetFile` does, without a worker: tests outside of a browser have none. */
export async function openSheetHere(file: File, onProgress: (rows: number) => void): Promise<SheetFile> {
  const work = new SheetWork(onProgress);
  await work.open(file.name, file);
  return {
    name: file.name,
    preview: async (context) => work.preview(context),
    read: (context) => work.read(context),
    know: async (page) => work.know(page),
    forget: async () => work.forget(),
    pack: async () => work.pack(),
    close: () => undefined,
  };
}

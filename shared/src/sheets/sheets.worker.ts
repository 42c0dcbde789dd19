import { type FileFault, FileFaultError } from './file-fault.ts';
import { type ReadWith, SheetWork } from './sheet-work.ts';

export type SheetRequest =
  | { do: 'open'; name: string; file: Blob }
  | { do: 'read' | 'preview'; context: ReadWith }
  | { do: 'know'; page: string }
  | { do: 'forget' | 'pack' };

export type SheetAnswer =
  | { id: number; found: unknown }
  | { id: number; fault: FileFault | null; message: string }
  | { rows: number };

const work = new SheetWork((rows) => postMessage({ rows }));

async function answer(request: SheetRequest): Promise<unknown> {
  if (request.do === 'open') return work.open(request.name, request.file);
  if (request.do === 'read') return work.read(request.context);
  if (request.do === 'preview') return work.preview(request.context);
  if (request.do === 'know') return work.know(request.page);
  return request.do === 'forget' ? work.forget() : work.pack();
}

addEventListener('message', async ({ data: { id, request } }: MessageEvent<{ id: number; request: SheetRequest }>) => {
  try {
    postMessage({ id, found: await answer(request) } satisfies SheetAnswer);
  } catch (error) {
    const fault = error instanceof FileFaultError ? error.fault : null;
    postMessage({ id, fault, message: String(error) } satisfies SheetAnswer);
  }
});

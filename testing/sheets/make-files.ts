// node testing/sheets/make-files.ts: writes the kept files again.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { madeFiles } from './kept-files.ts';

for (const [name, make] of Object.entries(madeFiles))
  writeFileSync(path.join(import.meta.dirname, 'files', name), await make());

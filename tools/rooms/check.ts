// node tools/rooms/check.ts: fails for circles between files or folders, imports against the table of docs/architecture.md, and files or folders that
// are too large.
import path from 'node:path';
import { circles } from './circles.ts';
import { forbiddenImports } from './imports.ts';
import { tooLarge } from './sizes.ts';
import { readSources } from './sources.ts';

const sources = readSources(path.resolve(import.meta.dirname, '../..'));
const faults = [...circles(sources), ...forbiddenImports(sources), ...tooLarge(sources)];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

// pnpm packages --to <folder>: packs @seguia/doors and @seguia/build for teams in repositories of their own, which take them by
// `seguia upgrade-doors --from <folder>`.
import path from 'node:path';
import { argumentsOf } from '../command-line/arguments.ts';
import { pack } from './pack.ts';

const { values } = argumentsOf(import.meta.filename, { options: { to: { type: 'string' } } });
if (values.to === undefined) throw new Error('Where to? pnpm packages --to <folder>');
for (const file of Object.values(pack(path.resolve(values.to)))) console.log(file);

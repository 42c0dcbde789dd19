// Every form of the app, found in its code, so that no list of forms can miss one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** What every sheet of mf-settings is drawn by: it is no form of its own. */
const parts = ['mf-settings/src/set-up/FormSheet.tsx'];

/** The files of shell and remotes that draw a form of the kit, from the root of the tree. */
export const formFiles: readonly string[] = globSync('{shell,mf-*}/src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx$/.test(file) && !parts.includes(file))
  .filter((file) => /<(Form|FormSheet|SheetForm)\b/.test(readFileSync(path.join(root, file), 'utf8')))
  .toSorted();

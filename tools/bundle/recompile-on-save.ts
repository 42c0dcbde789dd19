// What is rebuilt as you type shows compiled texts, French ones too: they are compiled again as they are saved.
import { watch } from 'node:fs';
import path from 'node:path';
import { compileMessages } from '../build.ts';

const locales = path.resolve(import.meta.dirname, '../../locales');
/** Milliseconds after which an editor has completely written a saved file. */
const saving = 100;

/** Compiles an app's texts whenever one of its files is saved, as long as the program runs. Failures are printed. */
export function recompileOnSave(apps: readonly string[], compile = compileMessages, folder = locales): void {
  let last = Promise.resolve(); // one after the other, so that an earlier state is not written last
  for (const app of apps) {
    let saved: NodeJS.Timeout | undefined;
    watch(path.join(folder, app), { persistent: false }, () => {
      clearTimeout(saved);
      saved = setTimeout(() => (last = last.then(() => compile(app)).catch(console.error)), saving);
    });
  }
}

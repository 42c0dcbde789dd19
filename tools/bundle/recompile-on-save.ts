// What is rebuilt as you type shows compiled texts, French ones too: they are compiled again as they are saved.
import { watch } from 'node:fs';
import path from 'node:path';
import { compileMessages } from '../build.ts';

const locales = path.resolve(import.meta.dirname, '../../locales');
/** Milliseconds in which an editor has written a file that it saves. */
const saving = 100;

/** Compiles the texts of an app whenever one of its files is saved, as long as this program runs for something else. What fails is printed. */
export function recompileOnSave(apps: readonly string[], compile = compileMessages, folder = locales): void {
  let last = Promise.resolve(); // one after the other: an earlier state must not be written last
  for (const app of apps) {
    let saved: NodeJS.Timeout | undefined;
    watch(path.join(folder, app), { persistent: false }, () => {
      clearTimeout(saved);
      saved = setTimeout(() => (last = last.then(() => compile(app)).catch(console.error)), saving);
    });
  }
}

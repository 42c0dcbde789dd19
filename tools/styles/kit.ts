import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../shared/src/ui/styles');

let known: ReadonlySet<string> | undefined;

/** The custom properties that the kit's global style sheets set, such as `--text`. */
export function kitProperties(): ReadonlySet<string> {
  return (known ??= new Set(
    globSync('*.css', { cwd: folder }).flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/(?<![\w-])--[\w-]+(?=\s*:)/g)].map(([name]) => name);
    }),
  ));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that some files need to run: themselves and the files that they import at run time, by their paths from `root`. */
export function closure(root: string, files: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) return;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, to = ''] of text.matchAll(/^(?:import|export)\b(?! type )(?:[^';]*? from)? '(\.[^']+)'/gm))
      visit(path.posix.join(path.posix.dirname(file), to));
  };
  for (const file of files) visit(file);
  return [...seen].sort();
}

// node tools/checks/specification-page.ts: fails if docs/specification-map.md is not what the marks in the tests say; --write makes it so.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Mark, marksIn } from '../suite/marks.ts';

const heading = '## The rows';

/** The page with the rows of these marks; all before its rows stays. */
function pageWith(page: string, marks: readonly Mark[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const row = ({ section, rule, file, title }: Mark) => `| ${section} | ${cell(rule)} | \`${file}\` | ${cell(title)} |`;
  const head = page.slice(0, page.indexOf(heading));
  return `${head}${heading}\n\n| section | rule | file | test |\n|---|---|---|---|\n${marks.map(row).join('\n')}\n`;
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const file = path.join(root, 'docs/specification-map.md');
  const page = readFileSync(file, 'utf8');
  const current = pageWith(page, marksIn(root));
  if (process.argv.includes('--write')) writeFileSync(file, current);
  else if (page !== current) {
    console.log('docs/specification-map.md is not current: run node tools/checks/specification-page.ts --write');
    process.exitCode = 1;
  }
}

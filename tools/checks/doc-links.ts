// Part of pnpm check: every relative link of a Markdown file leads to a file, with an anchor to a heading, every "specification, section 4"
// or "product, section 6" in code or text names a section that docs/ has, and the index of decisions lists each of them with its title and
// with the decision that replaced it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The anchors of a Markdown text's headings, as GitHub makes them. */
export function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The relative links of a Markdown text, without those in code. */
export function relativeLinks(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => (/^[a-z]+:/.test(link) ? [] : [link]));
}

/** Each broken link of the Markdown files below `root`, as `file: link`. */
export function brokenLinks(root: string): string[] {
  return filesOf(root, '{*,docs/**/*,.ci/*,*/*}.md').flatMap((file) =>
    relativeLinks(readFileSync(path.join(root, file), 'utf8'))
      .filter((link) => !leadsSomewhere(path.join(root, file), link))
      .map((link) => `${file}: ${link}`),
  );
}

function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const to = file === '' ? from : path.resolve(path.dirname(from), decodeURI(file));
  if (!existsSync(to)) return false;
  return anchor === undefined || anchors(readFileSync(to, 'utf8')).includes(anchor);
}

/** Each mention of a section that docs/specification.md or docs/product.md does not have, as `file: mention`. */
export function missingSections(root: string): string[] {
  const sections = new Set(
    ['specification', 'product'].flatMap((name) =>
      [...readFileSync(path.join(root, `docs/${name}.md`), 'utf8').matchAll(/^## (\d+)\. /gm)].map(
        ([, number]) => `${name} ${number}`,
      ),
    ),
  );
  return filesOf(
    root,
    '{*,docs/**/*,{data-server,e2e,mf-*,openapi,shared,shell,tools,locales}/**/*}.{md,ts,tsx,yaml,css}',
  ).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/(specification|product)(?:'s|,) section (\d+)/gi)]
      .filter(([, name = '', number]) => !sections.has(`${name.toLowerCase()} ${number}`))
      .map(([mention]) => `${file}: ${mention}`),
  );
}

const decisions = 'docs/decisions';
const index = `${decisions}/README.md`;

/**
 * Each line that the index of decisions lacks: `- 001 [title](file)`, and ` – replaced by 002` (or ` – replaced in part by 002`) for a
 * decision whose first lines say so in the form `**Replaced by** [002](file)` (or `**Replaced in part by** …`).
 */
export function missingInIndex(root: string): string[] {
  const listed = readFileSync(path.join(root, index), 'utf8').split('\n');
  return filesOf(root, `${decisions}/[0-9]*.md`)
    .toSorted()
    .map((file) => {
      const name = path.basename(file);
      const text = readFileSync(path.join(root, file), 'utf8');
      const title = /^# (?:\d{3} (?:· )?)?(.*)$/m.exec(text)?.[1] ?? '';
      const [, part = '', newer] = /^\*\*Replaced( in part)? by\*\* \[(\d{3})/m.exec(text) ?? [];
      return `- ${name.slice(0, 3)} [${title}](${name})${newer ? ` – replaced${part} by ${newer}` : ''}`;
    })
    .filter((line) => !listed.includes(line));
}

const filesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (file) => /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(file) });

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const wrong = [
    ...brokenLinks(root).map((link) => `${link} leads nowhere.`),
    ...missingSections(root).map((mention) => `${mention} is not in docs/.`),
    ...missingInIndex(root).map((line) => `${index} lacks the line "${line}".`),
  ];
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

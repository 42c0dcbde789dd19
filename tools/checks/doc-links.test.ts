import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { anchors, brokenLinks, missingInIndex, missingSections, relativeLinks } from './doc-links.ts';

const root = mkdtempSync(path.join(tmpdir(), 'seguia-links-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, 'docs/decisions'), { recursive: true });
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
write('docs/specification.md', '# S\n\n## 1. What\n');
write('docs/product.md', '# P\n\n## 2. Where\n');

test('headings become anchors as on GitHub', () => {
  expect(anchors('# Add a server call\ntext\n### L/h, and `ml`\n')).toEqual(['add-a-server-call', 'lh-and-ml']);
});

test('addresses and links in code are not relative links', () => {
  const text = '[a](a.md) [b](https://b.example) `[c](c.md)`\n```\n[d](d.md)\n```\n![e](e.png#f)';
  expect(relativeLinks(text)).toEqual(['a.md', 'e.png#f']);
});

test('a link to a missing file or heading is named with its file', () => {
  write(
    'docs/decisions/001.md',
    '[a](../product.md) [b](../gone.md) [c](../product.md#2-where) [d](../product.md#3-when)',
  );
  write('README.md', '[docs](docs) [none](#none)');
  expect(brokenLinks(root).sort()).toEqual([
    'README.md: #none',
    'docs/decisions/001.md: ../gone.md',
    'docs/decisions/001.md: ../product.md#3-when',
  ]);
});

test('names a section that the documents lack, with its file', () => {
  write('README.md', "The specification's section 1, product, section 2; specification, section 2.");
  expect(missingSections(root)).toEqual(['README.md: specification, section 2']);
});

test('names the line of a decision that the index lacks, or lists as in force though it was replaced', () => {
  const folder = mkdtempSync(path.join(root, 'index-'));
  mkdirSync(path.join(folder, 'docs/decisions'), { recursive: true });
  const decision = (name: string, text: string) => writeFileSync(path.join(folder, 'docs/decisions', name), text);
  decision('001-a.md', '# 001 · First\n\n**Replaced by** [002](002-b.md).\n');
  decision('002-b.md', '# Second\n');
  decision('README.md', '- 001 [First](001-a.md)\n- 002 [Second](002-b.md)\n');
  expect(missingInIndex(folder)).toEqual(['- 001 [First](001-a.md) – replaced by 002']);
  decision('README.md', '- 001 [First](001-a.md) – replaced by 002\n');
  expect(missingInIndex(folder)).toEqual(['- 002 [Second](002-b.md)']);
  decision('001-a.md', '# 001 · First\n\n**Replaced in part by** [002](002-b.md) as to its end.\n');
  expect(missingInIndex(folder)[0]).toBe('- 001 [First](001-a.md) – replaced in part by 002');
});

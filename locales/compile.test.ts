import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile } from './run.ts';

test('drops a language that no longer exists, for example after changing the branch, from the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [texts, out] = [path.join(folder, 'texts'), path.join(folder, 'out')];
  const languages = () => readdirSync(out).toSorted();
  writeFiles(texts, ['fr', 'el']);
  compile('mf-x', texts, out);
  expect(languages()).toEqual(['el.json', 'fr.json']);
  rmSync(path.join(texts, 'el.json'));
  compile('mf-x', texts, out);
  expect(languages()).toEqual(['fr.json']);
});

test('campaigns’ texts hold the sentences of plots that readings’ files keep, translated', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [texts, out] = [path.join(folder, 'texts'), path.join(folder, 'out')];
  writeFiles(texts, ['fr', 'pl']);
  compile('mf-campaigns', texts, out);
  const polish = readFileSync(path.join(out, 'pl.json'), 'utf8');
  expect(JSON.parse(polish)).toMatchObject({ 'x.title': [{ value: 'Titre' }] });
  expect(polish).toContain('"readings.advice.weak"');
  expect(polish).toContain('pożywki');
  expect(polish).not.toContain('"readings.round');
});

function writeFiles(folder: string, languages: readonly string[]): void {
  mkdirSync(folder);
  for (const language of languages) writeFileSync(path.join(folder, `${language}.json`), '{ "x.title": "Titre" }');
}

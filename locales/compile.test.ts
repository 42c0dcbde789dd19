import {
  closeSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

test('replaces only the file of a language whose texts differ, so that a build that watches reads no half of a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [texts, out] = [path.join(folder, 'texts'), path.join(folder, 'out')];
  writeFiles(texts, ['fr', 'pl']);
  compile('mf-x', texts, out);
  const earlier = ['fr', 'pl'].map((language) => openSync(path.join(out, `${language}.json`), 'r'));
  onTestFinished(() => earlier.forEach((file) => closeSync(file)));
  const before = earlier.map((file) => fstatSync(file));
  writeFileSync(path.join(texts, 'fr.json'), '{ "x.title": "Autre titre" }');
  compile('mf-x', texts, out);
  expect(statSync(path.join(out, 'fr.json')).ino).not.toBe(before[0]!.ino);
  expect(statSync(path.join(out, 'pl.json'))).toMatchObject({ ino: before[1]!.ino, mtimeMs: before[1]!.mtimeMs });
  expect(readFileSync(earlier[0]!, 'utf8')).toContain('"Titre"');
  expect(readdirSync(folder).toSorted()).toEqual(['out', 'texts']);
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

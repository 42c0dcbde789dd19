import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/security.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| [\d–]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirement = '', , holds = '', check = '']) => ({ requirement, holds, check }));

describe('each row of docs/security.md', () => {
  test.each(rows.map((row) => [row.requirement, row] as const))(
    '%s names a test that exists, or says what is open',
    (_requirement, { holds, check }) => {
      if (check === '–') {
        expect(holds).toMatch(/^\*\*open\*\*|^none$|\*\*Open\*\*/);
        return;
      }
      const [, file = '', words = ''] = /^`([^`]+)`: (.+)$/.exec(check) ?? [];
      const at = path.join(import.meta.dirname, file);
      expect(existsSync(at), file).toBe(true);
      expect(readFileSync(at, 'utf8')).toContain(words);
    },
  );

  test('has all its cells, and there are more than forty', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.every(({ check }) => check !== '')).toBe(true);
  });
});

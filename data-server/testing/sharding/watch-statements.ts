// A setup file for all tests of the server: checks each statement that the product makes in them by the rules of sharding.
import path from 'node:path';
import { DefaultQueryCompiler, type CompiledQuery } from 'kysely';
import { afterAll, expect } from 'vitest';
import { overAllFarms } from './over-all-farms.ts';
import { acrossFarms, movesRows } from './statement-rules.ts';

const source = path.resolve(import.meta.dirname, '../../src');
const seen = new Set<string>();
const found = new Set<string>();

/**
 * The product's file and function that make the statement; null if a test makes it, or something that fills a database for one. Kysely
 * compiles in the call that executes.
 */
function maker(): string | null {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const lines = new Error('here').stack?.split('\n') ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  for (const line of lines) {
    const [, name = '', full = ''] =
      /at (?:async )?(?:([\w.$<>]+) .*?\(|\()?(?:file:\/\/)?(\/[^:()]+\.ts):/.exec(line) ?? [];
    const file = path.relative(source, full);
    if (full === '' || /node_modules\/|\/testing\/sharding\//.test(file)) continue;
    if (/\.test\.ts$|^(?:demo|migrations)\/|^(?:\.\.\/)+(?:testing|proofs)\//.test(file)) return null;
    if (file.startsWith('../')) continue; // what shared gives the server
    return `${file} ${name.split('.').at(-1)}`;
  }
  return null;
}

const { compileQuery } = DefaultQueryCompiler.prototype;
DefaultQueryCompiler.prototype.compileQuery = function watched(...query) {
  const compiled: CompiledQuery = compileQuery.apply(this, query);
  if (!seen.has(compiled.sql)) judge(compiled.sql);
  return compiled;
};

function judge(statement: string) {
  let tables = acrossFarms(statement);
  const moved = movesRows(statement);
  if (tables.length + moved.length === 0) {
    seen.add(statement);
    return;
  }
  const origin = maker();
  if (origin === null) return;
  if (moved.length > 0) found.add(`${origin} sets what decides the shard of ${moved.join(', ')}: ${statement}`);
  if (overAllFarms.has(origin)) tables = acrossFarms(statement, true);
  if (tables.length > 0) found.add(`${origin} meets other farms in ${tables.join(', ')}: ${statement}`);
}

afterAll(() => {
  DefaultQueryCompiler.prototype.compileQuery = compileQuery;
  expect([...found]).toEqual([]);
});

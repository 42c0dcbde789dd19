import { readFile } from 'node:fs/promises';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, test } from 'vitest';

const contract = new URL('../openapi.yaml', import.meta.url);

test('the contract has no lint findings', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // One of our servers is a local demo, and a 4xx by itself cannot make a path both public and secured.
      'no-server-example.com': 'off',
      'no-unused-components': 'error',
      'operation-4xx-response': 'error',
      'operation-operationId-unique': 'error',
      'no-invalid-schema-examples': 'error',
    },
  });
  const findings = await lint({ ref: contract.pathname, config });
  expect(findings.map(({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`)).toEqual([]);
});

test('the generated types are those of the contract', async () => {
  const generated = COMMENT_HEADER + astToString(await openapiTS(contract));
  expect(await readFile(new URL('./schema.d.ts', import.meta.url), 'utf8')).toBe(generated);
});

test('every operation but the public six needs a token, and all ask for date-format', async () => {
  const text = await readFile(contract, 'utf8');
  const operations = text.split(/\n {6}operationId: /).slice(1);
  expect(operations.length).toBe(67);
  const open = operations.filter((operation) => operation.includes('\n      security: []'));
  expect(open.map((operation) => operation.split('\n')[0])).toEqual([
    'testServer',
    'setUpServer',
    'login',
    'forgotPassword',
    'readInvitation',
    'acceptInvitation',
  ]);
  for (const operation of operations) expect(operation).toContain('parameters/DateFormat');
});

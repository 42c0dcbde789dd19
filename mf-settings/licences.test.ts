import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesFile, listLicences } from './licences.ts';

const listed = listLicences();

test('the list on the screen shows the packages that are installed', () => {
  expect(JSON.parse(readFileSync(licencesFile, 'utf8'))).toEqual(listed);
});

test('names the licence of every package, and shows the licence texts that packages bring', () => {
  const { packages, texts } = listed;
  expect(packages.filter(({ licence }) => licence === 'see package')).toEqual([]);
  expect(packages.filter(({ texts: own }) => own.length === 0).map(({ name }) => name)).toEqual(['client-only']);
  const react = packages.find(({ name }) => name === 'react');
  expect(texts[react?.texts[0] ?? -1]).toContain('Permission is hereby granted, free of charge');
  expect(packages.map(({ name }) => name)).toContain('react');
});

test('federation is listed by its runtime, without the packages that only build with it', () => {
  const names = listed.packages.map(({ name }) => name);
  const federation = names.filter((name) => name.startsWith('@module-federation/'));
  expect(federation).toEqual([
    '@module-federation/enhanced',
    '@module-federation/error-codes',
    '@module-federation/runtime',
    '@module-federation/runtime-core',
    '@module-federation/runtime-tools',
    '@module-federation/sdk',
    '@module-federation/webpack-bundler-runtime',
  ]);
  expect(names).not.toContain('@rspack/core');
});

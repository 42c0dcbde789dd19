import path from 'node:path';
import { expect, test } from 'vitest';
import type { Compilation } from '@rspack/core';
import { firstFiles } from './first-files.ts';

test('each route that loads its screen when it is opened finds its files', () => {
  const context = path.resolve(import.meta.dirname, '../../mf-campaigns');
  const group = (request: string, ...files: string[]) => ({ origins: [{ request }], getFiles: () => files });
  const exposing = { identifier: () => 'container entry (default) [["./feature",{}]]' };
  const chunkGroups = [
    { origins: [{ module: exposing }], getFiles: () => ['feature.js', 'feature.css', 'feature.js.map'] },
    group('./campaign/form/NewCampaign.tsx', 'form.js'),
    group('./campaign/plot/PlotPage.tsx', 'graphs.js', 'graphs.css'),
  ];
  const compilation = { compiler: { context }, chunkGroups } as unknown as Compilation;
  expect(firstFiles(compilation)).toEqual({
    '': ['feature.css', 'feature.js'],
    '/app/campaign/new': ['form.js'],
    '/app/campaign/:id/plot/:plot_id': ['graphs.css', 'graphs.js'],
  });
});

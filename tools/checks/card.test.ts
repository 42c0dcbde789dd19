import { expect, test } from 'vitest';
import { faultsOfCard, type Sources } from './card.ts';

const card = {
  nivo: { packages: ['@nivo/core'] },
  federation: { packages: ['@module-federation/enhanced'], alsoInBuild: true },
  formatjs: { packages: ['@formatjs/cli'], tool: true },
} as const;
const asCard = card as unknown as Parameters<typeof faultsOfCard>[0];

const whole: Sources = {
  manifests: {
    'package.json': JSON.stringify({
      dependencies: { '@nivo/core': '1', '@module-federation/enhanced': '2' },
      devDependencies: { '@formatjs/cli': '3' },
      scripts: { texts: 'formatjs extract' },
    }),
  },
  product: { 'a.tsx': "import { Axis } from '@nivo/core';\nimport { b } from '@module-federation/enhanced/runtime';" },
  tools: { 'b.ts': "import { Plugin } from '@module-federation/enhanced/rspack';" },
  knip: '{"workspaces":{".":{"ignoreDependencies":["other"]}}}',
};

test('a card whose packages all exist has no fault', () => {
  expect(faultsOfCard(asCard, whole)).toEqual([]);
});

test.each<[string, Partial<Sources>, string[]]>([
  [
    'is no dependency',
    { manifests: { 'package.json': '{"devDependencies":{"@nivo/core":"1","@module-federation/enhanced":"2"}}' } },
    ['formatjs: @formatjs/cli is no dependency.', 'formatjs: no script runs @formatjs/cli.'],
  ],
  [
    'is imported for its types only',
    {
      product: {
        ...whole.product,
        'a.tsx': "import type { Axis } from '@nivo/core';\nimport { b } from '@module-federation/enhanced/runtime';",
      },
    },
    ['nivo: no code of the product imports @nivo/core.'],
  ],
  ['builds nothing any more', { tools: {} }, ['federation: no tool imports @module-federation/enhanced.']],
  [
    'has an exception in knip',
    { knip: '{"workspaces":{".":{"ignoreDependencies":["@nivo/.*"]}}}' },
    ['nivo: knip.json makes an exception of @nivo/core (@nivo/.*).'],
  ],
])('names a package that %s', (_, change, faults) => {
  expect(faultsOfCard(asCard, { ...whole, ...change })).toEqual(faults);
});

// What the check of the doors finds (docs/decisions/010-the-doors-version-is-checked.md). It runs on a changed copy of the tree.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, type Tree } from './copy-tree.ts';
import { follow } from './how-to.ts';

const changes: [what: string, file: string, before: string, after: string, seen: RegExp][] = [
  [
    'an export that is removed',
    'shared/src/ui-dates.ts',
    "export { Tabs, type TabsProps } from './ui/layout/Tabs.tsx';\n",
    '',
    /^No longer at the doors: .*ui-dates: Tabs, .*ui-dates: TabsProps.* raise the major/m,
  ],
  [
    'a prop that is made required',
    'shared/src/ui/layout/DataTable.tsx',
    'captionHidden?: boolean | undefined;',
    'captionHidden: boolean;',
    /Types of property 'captionHidden' are incompatible[^]* raise the major/,
  ],
  [
    'an atom of another type',
    'shared/src/session/settings/settings.ts',
    "phoneKeyboardAtom = storedAtom<boolean>('seguia.phone-keyboard', jsonOr(v.boolean(), false)",
    "phoneKeyboardAtom = storedAtom<number>('seguia.phone-keyboard', jsonOr(v.number(), 0)",
    /Type '\{\}' is missing the following properties from type .*[:,] phoneKeyboardAtom[^]* raise the major/,
  ],
  [
    'a required field of a type that remotes give',
    'shared/src/feature-module.ts',
    '  routes: RouteObject[];\n',
    '  routes: RouteObject[];\n  team: string;\n',
    /Property 'team' is missing in type 'import\("kept\/shared\/src\/(platform|feature-module)"\)\.FeatureModule'/,
  ],
  [
    'a token that is renamed',
    'shared/src/ui/styles/tokens.css',
    '  --radius-sheet:',
    '  --radius-dialog:',
    /^No longer at the doors: .*--radius-sheet.* raise the major/m,
  ],
  [
    'an address that is another',
    'shared/src/paths.ts',
    "round: () => '/app/round'",
    "round: () => '/app/walk'",
    /^No longer at the doors: .*the address \/app\/round of paths\.round.* raise the major/m,
  ],
  [
    'a path that is renamed',
    'shared/src/paths.ts',
    'bands: () =>',
    'limits: () =>',
    /^No longer at the doors: .*platform: paths\.bands.* raise the major/m,
  ],
  [
    'a name that is newer than the hostApi of the remote that uses it',
    'mf-settings/package.json',
    '"layout": "app",',
    '"layout": "app", "hostApi": "^1.8.0",',
    /^mf-settings uses .*, which came with 1\.\d+: take its hostApi \^1\.8\.0 away, the build finds \^1\.\d+\.0/m,
  ],
];

let tree: Tree;
let output: string;

// Makes all changes at once: each has its own message, and one run of the check takes seconds.
beforeAll(() => {
  tree = copyTree();
  for (const [, file, before, after] of changes) tree.replace(file, before, after);
  tree.replace(
    'shared/src/domain/readings/problem-codes.ts',
    '  jump: {',
    "  slow_hand: { severity: 'ask', by: 'rules' },\n  jump: {",
  );
  follow(tree, 'Add a setting');
  const checked = tree.node(['tools/doors.ts']);
  expect(checked.status).toBe(1);
  output = checked.output;
}, 240_000);
afterAll(() => tree.remove());

test.each(changes)('the check of the doors names %s', (_, _file, _before, _after, seen) => {
  expect(output).toMatch(seen);
});

test('a union that has grown needs a minor version', () => {
  expect(output).toMatch(/^With new members at the doors: .*problemCodes.* raise the minor/m);
  expect(output).not.toMatch(/slow_hand|problemCodes.*raise the major/);
});

test('the check names the setting that docs/how-to.md adds, if nobody raised the version', () => {
  expect(output).toMatch(/^New at the doors: .*platform: soundAtom.* raise the minor/m);
});

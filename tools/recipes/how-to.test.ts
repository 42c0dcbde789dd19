import { expect, test } from 'vitest';
import { editsOf } from './how-to.ts';

const howTo = `# How to
## Add a thing
\`\`\`diff
+++ a.ts
 first
-second
+third
@@
 far
+near
\`\`\`
\`\`\`diff
+++ b.ts (new)
+one
+
+two
\`\`\`
## Add another
`;

test('a diff block gives the text before and after, a new file all of its lines', () => {
  expect(editsOf(howTo, 'Add a thing')).toEqual([
    { file: 'a.ts', before: 'first\nsecond\n', after: 'first\nthird\n' },
    { file: 'a.ts', before: 'far\n', after: 'far\nnear\n' },
    { file: 'b.ts', before: null, after: 'one\n\ntwo\n' },
  ]);
});

test('names a missing heading, or a block without a file', () => {
  expect(() => editsOf(howTo, 'Add')).toThrow('no section "Add"');
  expect(() => editsOf('## A\n```diff\n b\n```', 'A')).toThrow('not with " b"');
});

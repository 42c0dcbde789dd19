import { expect, test } from 'vitest';
import { wordsIn, wordsInComments } from './words.ts';

test('comments and texts do without some words', () => {
  expect(wordsInComments("// Whom it was told.\n/** Asked\n * once. */ const mend = 'dear';")).toEqual([
    'whom',
    'told',
    'asked',
  ]);
  expect(wordsInComments("const address = 'https://told.example'; const template = `// asked`;")).toEqual([]);
  expect(wordsIn('The server is asked; constructor')).toEqual(['asked']);
});

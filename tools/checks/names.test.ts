import { describe, expect, test } from 'vitest';
import { refusedNames } from './names.ts';

const namesIn = (text: string, file = 'shell/src/x.ts') => refusedNames(file, text).map(({ name }) => name);

describe('a name is refused', () => {
  test.each([
    ['export function keepReading() {}', ['keepReading']],
    ['export const tellSession = 1;\nexport async function within() {}', ['tellSession', 'within']],
    ['export interface KeptData {}', ['KeptData']],
    ['export function by() {}', ['by']],
    ['function ask2() {}\nfunction askServer() {}', ['askServer']],
    ['  const kept = items.filter(isNew);', ['kept']],
    ['const [asked, setAsked] = useState(false);', ['asked', 'setAsked']],
    ['sort((kept, other) => kept - other)', ['kept']],
    ['items.map((said) => said.id)', ['said']],
    ['const act = async () => {};', ['act']],
    ['items.find((one) => one.id)', ['one']],
    ['for (const one of items) use(one);', ['one']],
    ['items.toSorted((one, other) => one - other)', ['one']],
    ['const one = 1;', ['one']],
    ['export const formTexts = 1;\nfunction problemWords() {}', ['formTexts', 'problemWords']],
    ['const texts = defineMessages({});', ['texts']],
    ['export const titles: Record<Field, MessageDescriptor> = defineMessages({});', ['titles']],
    ['export function CampaignRow() {}\nconst dayRows = 1;', ['CampaignRow', 'dayRows']],
  ])('in %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test('with its rule', () => {
    expect(refusedNames('mf-x/src/form-texts.ts', 'const kept = 1;')).toEqual([
      { name: 'form-texts.ts', rule: 'a file of message descriptors is called ...-messages' },
      { name: 'kept', rule: 'the verb says nothing without its file: say what it does' },
    ]);
  });
});

describe('a name is fine', () => {
  test.each([
    ['export const actions = 1;\nexport function exactly() {}'],
    ['export function findAccountByEmail() {}'],
    ["const text = 'for (const one of items)'; // (one) => 1"],
    ["const forms = { one: 'a', other: 'b' };"],
    ['const messages = defineMessages({});\nexport const bandMessages = defineMessages({});'],
    ['const rows = 1;\nexport function Row() {}'],
    ['export const askFarmAtom = 1;'],
    ["import { act, within } from '@testing-library/react';"],
  ])('in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test('in a row of a database, or as the name of a picture', () => {
    expect(namesIn('export interface ReadingRow {}', 'data-server/src/x.ts')).toEqual([]);
    expect(namesIn('export interface ReadingRow {}', 'shared/src/device/x.ts')).toEqual([]);
    expect(namesIn('export const LongTexts: Story = {};\nconst kept = 1;', 'shell/src/X.stories.tsx')).toEqual([
      'kept',
    ]);
  });
});

// The recipes "Add a remote", "Add a screen" and "Add a language" of docs/how-to.md, followed as they are written there, on a copy of the
// tree.
import { slotNames } from '../../shared/src/slots/slot-names.ts';
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, type Tree } from './copy-tree.ts';
import { beginCounting, touched, translate } from './touched.ts';

const run = ({ status, output }: { status: number | null; output: string }) => ({ ok: status === 0, text: output });

/** Replaces a file's text with what `edit` makes of it. Returns a function that writes the old text again. */
function change(copy: Tree, file: string, edit: (text: string) => string): () => void {
  const before = copy.read(file);
  const after = edit(before);
  if (after === before) throw new Error(`nothing of ${file} was changed`);
  copy.write(file, after);
  return () => copy.write(file, before);
}

const patience = 240_000;
/** The single checks, because running all checks for each forgotten step would take minutes. */
const declared = ['tools/checks/declarations.ts'];
const storied = ['tools/checks/story-coverage.ts'];
const written = (app: string) => ['locales/run.ts', 'verify', app];
const spoken = ['tools/checks/languages.ts'];

const texts = (copy: Tree, name: RegExp) => touched(copy).filter((file) => name.test(file));

describe('a new remote with a second screen', () => {
  let copy: Tree;
  beforeAll(() => {
    copy = copyTree();
    beginCounting(copy);
    expect(run(copy.node(['tools/create-remote.ts', 'weather']))).toMatchObject({ ok: true });
    symlinkSync(path.join(copy.folder, 'mf-settings/node_modules'), path.join(copy.folder, 'mf-weather/node_modules'));
    expect(run(copy.node(['tools/new.ts', 'screen', 'mf-weather', '/app/weather/day/:id']))).toMatchObject({
      ok: true,
    });
  }, patience);
  afterAll(() => copy.remove());

  test('fails until the texts of that screen are written, and the check names each', { timeout: patience }, () => {
    const { ok, text } = run(copy.node(['locales/run.ts', 'verify', 'mf-weather']));
    expect(ok).toBe(false);
    expect(text).toContain('locales/mf-weather/fr.json: translate "weather.day.title"');
    expect(text).not.toContain('"weather.part"');
    translate(copy);
    expect(run(copy.node(['locales/run.ts', 'verify', 'mf-weather']))).toMatchObject({ ok: true });
  });

  test('touches only its own folder and its texts', () => {
    const elsewhere = touched(copy).filter((file) => !/^(locales\/)?mf-weather\//.test(file));
    expect(elsewhere).toEqual([]);
    expect(texts(copy, /^locales\/mf-weather\//)).toHaveLength(
      readdirSync(path.join(copy.folder, 'locales/shell')).length,
    );
  });

  test('would be released with its navigation entry in every language', () => {
    const show = `import { publishedDeclaration } from './tools/remotes.ts';
      console.log(JSON.stringify(publishedDeclaration('mf-weather')));`;
    const published = JSON.parse(run(copy.node(['--input-type=module', '-e', show])).text) as {
      navigation: [{ name: object; to: string }];
    };
    expect(published.navigation[0].to).toBe('/app/weather');
    expect(Object.keys(published.navigation[0].name)).toContain('ar-MA');
  });

  const manifest = 'mf-weather/package.json';
  const stories = 'mf-weather/src/weather/Weather.stories.tsx';
  test.each([
    ['the declaration', declared, manifest, /"seguia"/, '"other"', 'mf-weather/package.json: add the block "seguia"'],
    [
      'its title',
      declared,
      manifest,
      /"title"/,
      '"name"',
      'mf-weather/package.json: add "title" to the block "seguia"',
    ],
    [
      'a port of its own',
      declared,
      manifest,
      /"port": \d+/,
      '"port": 4101',
      'mf-weather/package.json: the port 4101 is that of mf-auth',
    ],
    [
      'the screen of a route',
      declared,
      'mf-weather/src/feature.ts',
      /path: '\/app\/weather'/,
      "path: '/app/gone'",
      'the entry /app/weather has no route in src/feature.ts',
    ],
    [
      'an icon of the kit',
      declared,
      manifest,
      /"icon": "info"/,
      '"icon": "rain"',
      'has the icon rain, which the kit lacks',
    ],
    [
      'the declaration of a card',
      declared,
      'mf-weather/src/feature.ts',
      /messages:/,
      'cards: { plot: async () => ({ Card: () => null }) },\n  messages:',
      'add the card for "plot" to "cards": feature.ts offers it',
    ],
    [
      'the code, the order and the name of a card, and what the doors have',
      declared,
      manifest,
      /"layout": "app"/,
      '"layout": "app", "cards": [{ "slot": "roof", "right": "rain.view" }]',
      [
        `the slot "roof" is none of ${slotNames.join(', ')}`,
        'give the card for "roof" its code in "cards" of src/feature.ts',
        'give the card for "roof" an "order"',
        'give the card for "roof" a "name"',
        'the card for "roof" names the right rain.view, which nobody has',
      ],
    ],
    [
      'the text of a card',
      written('mf-weather'),
      manifest,
      /"layout": "app"/,
      '"layout": "app", "cards": [{ "name": { "id": "weather.card", "defaultMessage": "Temps" } }]',
      'weather.card',
    ],
    [
      'the stories of a card',
      storied,
      'mf-weather/src/feature.ts',
      /messages:/,
      'cards: { plot: async () => ({ Card: () => null }) },\n  messages:',
      "no stories file says that it is at 'plot' (parameters.slot)",
    ],
    ['a text', written('mf-weather'), 'locales/mf-weather/es.json', /"weather\.part": .*\n/, '', 'weather.part'],
    [
      'a text in French',
      written('mf-weather'),
      'locales/mf-weather/fr.json',
      /"weather\.part": .*\n/,
      '',
      '"weather.part" is missing (run extract)',
    ],
    [
      'the route of a story',
      storied,
      stories,
      /path: '[^']+'/,
      "path: '/'",
      "no stories file says that it is at '/app/weather'",
    ],
    ['the story of a state', storied, stories, /LongTexts/, 'Longer', '/app/weather has no story LongTexts'],
  ])(
    'a check names %s if somebody forgets it',
    { timeout: patience },
    (_, [program = '', ...args], file, what, instead, message) => {
      const putBack = change(copy, file, (text) => text.replace(what, instead));
      const { ok, text } = run(copy.node([program, ...args]));
      putBack();
      for (const sentence of [message].flat()) expect(text).toContain(sentence);
      expect(ok).toBe(false);
    },
  );
});

describe('a new language in another script', () => {
  let copy: Tree;
  beforeAll(() => {
    copy = copyTree();
    beginCounting(copy);
    expect(run(copy.node(['tools/new.ts', 'language', 'el']))).toMatchObject({ ok: true });
  }, patience);
  afterAll(() => copy.remove());

  test('fails until its texts are translated and a font has its letters', { timeout: patience }, () => {
    const lacks = run(copy.node(['tools/checks/languages.ts']));
    expect(lacks.ok).toBe(false);
    expect(lacks.text).toContain('el: translate "measure.intakeEc" in locales/glossary/el.json');
    expect(lacks.text).toMatch(/el: add a face to shared\/src\/ui\/styles\/fonts\.css that has .*λ/);
    const { text } = run(copy.node(['locales/run.ts', 'verify', 'mf-auth']));
    expect(text).toContain('locales/mf-auth/el.json: translate "auth.login.submit"');
    translate(copy);
    change(copy, 'shared/src/ui/styles/fonts.css', (css) => css.replace('U+0600-06FF', 'U+0370-03FF, U+0600-06FF'));
    expect(run(copy.node(['tools/checks/languages.ts']))).toMatchObject({ ok: true });
  });

  test('touches one entry, its texts and a font', () => {
    const others = touched(copy).filter((file) => !/^locales\/[\w-]+\/el\.json$/.test(file));
    expect(others).toEqual(['shared/src/i18n/locales.ts', 'shared/src/ui/styles/fonts.css']);
    expect(copy.read('shared/src/i18n/locales.ts')).toContain("name: 'Ελληνικά'");
  });

  test('gets the mails', () => {
    change(copy, 'locales/data-server/el.json', (text) =>
      text.replace(/("mail\.password\.hello": )"[^"]*"/, '$1"Γεια"'),
    );
    const show = `import { passwordMail } from './data-server/src/session/password-mail.ts';
      console.log(passwordMail('x', 'el-GR,en').text);`;
    expect(run(copy.node(['--input-type=module', '-e', show])).text).toMatch(/^Γεια/);
  });

  test.each([
    [
      'the texts of an app',
      written('mf-campaigns'),
      'locales/mf-campaigns/el.json',
      'locales/mf-campaigns/el.json is missing',
    ],
    ['the mails', written('data-server'), 'locales/data-server/el.json', 'locales/data-server/el.json is missing'],
    ['the glossary', spoken, 'locales/glossary/el.json', 'el: write locales/glossary/el.json'],
  ])('a check names %s if somebody forgets it', { timeout: patience }, (_, [program = '', ...args], file, message) => {
    const putBack = change(copy, file, (text) => `${text} `);
    rmSync(path.join(copy.folder, file));
    const { ok, text } = run(copy.node([program, ...args]));
    putBack();
    expect(text).toContain(message);
    expect(ok).toBe(false);
  });
});

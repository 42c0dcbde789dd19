// node tools/checks/story-coverage.ts: fails when the review room lacks something that a person can meet: a component of the kit or one of its
// states, a routed screen in one of its states (see story-states.ts), or a part of the shell.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { featureRoutes, featureSlots } from '../feature-file.ts';
import { states, type State } from './story-states.ts';

/** By remote, and by its routes and `card <slot>`: the states that cannot be, each with the reason. Two remotes may have a card for one slot. */
type Exemptions = Record<string, Record<string, Partial<Record<State, string>>>>;

interface Stories {
  file: string;
  text: string;
  /** The names of its stories. */
  names: string[];
}

/** Each missing story as a sentence. `exemptions` has the states in which a screen cannot be, from the remotes' package.json. */
export function missingStories(root: string, exemptions = exemptionsIn(root)): string[] {
  return [...kit(root), ...screensWithoutStories(root, exemptions), ...shell(root)];
}

function exemptionsIn(root: string): Exemptions {
  const files = globSync('mf-*/package.json', { cwd: root });
  return Object.fromEntries(
    files.map((file) => [path.dirname(file), JSON.parse(read(root, file)).seguia?.withoutStates ?? {}]),
  );
}

/** The props that put a component of the kit into a state. */
const stateProps = ['busy', 'disabled', 'error'];

function kit(root: string): string[] {
  const stories = storiesIn(root, 'shared');
  const source = (file: string) => read(root, `shared/src/ui/${file}.tsx`);
  const undescribed = stories
    .filter(({ text }) => /\bcomponent: /.test(text) && !/'autodocs'[^]*export const Playground\b/.test(text))
    .map(({ file }) => `${file} has no docs page (tag autodocs) whose first story, Playground, people can change`);
  const unseen = ['ui.ts', 'ui-dates.ts'].flatMap((door) => {
    const exported = [...read(root, `shared/src/${door}`).matchAll(/export \{([^}]*)\} from '\.\/ui\/([\w/]+)\.tsx'/g)];
    return exported.flatMap(([, list = '', file = '']) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .flatMap((name) => {
          const showing = stories.filter(({ text }) => shows(text, name));
          if (showing.length === 0) return [`${door} exports ${name}, which no story in shared/src/ui shows`];
          const has = propsOf(source(file), name);
          return stateProps
            .filter((prop) => has(prop) && !showing.some(({ text }) => new RegExp(`\\b${prop}\\b`).test(text)))
            .map((prop) => `${name} of ${door} can be given "${prop}", which no story of it shows`);
        }),
    );
  });
  return [...undescribed, ...unseen];
}

/** Whether a component has a prop, in its own interface or in that of all fields and pickers. */
function propsOf(source: string, name: string): (prop: string) => boolean {
  const own = source.match(new RegExp(`interface ${name}Props[^{]*\\{[^]*?\\n\\}`))?.[0] ?? '';
  const field = /extends (?:FieldBase|PickerBase)/.test(own);
  return (prop) => (field && prop !== 'busy') || new RegExp(`^ {2}${prop}\\?`, 'm').test(own);
}

/** The remotes' screens, and cards for others' screens, that lack a story, each as a sentence. */
export function screensWithoutStories(root: string, exemptions = exemptionsIn(root)): string[] {
  const routed = globSync('mf-*/src/feature.ts', { cwd: root })
    .sort()
    .flatMap((feature) => {
      const [app = ''] = feature.split(path.sep);
      const folder = path.join(root, app);
      return [
        ...featureRoutes(folder).map((route) => ({ app, route, place: ['route', 'path'], value: route })),
        ...featureSlots(folder).map((slot) => ({ app, route: `card ${slot}`, place: ['slot'], value: slot })),
      ];
    });
  const unknown = Object.entries(exemptions).flatMap(([app, own]) =>
    Object.keys(own)
      .filter((key) => !routed.some((place) => place.app === app && place.route === key))
      .map((key) => `withoutStates of ${app}/package.json speaks of ${key}, which it does not serve`),
  );
  const faults = routed.flatMap(({ app, route, place, value }) => {
    const at = storiesIn(root, app).filter(({ text }) =>
      new RegExp(`\\b(?:${place.join('|')}): '${quoted(value)}'`).test(text),
    );
    if (at.length === 0) return [`${app}: no stories file says that it is at '${value}' (parameters.${place[0]})`];
    const names = at.flatMap((part) => part.names);
    return states.flatMap((state) => {
      const there = names.some((name) => new RegExp(`^${state}(?![a-z])`).test(name));
      if (exemptions[app]?.[route]?.[state] === undefined)
        return there ? [] : [`${at[0]?.file}: ${route} has no story ${state}`];
      return there ? [`${at[0]?.file}: ${route} has a story ${state}, which "withoutStates" says cannot be`] : [];
    });
  });
  return [...faults, ...unknown];
}

/** Components without a look of their own: they only frame others. */
const frames = ['Root', 'Texts', 'DeveloperQuestion'];

function shell(root: string): string[] {
  const stories = storiesIn(root, 'shell');
  const files = globSync('shell/src/**/[A-Z]*.tsx', { cwd: root }).filter(
    (file) => !/\.(stories|test)\.tsx$/.test(file),
  );
  return files
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !frames.includes(name) && !stories.some(({ text }) => shows(text, name)))
    .sort()
    .map((name) => `shell: no story shows ${name}`);
}

const shows = (text: string, component: string) =>
  new RegExp(`<${component}[\\s>/<]|component: ${component}\\b`).test(text);

function storiesIn(root: string, room: string): Stories[] {
  return globSync(`${room}/src/**/*.stories.tsx`, { cwd: root }).map((file) => {
    const text = read(root, file);
    return { file, text, names: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name) };
  });
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

if (import.meta.main) {
  const missing = missingStories(path.resolve(import.meta.dirname, '../..'));
  for (const line of missing) console.log(line);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

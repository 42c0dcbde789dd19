import { declarationOf, remotes } from '../remotes.ts';
import { notAccepted, notTranslated } from './beginning.ts';
import { formFields, formFile, valuesFile } from './form-files.ts';
import { formStoriesFile, formTestFile } from './form-test-files.ts';
import { addRoute, nameMissingStates, refuseServed } from './screen.ts';
import { addMessages, camel, format, isThere, pascal, read, type TextIn, write } from './tree.ts';
import { locales } from '../../shared/src/i18n/locales.ts';

const noLoading = 'it begins with empty fields, and loads nothing';

/** Where the texts of the beginning stand, by the last part of their new ids. */
const textsOfPlot = {
  name: 'settings.setUp.name',
  house: 'settings.plot.house',
  area: 'settings.plot.area',
  irrigationUnits: 'settings.plot.units',
  drippers: 'settings.plot.drippers',
  save: 'settings.setUp.save',
  saved: 'settings.plot.saved',
  missing: 'settings.setUp.nameMissing',
  failed: 'settings.write.kept',
} as const;

/**
 * Makes a form of five fields with a server call on a screen of its own, at /app/<name>, with story and test, and declares its route. Throws
 * if the name is invalid or taken. Returns what is left to do.
 */
export function newForm(app: string, name: string): string[] {
  if (!isThere(`${app}/package.json`)) throw new Error(`Which remote: ${remotes.join(', ')}?`);
  if (!isThere('data-server'))
    throw new Error('A new form is tested against the data server, which is in the main repository.');
  if (declarationOf(app).layout !== 'app')
    throw new Error(`${app}: its screens have no farm, on which a form is saved`);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`${name}: a form's name has small letters and single hyphens`);
  const route = `/app/${name}`;
  refuseServed(route);
  const component = `${pascal(name)}Form`;
  const folder = `${app}/src/${name}`;
  if (isThere(folder)) throw new Error(`${folder} is there already: choose another name`);

  const remote = app.slice('mf-'.length);
  const texts: Record<string, TextIn> = {
    title: notTranslated(pascal(name)),
    ...Object.fromEntries(Object.entries(textsOfPlot).map(([part, id]) => [part, textsOf('mf-settings', id)])),
    noNumber: textsOf('mf-readings', 'readings.water.notANumber', { '{example}': '2' }),
    refused: notAccepted,
  };
  const form = {
    app,
    route,
    component,
    thing: pascal(name),
    folder: name,
    id: `${camel(remote)}.${camel(name)}`,
    title: `${pascal(remote)}/${component}`,
    texts: Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, text.fr])),
  };
  write(`${folder}/${name}-form.ts`, valuesFile(form));
  write(`${folder}/${component}.tsx`, formFile(form));
  write(`${folder}/${component}.stories.tsx`, formStoriesFile(form));
  write(`${folder}/${component}.test.tsx`, formTestFile(form));
  nameMissingStates(app, route, { Loading: noLoading, Empty: noLoading });
  addRoute(`${app}/src/feature.ts`, route, `./${name}/${component}.tsx`, component);
  addMessages(app, Object.fromEntries(Object.entries(texts).map(([part, text]) => [`${form.id}.${part}`, text])));
  format(app);
  return [
    `${folder}/${component}.tsx is at ${route}, and saves a plot: put your fields (${formFields.join(', ')}) and your call in their place.`,
    `Write its texts there and in locales/${app}/*.json (TRANSLATE marks what has none yet).`,
    `For a sheet on another screen, draw the fields there, and take the route out of feature.ts and package.json.`,
  ];
}

/** A text of an app in all languages, with its arguments filled in. */
function textsOf(app: string, id: string, values: Readonly<Record<string, string>> = {}): TextIn {
  const inLanguage = (locale: string) => {
    const text = (JSON.parse(read(`locales/${app}/${locale}.json`)) as Record<string, string>)[id] ?? '';
    return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);
  };
  return { ...Object.fromEntries(locales.map(({ locale }) => [locale, inLanguage(locale)])), fr: inLanguage('fr') };
}

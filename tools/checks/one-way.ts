// Part of pnpm check: what is done in one way only. Names of messages: locales/faults.ts; what may import what: tools/rooms.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Way {
  /** Code that does it in another way. */
  other: RegExp;
  /** The files in which that is allowed. */
  in: RegExp;
  instead: string;
}

const ways: Way[] = [
  {
    other: /\bmatchMedia\(/,
    in: /^shared\/src\/ui\/provider\/use-media\.ts$/,
    instead: 'useMedia of @seguia/shared/ui knows the kinds of screens',
  },
  {
    other: /\bcreateObjectURL\(|\.download = /,
    // The address of a photo on its page is no download.
    in: /^shared\/src\/(?:sharing\/save-file|device\/photos\/shown-photos)\.ts$/,
    instead: 'saveFile of @seguia/shared/platform hands a file to the downloads',
  },
  {
    other: /\blocalStorage\s*[.[]|\blocalStorage\?\./,
    in: /^shared\/src\/session\/storage\/|^shared\/src\/device\/journal\/local-records\.ts$|^shell\/src\/(?:first-script\/first-page|memory\/device-memory)\.ts$/,
    instead: 'storedAtom of shared/src/session/storage stores what the device keeps',
  },
  {
    // The start's script imports nothing (shell/src/first-script), and the native app's code nothing of the shell.
    other: /\bsessionStorage\s*[.[]/,
    in: /^(?:shell\/src\/(?:memory\/tab-memory|first-script\/index)|shared\/src\/session\/native\/links\/links)\.ts$/,
    instead: 'shell/src/memory/tab-memory.ts has what a tab remembers',
  },
  {
    // The time of graphs and maps runs from left to right in every language.
    other:
      /\b(?:margin|padding|border|inset)(?:Left|Right)\b|\btextAlign: ['"](?:left|right)['"]|\bstyle=\{\{[^}]*\b(?:left|right):/,
    in: /^mf-campaigns\/src\/(?:graph|season\/heat)\//,
    instead: 'marginInlineStart, insetInlineEnd and so on turn with the text',
  },
  {
    other: /<form\b/,
    in: /^shared\/src\/ui\/forms\/Form\.tsx$/,
    instead: 'Form of @seguia/shared/ui has the keys and the guard against double presses',
  },
  {
    other: /\.permissions\b|\bmay\(/,
    in: /^(?:data-server|shared)\//,
    instead: 'canAtom and canChangeReadingAtom of @seguia/shared/platform have a person’s rights',
  },
  {
    other: /\blogoutAtom\b/,
    in: /^shared\/|^mf-settings\/src\/server\/DataServer\.tsx$/,
    instead: 'LogOut of @seguia/shared/ui logs out after its question',
  },
  {
    // A worker runs for one event at a time, and has no start that could pass anything on.
    other: /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: [^=]+)? = (?:new (?:Weak)?(?:Map|Set)\b|\[\];|\{\};)/m,
    in: /^(?!shell\/)|^shell\/src\/sw\//,
    instead: 'the shell’s modules hold no state: boot makes it and hands it on',
  },
  {
    // WebKit reads "2026-11-24 10:00" and "2026-1-5" in its own way, or not at all.
    other:
      /\b(?:new Date|Date\.parse)\(\s*(['"`])(?!(?:\$\{[^}]*\}(?:-\d{2}-\d{2})?|\d{4}-\d{2}-\d{2})T(?:\$\{[^}]*\}|[\d:.])+(?:Z|[+-]\d{2}:\d{2})\1)/,
    in: /^$/,
    instead: 'a date is parsed as `${date}T${time}Z` alone: every browser reads it alike',
  },
  {
    other: /\bDate\.parse\(\s*(?!['"`\s])/,
    in: /^shared\/src\/session\/(?:api\/api-error|clock\/device-clock)\.ts$/,
    instead: 'only the date of an HTTP answer is parsed as it comes; parse every other date as `${date}T${time}Z`',
  },
  {
    other: new RegExp(
      [
        String.raw`\b(?:Object\.groupBy|Promise\.(?:withResolvers|try)|URL\.parse|RegExp\.escape|Iterator\.(?:from|concat)|Error\.isError)\b`,
        String.raw`\b(?:requestIdleCallback|startViewTransition|CloseWatcher|Temporal|scheduler\.(?:yield|postTask))\b`,
        String.raw`\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|showPopover|togglePopover|toBase64|toHex|moveBefore)\(`,
        String.raw`(?<!\bv)\.(?:union|intersection|difference)\(`,
        String.raw`\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|take|drop|flatMap|toArray)\(`,
      ].join('|'),
    ),
    in: /^$/,
    instead:
      'the oldest browsers of tools/bundle/browsers.ts lack it (what they are given is in shell/src/first-script/older-browsers.ts)',
  },
];

/** The most lines of the shell's main; further code belongs into what it starts. */
const mostLinesOfMain = 40;

/** Where a product file deviates from the common way, each as a sentence. */
export function otherWays(file: string, text: string): string[] {
  const code = text.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '');
  const faults = ways
    .filter((way) => !way.in.test(file) && way.other.test(code))
    .map(({ other, instead }) => `${file}: ${other.exec(code)?.[0].trim()}: ${instead}.`);
  if (file === 'shell/src/main.tsx' && text.split('\n').length - 1 > mostLinesOfMain)
    faults.push(`${file} has more than ${mostLinesOfMain} lines: move what they do into what it starts.`);
  return faults;
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const isNoProduct = (file: string) => /node_modules|\/dist\/|\.(?:test|stories|sample)\.tsx?$|\.d\.ts$/.test(file);
  const files = globSync('{shared,shell,mf-*}/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isNoProduct(file));
  const faults = files.flatMap((file) => otherWays(file, readFileSync(path.join(root, file), 'utf8')));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

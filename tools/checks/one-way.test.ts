import { expect, test } from 'vitest';
import { otherWays } from './one-way.ts';

test.each([
  ['mf-readings/src/a.ts', "matchMedia('(width < 45rem)')", 'useMedia'],
  ['mf-campaigns/src/a.ts', 'link.href = URL.createObjectURL(blob);', 'saveFile'],
  ['mf-settings/src/a.ts', "localStorage.getItem('seguia.theme')", 'storedAtom'],
  ['shell/src/guards/a.ts', "sessionStorage.setItem('k', 'v')", 'tab-memory'],
  ['mf-auth/src/a.tsx', 'return <div style={{ marginLeft: 4 }} />;', 'turn with the text'],
  ['shell/src/a.tsx', 'return <div style={{ top: 0, left: 4 }} />;', 'turn with the text'],
  ['shared/src/a.tsx', "const style = { textAlign: 'right' };", 'turn with the text'],
  ['mf-auth/src/a.tsx', 'return <form onSubmit={submit} />;', 'Form of'],
  ['mf-readings/src/a.ts', "farm.permissions.includes('fertirrigation.create')", 'canAtom'],
  ['mf-auth/src/a.ts', 'const logout = useSetAtom(logoutAtom);', 'LogOut'],
  ['shell/src/errors/a.ts', 'let unseen = false;', 'boot makes it'],
  ['shell/src/errors/a.ts', 'const early: unknown[] = [];', 'boot makes it'],
  ['shell/src/remotes/a.ts', 'const hashes = new Map<string, string>();', 'boot makes it'],
  ['mf-readings/src/a.ts', "const at = new Date('2026-11-24 10:00');", 'every browser reads it alike'],
  ['mf-readings/src/a.ts', "const at = Date.parse('2026-1-5');", 'every browser reads it alike'],
  ['mf-readings/src/a.ts', 'const at = new Date(`${date} ${time}`);', 'every browser reads it alike'],
  ['mf-readings/src/a.ts', 'const at = new Date(`${date}T${time}`);', 'every browser reads it alike'],
  ['mf-readings/src/a.ts', 'const at = Date.parse(date);', 'only the date of an HTTP answer'],
  ['shared/src/a.ts', 'const parts = Object.groupBy(plots, nameOf);', 'the oldest browsers'],
  ['shared/src/a.ts', 'if (chosen.isSubsetOf(known)) return;', 'the oldest browsers'],
  ['shared/src/a.ts', 'return groups.values().map(sum).toArray();', 'the oldest browsers'],
  ['shell/src/main.tsx', 'start();\n'.repeat(41), 'more than 40 lines'],
])('%s: %s has one way: %s', (file, text, way) => {
  expect(otherWays(file, text)).toEqual([expect.stringContaining(way)]);
});

test.each([
  ['shared/src/sharing/save-file.ts', 'link.href = URL.createObjectURL(content);'],
  ['mf-campaigns/src/graph/pointing/a.tsx', 'return <div style={{ left: at }} />;'],
  ['mf-readings/src/a.tsx', 'return <div style={{ insetInlineStart: at, marginInlineEnd: 4 }} />;'],
  ['mf-readings/src/a.ts', 'const none: readonly Band[] = [];\nlet open = false;'],
  ['shell/src/sw/update.ts', 'let checking: Promise<void> | null = null;'],
  ['shell/src/a.ts', '  let inside = 1;'],
  ['shared/src/session/clock/device-clock.ts', "const server = Date.parse(date ?? '');"],
  ['mf-readings/src/a.ts', 'const noon = new Date(`${isoDay(day)}T12:00:00Z`);'],
  ['mf-readings/src/a.ts', "const first = Date.parse('2026-06-15T10:30:00+05:30') + new Date(0).getTime();"],
  ['shared/src/a.ts', 'const one = v.union([v.string(), v.number()]); const all = Object.values(one).map(text);'],
  ['shell/src/a.ts', '// matchMedia(query) is what useMedia calls'],
])('%s may: %s', (file, text) => {
  expect(otherWays(file, text)).toEqual([]);
});

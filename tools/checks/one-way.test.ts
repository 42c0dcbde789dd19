import { expect, test } from 'vitest';
import { otherWays } from './one-way.ts';

test.each([
  ['mf-readings/src/a.ts', "matchMedia('(width < 45rem)')", 'useMedia'],
  ['mf-campaigns/src/a.ts', 'link.href = URL.createObjectURL(blob);', 'saveFile'],
  ['mf-settings/src/a.ts', "localStorage.getItem('seguia.theme')", 'storedAtom'],
  ['shell/src/guards/a.ts', "sessionStorage.setItem('k', 'v')", 'tab-memory'],
  ['mf-auth/src/a.tsx', 'return <form onSubmit={submit} />;', 'Form of'],
  ['mf-readings/src/a.ts', "farm.permissions.includes('fertirrigation.create')", 'canAtom'],
  ['mf-auth/src/a.ts', 'const logout = useSetAtom(logoutAtom);', 'LogOut'],
  ['shell/src/errors/a.ts', 'let unseen = false;', 'boot makes it'],
  ['shell/src/errors/a.ts', 'const early: unknown[] = [];', 'boot makes it'],
  ['shell/src/remotes/a.ts', 'const hashes = new Map<string, string>();', 'boot makes it'],
  ['shell/src/main.tsx', 'start();\n'.repeat(41), 'more than 40 lines'],
])('%s: %s has one way: %s', (file, text, way) => {
  expect(otherWays(file, text)).toEqual([expect.stringContaining(way)]);
});

test.each([
  ['shared/src/sharing/save-file.ts', 'link.href = URL.createObjectURL(content);'],
  ['mf-readings/src/a.ts', 'const none: readonly Band[] = [];\nlet open = false;'],
  ['shell/src/sw/update.ts', 'let checking: Promise<void> | null = null;'],
  ['shell/src/a.ts', '  let inside = 1;'],
  ['shell/src/a.ts', '// matchMedia(query) is what useMedia calls'],
])('%s may: %s', (file, text) => {
  expect(otherWays(file, text)).toEqual([]);
});

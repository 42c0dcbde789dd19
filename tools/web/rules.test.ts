import { expect, test } from 'vitest';
import { headers } from './rules.ts';

/** The sources that pages may use for `directive`. */
function sourcesOf(directive: string, allowed: Parameters<typeof headers>[0]): string[] {
  const policy = headers(allowed)['content-security-policy'] ?? '';
  const directives = policy.split('; ').map((text) => text.split(' '));
  return directives.find(([name]) => name === directive)?.slice(1) ?? [];
}

test.each(['script-src', 'style-src', 'connect-src'])(
  'a deployment for developers allows remotes of this machine in %s, and one for people does not',
  (directive) => {
    expect(sourcesOf(directive, { developers: true })).toContain('http://localhost:*');
    expect(sourcesOf(directive, {})).not.toContain('http://localhost:*');
  },
);

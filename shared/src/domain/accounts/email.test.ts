import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['ana@farm.example', "o'neil+water@sub.farm.example", 'żaneta@gospodarstwo.example', '_1.x-y@x'])(
  'takes "%s" for an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  ['a list', 'a,b@x.test'],
  ['a list', 'a@x.test,b@x.test'],
  ['a list', 'a;b@x.test'],
  ['a group', 'group:a@x.test;'],
  ['a name before the address', 'Ana<a@x.test>'],
  ['a comment', 'a(b)@x.test'],
  ['a quoted part', '"a"@x.test'],
  ['two @', 'a@b@x.test'],
  ['a line break', 'a\r\n@x.test'],
  ['a control character', 'a\u0007@x.test'],
  ['nothing before the @', '@x.test'],
])('refuses %s as the address of one person', (_what, text) => expect(isEmail(text)).toBe(false));

/**
 * Whether a text has the form of one e-mail address: something, @, something, and no space. Only a mail can show whether the address exists.
 * The characters of lists, groups, names and comments (RFC 5322, 3.4) are refused: a mail program would take `a,b@x.test` for two addresses,
 * and `group:a@x.test;` for another one.
 */
export const isEmail = (text: string): boolean => /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u.test(text);

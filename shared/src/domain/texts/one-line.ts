/** Whether a name has no line break and no other control character, with which it would look like two, or hide a part of itself. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

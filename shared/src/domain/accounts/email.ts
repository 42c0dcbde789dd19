/** Whether a text has the form of an e-mail address: something, @, something, and no space. Whether it exists only a mail can show. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

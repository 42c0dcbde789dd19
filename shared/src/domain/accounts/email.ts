/** Whether a text has the form of an e-mail address: something, @, something, and no space. Only a mail can show whether the address exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

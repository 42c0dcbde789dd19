/** Up to three digits, a separator that some languages group thousands with, and three more digits: 1.234. */
const grouped = /^[1-9١-٩]\p{Nd}{0,2}[.,،]\p{Nd}{3}$/u;

/** Whether the only separator of a number may be for thousands. For quantities that nobody measures to three decimals. */
export const mayBeThousands = (text: string): boolean => grouped.test(text.trim());

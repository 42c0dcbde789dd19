/** Up to three digits, one sign that some languages group by, and three more: 1.234. */
const grouped = /^[1-9١-٩]\p{Nd}{0,2}[.,،]\p{Nd}{3}$/u;

/** Whether the one sign of a number may be for thousands, where a fraction of three digits is nothing that people measure. */
export const mayBeThousands = (text: string): boolean => grouped.test(text.trim());

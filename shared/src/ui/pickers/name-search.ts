/** The number of entries beyond which a list to choose from has a search: more than a phone shows at once. */
export const withoutSearch = 10;

/** A text as it is compared with what is typed: without accents, in lower case. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a name contains what is typed; accents and capitals make no difference. */
export const isFoundBy = (name: string, typed: string): boolean => plain(name).includes(plain(typed));

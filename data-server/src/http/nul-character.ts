/** The error for a call that contains a NUL character. */
export const nul = { field: '', code: 'nul_character', message: 'Text must not hold the character U+0000.' };

/** PostgreSQL accepts every character in a text except this one. */
export const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);

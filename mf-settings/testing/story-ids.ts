/** Ids of what stories show: `kind` is four hexadecimal digits. */
export const idOf = (kind: string, number: number) =>
  `0199a000-0000-7000-8000-${kind}${String(number).padStart(8, '0')}`;

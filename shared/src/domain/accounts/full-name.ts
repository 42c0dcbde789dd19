/** A person's name as screens, papers and files write it. Either part may be empty. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();

/** A form into which somebody else's changes were merged. */
export interface Merged<Form> {
  /** This person's values where they typed, the other person's values elsewhere. */
  form: Form;
  /** The fields that the other person changed. */
  changed: (keyof Form & string)[];
}

/** Merges what somebody else saved (`theirs`) into what this person typed (`mine`). `base` is what both began with. */
export function mergeForm<Form extends object>(base: Form, mine: Form, theirs: Form): Merged<Form> {
  const fields = Object.keys(base) as (keyof Form & string)[];
  const isTyped = (field: keyof Form) => mine[field] !== base[field];
  return {
    form: Object.fromEntries(fields.map((field) => [field, isTyped(field) ? mine[field] : theirs[field]])) as Form,
    changed: fields.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]),
  };
}

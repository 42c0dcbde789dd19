/** What somebody else changed while a form was open. */
export interface Merged<Form> {
  /** Mine where I typed, theirs elsewhere. */
  form: Form;
  /** The fields that they changed. */
  changed: (keyof Form)[];
}

/** Lays what somebody else saved under what I typed. `base` is what both began with. */
export function mergeForm<Form extends object>(base: Form, mine: Form, theirs: Form): Merged<Form> {
  const fields = Object.keys(base) as (keyof Form)[];
  const isTyped = (field: keyof Form) => mine[field] !== base[field];
  return {
    form: Object.fromEntries(fields.map((field) => [field, isTyped(field) ? mine[field] : theirs[field]])) as Form,
    changed: fields.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]),
  };
}

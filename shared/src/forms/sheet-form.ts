import { camel } from '@seguia/openapi';
import type { StorageFullError } from '../device/local/storage-error.ts';
import type { ApiError } from '../session/api/api-error.ts';

/** What is wrong with a field of a form, or with a part of it that has a name of its own. */
export interface FieldProblem {
  field: string;
  code: string;
}

/** The problems of fields, at most one per field, as a list in the order of `codes`. */
export const problemsOf = <Field extends string, Code extends string>(
  codes: Readonly<Partial<Record<Field, Code | undefined>>>,
): { field: Field; code: Code }[] =>
  (Object.entries(codes) as [Field, Code | undefined][]).flatMap(([field, code]) => (code ? [{ field, code }] : []));

/** The fields of a form that a refusal of the server names, for forms whose fields have the contract's names in camelCase. */
export const refusedFields = <Typed extends object>({ problem }: ApiError, typed: Typed) =>
  (problem?.errors ?? [])
    .flatMap(({ field }) => Object.keys(camel({ [field]: null })))
    .filter((field) => field in typed)
    .map((field) => ({ field, code: 'refused' as const }));

/** The contents of a form as typed, and the version of the thing that they were taken from; null for a new thing. */
export interface Filled<Typed> {
  typed: Typed;
  version: number | null;
}

export interface SheetFormOptions<Typed extends object, Body, Problem extends FieldProblem, Saved> {
  /** What the form begins with. Later values are ignored. */
  begun: Filled<Typed>;
  /** The thing as the device has it now; null where it is gone. Leave it out where nobody else can change the thing. */
  now?: Filled<Typed> | null | undefined;
  /**
   * What becomes of a form whose thing somebody else changes. `merge`: the server refuses the older version, and then their values appear in
   * the fields that this person has not touched. `refuse`: the form is not sent over a version that this person has not seen. `follow`: a
   * form in which nothing is typed shows the newer version.
   */
  meanwhile?: 'merge' | 'refuse' | 'follow';
  /** The id of the thing; left out for a new thing, which gets one. */
  id?: string | undefined;
  /** The body that the typed values mean, and what prevents sending it. `seen` holds the values that the typed ones are compared with. */
  read: (typed: Typed, of: { seen: Typed; id: string }) => { body: Body; problems: readonly Problem[] };
  /** The sentence of a problem, for its field. */
  textOf: (problem: Problem) => string;
  /**
   * When problems show. `whileTyping`: from the first attempt on, always the present ones. `onSubmit`: those of the last attempt, each until
   * its field is typed into, for forms in which only the server knows all rules.
   */
  checks?: 'whileTyping' | 'onSubmit';
  /** Whether leaving would lose something; by default when the values differ from the seen ones. */
  isTyped?: (typed: Typed) => boolean;
  /** For `refuse`: the typed values in the form in which the server has them afterwards. */
  asSaved?: (typed: Typed) => Typed;
  /** Writes the body. The id is the same in each try: an answer that is lost must not make a second thing. */
  send: (body: Body, of: { id: string; version: number | null }) => Promise<Saved>;
  /** The problems of fields in the server's refusal; empty where the refusal is about something else. */
  refused?: (error: ApiError) => readonly Problem[];
  /** Called after each refusal. */
  onFailed?: (error: ApiError) => void;
  onSaved: (saved: Saved) => void;
}

/** A form that is open: what is typed, what is wrong with it, and how sending it went. */
export interface SheetForm<Typed extends object, Problem extends FieldProblem = FieldProblem> {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  /** The properties of a field that holds one value. */
  field: <Name extends keyof Typed & string>(
    name: Name,
  ) => { name: Name; value: Typed[Name]; onChange: (value: Typed[Name]) => void; error: string | undefined };
  /** The properties of a switch. */
  flag: (name: keyof Typed & string) => { checked: boolean; onChange: (checked: boolean) => void };
  /** The problems to show, those of the server first. */
  problems: readonly Problem[];
  errorOf: (field: string) => string | undefined;
  /** The values that the typed ones are compared with. */
  seen: Typed;
  /** The fields that somebody else changed while the form was open; null for none. */
  changed: readonly (keyof Typed & string)[] | null;
  isDirty: boolean;
  /** Whether leaving now would lose what was typed. */
  wouldLose: () => boolean;
  busy: boolean;
  /** Why the server did not take the last try, where no field's problem says it; null otherwise. */
  failure: ApiError | null;
  /** Why the device did not store the last try; null otherwise. */
  full: StorageFullError | null;
  forgetFailure: () => void;
  /** Sends the form, unless something is wrong with it; resolves with true when it is saved. */
  submit: () => Promise<boolean>;
  /** Runs another write of the same sheet, such as a deletion; resolves with true when it is done. A call during a write is ignored. */
  run: (write: () => Promise<unknown>) => Promise<boolean>;
  /** Begins anew with another thing. */
  begin: (filled: Filled<Typed>) => void;
}

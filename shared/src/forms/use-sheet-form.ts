import { useRef, useState } from 'react';
import { StorageFullError } from '../device/local/storage-error.ts';
import { newId } from '../domain/uuid.ts';
import { ApiError } from '../session/api/api-error.ts';
import { useUnsavedGuard } from '../session/settings/unsaved.ts';
import { mergeForm } from './merge-form.ts';
import type { FieldProblem, Filled, SheetForm, SheetFormOptions } from './sheet-form.ts';

/** The end of the session ends its calls: nobody waits for the answer. */
const isEndOfSession = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const isSame = (typed: unknown, other: unknown) => JSON.stringify(typed) === JSON.stringify(other);

/**
 * The form of a thing that is written as a whole, from opening until it is saved: its values, its problems, other people's changes
 * meanwhile, and its failures. What is typed stays until it is saved.
 */
export function useSheetForm<Typed extends object, Body, Problem extends FieldProblem, Saved>(
  options: SheetFormOptions<Typed, Body, Problem, Saved>,
): SheetForm<Typed, Problem> {
  const { now, meanwhile = 'merge', checks = 'whileTyping', read, textOf, asSaved = (typed: Typed) => typed } = options;
  const [id] = useState(() => options.id ?? newId());
  const [seen, setSeen] = useState(options.begun);
  const [typed, setTyped] = useState(seen.typed);
  const [changed, setChanged] = useState<SheetForm<Typed>['changed']>(null);
  const [attempted, setAttempted] = useState(false);
  /** The problems of the last attempt that the present values do not tell. */
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [full, setFull] = useState<StorageFullError | null>(null);
  const isSaved = useRef(false);
  // The contents of each try. Its answer may be lost; a version with these contents is this form's own.
  const sent = useRef<Typed[]>([]);
  const isDirty = options.isTyped?.(typed) ?? !isSame(typed, seen.typed);
  useUnsavedGuard(isDirty);

  const begin = (filled: Filled<Typed>) => {
    setSeen(filled);
    setTyped(filled.typed);
    setAttempted(false);
    setFound([]);
  };
  const isNewer = now && (now.version !== seen.version || (meanwhile === 'follow' && !isSame(now.typed, seen.typed)));
  if (isNewer && meanwhile === 'follow' && !isDirty) begin(now);
  if (isNewer && meanwhile === 'merge' && failure?.status === 412) {
    const merged = mergeForm(seen.typed, typed, now.typed);
    setSeen(now);
    setTyped(merged.form);
    setChanged(merged.changed);
    setFailure(null);
  }

  const present = checks === 'whileTyping' && attempted ? read(typed, { seen: seen.typed, id }).problems : [];
  const problems = [...found, ...present.filter(({ field }) => found.every((problem) => problem.field !== field))];
  const errorOf = (field: string) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && textOf(problem);
  };
  const set = (change: Partial<Typed>) => {
    isSaved.current = false;
    setTyped((before) => ({ ...before, ...change }));
    // What the server said was about the values as they were sent.
    setFound(checks === 'whileTyping' ? [] : found.filter(({ field }) => !(field in change)));
  };

  /** Throws the server's refusal of an older version, where writing would overwrite what this person has not seen. */
  const refuseUnseen = (own: readonly Typed[]) => {
    if (meanwhile !== 'refuse' || seen.version === null || now === undefined) return;
    if (now === null || !own.some((contents) => isSame(contents, now.typed)))
      throw new ApiError('problem', { status: 412 });
  };
  const attempt = async (write: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    setFull(null);
    try {
      await write();
      return true;
    } catch (error) {
      if (error instanceof StorageFullError) setFull(error);
      else if (error instanceof ApiError) {
        const refused = options.refused?.(error) ?? [];
        setFound(refused);
        if (refused.length === 0) setFailure(error);
        options.onFailed?.(error);
      } else if (!isEndOfSession(error)) throw error;
      return false;
    } finally {
      setBusy(false);
    }
  };
  const run: SheetForm<Typed>['run'] = async (write) =>
    !busy &&
    attempt(async () => {
      refuseUnseen([seen.typed, ...sent.current]);
      await write();
    });
  const submit = async () => {
    const { body, problems: wrong } = read(typed, { seen: seen.typed, id });
    setAttempted(true);
    setFound(checks === 'onSubmit' ? wrong : []);
    if (wrong.length > 0 || busy) return false;
    return attempt(async () => {
      const contents = asSaved(typed);
      refuseUnseen([seen.typed, contents, ...sent.current]);
      sent.current.push(contents);
      const saved = await options.send(body, { id, version: seen.version });
      isSaved.current = true;
      options.onSaved(saved);
    });
  };

  return {
    typed,
    set,
    field: (name) => ({
      name,
      value: typed[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Typed>),
      error: errorOf(name),
    }),
    flag: (name) => ({
      checked: typed[name] === true,
      onChange: (checked) => set({ [name]: checked } as unknown as Partial<Typed>),
    }),
    problems,
    errorOf,
    seen: seen.typed,
    changed,
    isDirty,
    wouldLose: () => isDirty && !isSaved.current,
    busy,
    failure,
    full,
    forgetFailure: () => {
      setFailure(null);
      setFull(null);
    },
    submit,
    run,
    begin,
  };
}

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { missingPart } from '../dates/missing-part.ts';
import { goToWrong, pickerPart, showField } from '../focus/wrong-field.ts';
import { isolated } from '../values/isolated.tsx';
import styles from './Form.module.css';

export interface FormProps {
  /**
   * Comes with Enter in a last field, Ctrl+Enter anywhere, and the submit button; never twice within 400 ms with
   * nothing typed or pressed between, and not while a date or time is typed in part: the focus goes to its empty part. It goes to
   * the first field that is wrong, too, where the owner moves it nowhere else: at once, and again when a returned promise
   * settles. The field is scrolled into sight with its message; without a wrong field, the form's alert is.
   */
  onSubmit: () => unknown;
  /** Its name, for screen readers. */
  label?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** A form that leaves checking to us: the browser's bubbles speak the wrong language and cover the fields. */
export function Form({ onSubmit, label, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(-Infinity);
  /** The last press of Save, or its end: what had the focus then, and the empty part of a date that is typed in part. */
  const [pressed, setPressed] = useState<{ before: Element | null; missing?: HTMLElement } | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { activeElement: before } = document;
    const missing = missingPart(event.currentTarget);
    if (missing) {
      // A date says what it lacks once it is left.
      if (before instanceof HTMLElement) before.blur();
      setPressed({ before, missing });
      return;
    }
    if (event.timeStamp - last.current < 400) return;
    last.current = event.timeStamp;
    const outcome = onSubmit();
    setPressed({ before });
    if (outcome instanceof Promise) void outcome.finally(() => setPressed({ before }));
  };
  // After the state is drawn and dates have named their messages, what the press has found is there, however busy the phone is.
  useEffect(() => {
    if (!pressed) return undefined;
    const frame = requestAnimationFrame(() => {
      if (pressed.missing) showField(pressed.missing);
      else if (form.current) goToWrong(form.current, pressed.before);
    });
    return () => cancelAnimationFrame(frame);
  }, [pressed]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the submit button does
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      aria-label={label}
      onSubmit={submit}
      onInput={() => (last.current = -Infinity)}
      // Of a dialog that the first press has opened: its button and Escape, too, come between two presses of Save.
      onClickCapture={({ target }) => {
        if (target instanceof Element && !target.closest('[type="submit"]')) last.current = -Infinity;
      }}
      // Parts of dates and times pass no key on, and what is typed in them is no input.
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') last.current = -Infinity;
        if (event.key.length === 1 && event.key !== ' ') last.current = -Infinity;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
      }}
    >
      {children}
    </form>
  );
}

export interface FormErrorsProps {
  /** What is wrong, in the order of the fields; nothing is shown for none. `name` is the field's `name`. */
  errors: readonly { name?: string | undefined; text: string }[];
}

/** The list of problems, read out at once; each line leads to its field. */
export function FormErrors({ errors }: FormErrorsProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const goTo = (name: string) => {
    const named = box.current?.closest('form')?.elements.namedItem(name);
    const field = (named instanceof RadioNodeList ? named[0] : named) as HTMLElement | null | undefined;
    // A picker has its value in a control that nobody sees.
    const unseen = field?.closest('[hidden], [type="hidden"], [aria-hidden]')?.parentElement;
    const seen = unseen?.closest('[data-rac]')?.querySelector<HTMLElement>(pickerPart);
    showField(seen ?? field);
  };
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" className={styles.errors}>
      <p className={styles.title}>
        <Icon name="error" size={20} />
        {intl.formatMessage(
          {
            id: 'ui.form.errors',
            defaultMessage: '{count, plural, one {# point à corriger} other {# points à corriger}}',
          },
          { count: errors.length },
        )}
      </p>
      <ul className={styles.list}>
        {errors.map(({ name, text }) => (
          <li key={text}>
            {name === undefined ? (
              isolated(text)
            ) : (
              <button type="button" className={styles.link} onClick={() => goTo(name)}>
                {isolated(text)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

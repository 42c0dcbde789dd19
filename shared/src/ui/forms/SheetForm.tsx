import type { ReactNode } from 'react';
import { UnsavedDialog } from '../dialogs/UnsavedDialog.tsx';
import { Form, type FormProps } from './Form.tsx';

export interface SheetFormProps extends Pick<FormProps, 'label' | 'id'> {
  /** What `useSheetForm` answers. */
  form: {
    submit: () => Promise<unknown>;
    /** Whether leaving now would lose what was typed. */
    wouldLose: () => boolean;
  };
  children: ReactNode;
}

/** The `Form` of `useSheetForm`. It asks before something typed is left for another screen. */
export function SheetForm({ form, label, id, children }: SheetFormProps) {
  return (
    <>
      <Form id={id} label={label} onSubmit={form.submit}>
        {children}
      </Form>
      <UnsavedDialog isDirty={form.wouldLose} />
    </>
  );
}

// The contents of a new form's own files. It begins as a form of a plot, with a call that every data server has, so that it works at once.

export interface NewForm {
  app: string;
  route: string;
  component: string;
  /** The name of what the form writes, as in the names of its functions. */
  thing: string;
  /** The folder below src, and the beginning of the file of values. */
  folder: string;
  /** The prefix of its texts' ids. */
  id: string;
  /** The title of its stories. */
  title: string;
  /** Its French texts by the last part of their ids. */
  texts: Readonly<Record<string, string>>;
}

/** The fields of a new form, in order. */
export const formFields = ['name', 'house', 'area', 'irrigationUnits', 'drippers'] as const;

/** The values of the form, how they are read, and its call. */
export function valuesFile({ thing }: NewForm): string {
  return `import { apiAtom, call, type FieldProblem, farmPath, onWire, parseDecimal, writeOnce } from '@seguia/shared/platform';
import { atom } from 'jotai';

/** The form as typed. */
export interface Typed${thing} {
${formFields.map((field) => `  ${field}: string;`).join('\n')}
}

export const empty${thing}: Typed${thing} = { ${formFields.map((field) => `${field}: ''`).join(', ')} };

export interface ${thing}Problem extends FieldProblem {
  code: 'missing' | 'noNumber' | 'refused';
}

/** The body that the form describes, and the problems that prevent sending it. */
export function read${thing}(typed: Typed${thing}) {
  const problems: ${thing}Problem[] = [];
  const numberIn = (field: 'area' | 'irrigationUnits' | 'drippers') => {
    const parsed = parseDecimal(typed[field]);
    if (!parsed.ok && parsed.code !== 'empty') problems.push({ field, code: 'noNumber' });
    return parsed.ok ? parsed.value : null;
  };
  if (typed.name.trim() === '') problems.push({ field: 'name', code: 'missing' });
  const body = {
    name: typed.name.trim(),
    house: typed.house.trim() || null,
    area: numberIn('area'),
    irrigationUnits: numberIn('irrigationUnits') ?? 0,
    drippers: numberIn('drippers'),
  };
  return { body, problems };
}

type Body = ReturnType<typeof read${thing}>['body'] & { id: string };

/** Writes it on the server; the id is the same in each try. Throws ApiError: 422 names fields. */
export const save${thing}Atom = atom(null, (get, _set, { id, ...body }: Body) =>
  writeOnce({ id, version: null, body }, (header) => {
    const params = { path: { ...farmPath(get), id }, header };
    return call(get(apiAtom).PUT('/farmers/{farmer_id}/plots/{id}', { params, body: onWire(body) }));
  }),
);
`;
}

/** The form itself. */
export function formFile({ component, thing, folder, id, route, texts }: NewForm): string {
  const message = (name: string) => `  ${name}: { id: '${id}.${name}', defaultMessage: '${texts[name]}' },`;
  const fields = formFields.map((field) => {
    const number = field === 'name' || field === 'house' ? '' : ' inputMode="decimal"';
    return `        <TextField {...form.field('${field}')} label={text('${field}')}${number} />`;
  });
  return `import { defineMessages, paths, refusedFields, useIntl, useNavigate, useSheetForm } from '@seguia/shared/platform';
import { Banner, Button, Page, SheetForm, TextField, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { empty${thing}, read${thing}, save${thing}Atom, type ${thing}Problem } from './${folder}-form.ts';

const messages = defineMessages({
${Object.keys(texts).map(message).join('\n')}
});

/** \`${route}\` */
export function ${component}() {
  const intl = useIntl();
  const navigate = useNavigate();
  const save = useSetAtom(save${thing}Atom);
  const text = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const form = useSheetForm({
    begun: { typed: empty${thing}, version: null },
    read: read${thing},
    textOf: ({ code }: ${thing}Problem) => text(code),
    send: (body, { id }) => save({ id, ...body }),
    refused: (error) => refusedFields(error, empty${thing}),
    onSaved: () => {
      toast(text('saved'), { kind: 'success' });
      void navigate(paths.today());
    },
  });
  return (
    <Page title={text('title')} width="form">
      <SheetForm form={form} label={text('title')}>
        {form.failure && <Banner kind="error">{text('failed')}</Banner>}
${fields.join('\n')}
        <Button type="submit" variant="primary" large full busy={form.busy}>
          {text('save')}
        </Button>
      </SheetForm>
    </Page>
  );
}
`;
}

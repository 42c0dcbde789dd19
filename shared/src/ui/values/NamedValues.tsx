import { Fragment, type ReactNode } from 'react';
import styles from './NamedValues.module.css';
import { Num } from './Num.tsx';

export interface NamedValuesProps {
  lines: readonly {
    id: string;
    name: string;
    /** `name` stands before the text, unless the line's name and the text say it all; `mark` behind it. A dash is shown for null. */
    values: readonly { id: string; name?: string | undefined; text: string | null; mark?: ReactNode }[];
  }[];
}

/**
 * Lines of named values, whose numbers align. Each value is isolated with its name: in one isolation they would run from left to right, which
 * puts EC behind pH in Arabic.
 */
export function NamedValues({ lines }: NamedValuesProps) {
  return (
    <span className={styles.lines}>
      {lines.map(({ id, name, values }) => (
        <Fragment key={id}>
          <span>{name}</span>
          <span className={styles.values}>
            {values.map((value, at) => (
              <Fragment key={value.id}>
                {at > 0 && ' '}
                <bdi className={styles.value}>
                  {value.name && `${value.name} `}
                  <Num>{value.text ?? '–'}</Num>
                  {value.mark && <> {value.mark}</>}
                </bdi>
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

import { Icon, type IconName } from '@seguia/shared/ui';
import { useState } from 'react';
import styles from './OpenFile.module.css';

export interface OpenFileProps {
  label: string;
  icon: IconName;
  /** Endings and types, as an input takes them. */
  accept: string;
  /** Several are opened at once; then none is named in place of the label. */
  multiple?: boolean;
  /** Nothing is opened now; the focus stays. */
  busy?: boolean;
  /** At least one. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** Opens files of the device. The same one may be opened again, after it was changed. */
export function OpenFile({ label, icon, accept, multiple = false, busy = false, onFiles }: OpenFileProps) {
  const [name, setName] = useState('');
  return (
    <label className={styles.open}>
      <Icon name={icon} />
      <span>{name || label}</span>
      <input
        type="file"
        aria-label={label}
        aria-disabled={busy}
        accept={accept}
        multiple={multiple}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          target.value = '';
          if (!first || busy) return;
          if (!multiple) setName(first.name);
          onFiles([first, ...others]);
        }}
      />
    </label>
  );
}

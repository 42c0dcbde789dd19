import { Icon } from '@seguia/shared/ui';
import { useState } from 'react';
import styles from './OpenFile.module.css';

export interface OpenFileProps {
  label: string;
  /** Endings and types, as an input takes them. */
  accept: string;
  onFile: (file: File) => void;
}

/** Opens a table from the device. The same file may be opened again, after it was changed. */
export function OpenFile({ label, accept, onFile }: OpenFileProps) {
  const [name, setName] = useState('');
  return (
    <label className={styles.open}>
      <Icon name="table" />
      <span>{name || label}</span>
      <input
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setName(file.name);
          onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}

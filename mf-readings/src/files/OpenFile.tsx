import { Icon, type IconName } from '@seguia/shared/ui';
import { useState } from 'react';
import styles from './OpenFile.module.css';

export interface OpenFileProps {
  label: string;
  icon: IconName;
  /** File endings and media types, in the syntax of an input's `accept`. */
  accept: string;
  /** Whether several files can be opened at once. The button then keeps its label instead of naming the file. */
  multiple?: boolean;
  /** Whether the camera opens in place of the files, where the system has it so. */
  camera?: boolean;
  /** Disables the button without taking its focus. */
  busy?: boolean;
  /** At least one. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** A button that opens files. The same file can be opened again after it was changed. */
export function OpenFile({
  label,
  icon,
  accept,
  multiple = false,
  camera = false,
  busy = false,
  onFiles,
}: OpenFileProps) {
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
        capture={camera ? 'environment' : undefined}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          target.value = '';
          if (!first || busy) return;
          if (!multiple && !camera) setName(first.name);
          onFiles([first, ...others]);
        }}
      />
    </label>
  );
}

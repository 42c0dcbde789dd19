import { Icon } from '@seguia/shared/ui';
import { useState } from 'react';
import styles from './OpenFile.module.css';

/** The text of a file: UTF-8, with or without a mark, else as older spreadsheets write (Windows-1252, or UTF-16 with a mark). */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Opens a table from the device. */
export function OpenFile({ label, onText }: { label: string; onText: (text: string) => void }) {
  const [name, setName] = useState('');
  return (
    <label className={styles.open}>
      <Icon name="table" />
      <span>{name || label}</span>
      <input
        type="file"
        aria-label={label}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (!file) return;
          setName(file.name);
          void textOf(file).then(onText);
        }}
      />
    </label>
  );
}

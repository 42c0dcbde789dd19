import { tidyName } from '@seguia/shared/domain/plots/names';
import { ApiError, isolate, pullAtom } from '@seguia/shared/platform';
import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import { newId } from '@seguia/shared/domain/uuid';
import { Banner, Button, Section, Switch } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { memo, type SetStateAction, useState } from 'react';
import type { NamedInFile } from '../server/make-missing.ts';
import styles from '../styles/Imports.module.css';

interface MissingNamesProps {
  texts: { title: string; lead: string; failed: string; make: (count: number) => string };
  /** The names in the file; those that may mean something that the farm has are not chosen beforehand. */
  missing: readonly { name: string; isNew: boolean }[];
  /** Makes what was chosen, and calls `onMade` for each. Throws ApiError. */
  make: (wanted: readonly NamedInFile[], onMade: (made: NamedInFile) => void) => Promise<void>;
  /** Receives the new ids by the names in the file, as plain text. */
  onMade: (ids: Readonly<Record<string, string>>) => void;
}

type Chosen = Readonly<Record<string, boolean>>;

/** Makes what a file names and the farm lacks, many at once. */
export function MissingNames({ texts, missing, make, onMade }: MissingNamesProps) {
  const pull = useSetAtom(pullAtom);
  const [chosen, setChosen] = useState<Chosen>({});
  const [ids] = useState(() => new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  if (missing.length === 0) return null;
  const isChosen = ({ name, isNew }: (typeof missing)[number]) => chosen[name] ?? isNew;
  const wanted = missing.filter(isChosen).map(({ name }): NamedInFile => {
    const id = ids.get(plain(name)) ?? newId();
    ids.set(plain(name), id);
    return { id, name: tidyName(name) };
  });
  const onMake = async () => {
    setBusy(true);
    setFailed(false);
    const made: Record<string, string> = {};
    try {
      await make(wanted, ({ id, name }) => void (made[plain(name)] = id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    }
    // If this fails for lack of network, the next pull fetches what was made.
    await pull().catch(() => undefined);
    setBusy(false);
    if (Object.keys(made).length > 0) onMade(made);
  };
  return (
    <Section title={texts.title}>
      <p className={styles.small}>{texts.lead}</p>
      <div className={styles.group}>
        {missing.map((named) => (
          <NameSwitch key={named.name} name={named.name} checked={isChosen(named)} onChoose={setChosen} />
        ))}
      </div>
      {isFailed && <Banner kind="error">{texts.failed}</Banner>}
      <Button busy={busy} disabled={wanted.length === 0} onPress={() => void onMake()}>
        {texts.make(wanted.length)}
      </Button>
    </Section>
  );
}

interface NameSwitchProps {
  name: string;
  checked: boolean;
  onChoose: (change: SetStateAction<Chosen>) => void;
}

const NameSwitch = memo(function NameSwitch({ name, checked, onChoose }: NameSwitchProps) {
  return (
    <Switch
      label={isolate(name)}
      checked={checked}
      onChange={(isOn) => onChoose((chosen) => ({ ...chosen, [name]: isOn }))}
    />
  );
});

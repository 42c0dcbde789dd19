import styles from './DeveloperChips.module.css';
import { DevtoolsChip } from './DevtoolsChip.tsx';
import type { Override } from './override.ts';
import { OverrideChip } from './OverrideChip.tsx';

interface DeveloperChipsProps {
  /** A remote from elsewhere that runs in this tab. */
  override: Override | null;
  onEndOverride: () => void;
  /** Whether remotes are loaded for federation's devtools. */
  devtools: boolean;
  onEndDevtools: () => void;
}

/** What a developer has asked for in this tab, named on every page. */
export function DeveloperChips({ override, onEndOverride, devtools, onEndDevtools }: DeveloperChipsProps) {
  return (
    <div className={styles.place}>
      {override && <OverrideChip override={override} onEnd={onEndOverride} />}
      {devtools && <DevtoolsChip onEnd={onEndDevtools} />}
    </div>
  );
}

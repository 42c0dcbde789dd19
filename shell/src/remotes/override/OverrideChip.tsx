import { useIntl } from '@seguia/shared/start';
import { Chip } from '@seguia/shared/ui/buttons/Chip.tsx';
import type { Override } from './override.ts';

interface OverrideChipProps {
  override: Override;
  onEnd: () => void;
}

/** Says on every page that a remote comes from elsewhere, with a button that returns to the deployed one. */
export function OverrideChip({ override: { name, origin }, onEnd }: OverrideChipProps) {
  const intl = useIntl();
  return (
    <Chip
      icon="info"
      onRemove={onEnd}
      removeLabel={intl.formatMessage({ id: 'shell.override.end', defaultMessage: 'Revenir à la version déployée' })}
    >
      <bdi>
        {name} · {new URL(origin).host}
      </bdi>
    </Chip>
  );
}

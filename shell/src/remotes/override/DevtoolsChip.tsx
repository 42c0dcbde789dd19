import { useIntl } from '@seguia/shared/start';
import { Chip } from '@seguia/shared/ui/buttons/Chip.tsx';

/** Says on every page that remotes are loaded for federation's devtools, with a button that ends this. */
export function DevtoolsChip({ onEnd }: { onEnd: () => void }) {
  const intl = useIntl();
  return (
    <Chip
      icon="info"
      onRemove={onEnd}
      removeLabel={intl.formatMessage({ id: 'shell.devtools.end', defaultMessage: 'Ne plus montrer les parties' })}
    >
      <bdi>Module Federation</bdi>
    </Chip>
  );
}

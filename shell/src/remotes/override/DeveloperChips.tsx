import { defineMessages, isolate, useIntl } from '@seguia/shared/start';
import { Chip } from '@seguia/shared/ui/buttons/Chip.tsx';
import styles from './DeveloperChips.module.css';
import type { Override } from './override.ts';

const messages = defineMessages({
  endOverride: { id: 'shell.override.end', defaultMessage: 'Revenir à la version déployée' },
  endDevtools: { id: 'shell.devtools.end', defaultMessage: 'Ne plus montrer les parties' },
  without: { id: 'shell.without.chip', defaultMessage: 'Sans {name}' },
  endWithout: { id: 'shell.without.end', defaultMessage: 'Remettre en service' },
  preview: { id: 'shell.preview.chip', defaultMessage: 'Aperçu {name}' },
  gone: { id: 'shell.preview.gone', defaultMessage: 'L’aperçu {name} n’existe plus' },
  endPreview: { id: 'shell.preview.end', defaultMessage: 'Fermer l’aperçu' },
});

interface DeveloperChipsProps {
  /** A remote from elsewhere that runs in this tab. */
  override: Override | null;
  onEndOverride: () => void;
  /** Whether remotes are loaded for federation's devtools. */
  devtools: boolean;
  onEndDevtools: () => void;
  /** The remotes that are left out. */
  without: readonly string[];
  onEndWithout: () => void;
  /** The preview that this tab shows, or would show if it were still there. */
  preview: { name: string; isGone: boolean } | null;
  onEndPreview: () => void;
}

/** What a developer has chosen for this tab, on every page: each a chip, with a button that ends it. */
export function DeveloperChips({ override, devtools, without, preview, ...ends }: DeveloperChipsProps) {
  const intl = useIntl();
  const chips = [
    override && {
      text: `${override.name} · ${new URL(override.origin).host}`,
      end: ends.onEndOverride,
      label: messages.endOverride,
    },
    devtools && { text: 'Module Federation', end: ends.onEndDevtools, label: messages.endDevtools },
    without.length > 0 && {
      text: intl.formatMessage(messages.without, { name: isolate(without.join(', ')) }),
      end: ends.onEndWithout,
      label: messages.endWithout,
    },
    preview && {
      text: intl.formatMessage(preview.isGone ? messages.gone : messages.preview, { name: isolate(preview.name) }),
      end: ends.onEndPreview,
      label: messages.endPreview,
    },
  ].filter((chip) => chip !== null && chip !== false);
  return (
    <div className={styles.place}>
      {chips.map(({ text, end, label }) => (
        <Chip key={label.id} icon="info" onRemove={end} removeLabel={intl.formatMessage(label)}>
          <bdi>{text}</bdi>
        </Chip>
      ))}
    </div>
  );
}

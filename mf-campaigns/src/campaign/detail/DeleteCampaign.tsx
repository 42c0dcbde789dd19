import type { ApiError, Campaign } from '@seguia/shared/platform';
import { deleteCampaignAtom, pullAtom, useIntl } from '@seguia/shared/platform';
import { ConfirmDialog, ErrorDialog, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { formatFailure } from '../../fetching/format-failure.ts';

interface DeleteCampaignProps {
  campaign: Campaign;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation, deletes the campaign, and shows why if that fails. */
export function DeleteCampaign({ campaign, onCancel, onDeleted }: DeleteCampaignProps) {
  const intl = useIntl();
  const remove = useSetAtom(deleteCampaignAtom);
  const pull = useSetAtom(pullAtom);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove(campaign.id);
      toast(intl.formatMessage({ id: 'campaigns.delete.done', defaultMessage: 'Campagne supprimée' }));
      onDeleted();
    } catch (failure) {
      setBusy(false);
      setError(failure as ApiError);
    }
  };
  const close = () => {
    const isGone = error?.status === 404;
    // Fetches the change that somebody else made: without it the next try would fail in the same way.
    if (isGone || error?.status === 412) void pull().catch(() => undefined);
    if (isGone) onDeleted();
    else onCancel();
  };
  if (error)
    return (
      <ErrorDialog
        text={`${intl.formatMessage({ id: 'campaigns.delete.failed', defaultMessage: 'La campagne n’a pas pu être supprimée.' })} ${formatFailure(intl, error)}`}
        onClose={close}
      />
    );
  return (
    <ConfirmDialog
      danger
      busy={busy}
      title={intl.formatMessage(
        { id: 'campaigns.delete.title', defaultMessage: 'Supprimer « {name} » ?' },
        { name: campaign.name },
      )}
      text={intl.formatMessage({
        id: 'campaigns.delete.text',
        defaultMessage: 'Ses graphiques disparaissent pour tous. Ses relevés restent.',
      })}
      confirm={intl.formatMessage({ id: 'campaigns.delete.confirm', defaultMessage: 'Supprimer' })}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}

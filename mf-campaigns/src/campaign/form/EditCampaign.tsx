import { canAtom, paths, useIntl, useNavigate, useParams } from '@seguia/shared/platform';
import { Page, Skeleton, toast } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { NotFetched } from '../../fetching/NotFetched.tsx';
import { useCampaign } from '../../fetching/use-campaign.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { formOf } from './form-state.ts';
import { RoleRefused } from './RoleRefused.tsx';

/** `/app/campaign/edit/{id}` */
export function EditCampaign() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { item: campaign, error, retry } = useCampaign(id);
  const can = useAtomValue(canAtom);
  const back = paths.campaign(id);
  return (
    <Page
      title={intl.formatMessage({ id: 'campaigns.edit.title', defaultMessage: 'Modifier la campagne' })}
      back={{ to: back }}
      width="form"
    >
      {!can('campaigns.update') ? (
        <RoleRefused />
      ) : campaign ? (
        <CampaignForm
          initial={formOf(campaign)}
          campaign={campaign}
          onSaved={() => {
            toast(intl.formatMessage({ id: 'campaigns.form.saved', defaultMessage: 'Campagne enregistrée' }));
            void navigate(back, { replace: true });
          }}
        />
      ) : error ? (
        <NotFetched
          error={error}
          what="campaign"
          text={intl.formatMessage({
            id: 'campaigns.detail.error',
            defaultMessage: 'La campagne n’a pas pu être chargée.',
          })}
          onRetry={retry}
        />
      ) : (
        <Skeleton look="field" count={4} />
      )}
    </Page>
  );
}

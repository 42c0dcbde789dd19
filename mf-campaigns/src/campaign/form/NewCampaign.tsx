import { isDate } from '@seguia/shared/domain/farm-time';
import { canAtom, paths, useIntl, useNavigate, useSearchParams } from '@seguia/shared/platform';
import { Page, toast } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { CampaignForm } from './CampaignForm.tsx';
import { emptyForm } from './form-state.ts';
import { RoleRefused } from './RoleRefused.tsx';

/** `/app/campaign/new`; `?from=…&to=…` proposes its days, as the end of an import does. */
export function NewCampaign() {
  const intl = useIntl();
  const navigate = useNavigate();
  const can = useAtomValue(canAtom);
  const [search] = useSearchParams();
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDate(text) ? text : null;
  };
  return (
    <Page
      title={intl.formatMessage({ id: 'campaigns.new.title', defaultMessage: 'Nouvelle campagne' })}
      back={{ to: paths.campaigns() }}
      width="form"
    >
      {can('campaigns.create') ? (
        <CampaignForm
          initial={{ ...emptyForm, startDate: day('from'), endDate: day('to') }}
          onSaved={(campaign) => {
            toast(intl.formatMessage({ id: 'campaigns.form.saved', defaultMessage: 'Campagne enregistrée' }));
            void navigate(paths.campaign(campaign.id), { replace: true });
          }}
        />
      ) : (
        <RoleRefused />
      )}
    </Page>
  );
}

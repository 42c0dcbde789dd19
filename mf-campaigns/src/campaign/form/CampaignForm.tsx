import type { Campaign } from '@seguia/shared/platform';
import {
  FormattedMessage,
  problemsOf,
  pullAtom,
  saveCampaignAtom,
  useFormat,
  useIntl,
  useSheetForm,
} from '@seguia/shared/platform';
import { Button, ErrorDialog, RadioGroup, SheetForm, TextField } from '@seguia/shared/ui';
import { DateField } from '@seguia/shared/ui-dates';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { errorText } from './error-text.ts';
import type { FormState } from './form-state.ts';
import { bodyOf, errorsOf, latestEnd } from './form-state.ts';
import { saveFailure } from './save-failure.ts';

interface CampaignFormProps {
  /** The form of the campaign as the device has it now. */
  initial: FormState;
  /** The campaign that is edited; undefined for a new one. */
  campaign?: Campaign | undefined;
  onSaved: (campaign: Campaign) => void;
}

/** The form for name, dates and visibility. It is checked on Save, and from then on during typing. */
export function CampaignForm({ initial, campaign, onSaved }: CampaignFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const save = useSetAtom(saveCampaignAtom);
  const pull = useSetAtom(pullAtom);
  const [dialog, setDialog] = useState<string | null>(null);
  const fetchTheirs = () => pull().catch(() => undefined);
  const now = { typed: initial, version: campaign ? (campaign.version ?? 1) : null };
  const form = useSheetForm({
    begun: now,
    now,
    meanwhile: 'refuse',
    id: campaign?.id,
    read: (typed) => ({ body: bodyOf(typed), problems: problemsOf(errorsOf(typed)) }),
    textOf: ({ field, code }) => errorText(intl, field, code),
    asSaved: bodyOf,
    send: (body, { id }) => save({ ...body, id }),
    refused: (error) => problemsOf(saveFailure(intl, error).fields),
    onFailed(error) {
      setDialog(saveFailure(intl, error).text);
      // Fetches the other person's change, so that reopening the form shows it.
      if (error.status === 412) void fetchTheirs();
    },
    onSaved,
  });
  const { startDate } = form.typed;
  // A span that is too long shows its problem before Save: both dates are known already.
  const isTooLong = errorsOf(form.typed).endDate === 'campaign_over_18_months';
  const tooLong = errorText(intl, 'endDate', 'campaign_over_18_months');
  const submit = () => {
    if (isTooLong) setDialog(tooLong);
    return form.submit();
  };
  const latest = startDate === null ? null : latestEnd(startDate);
  const thisApp = intl.formatMessage({
    id: 'campaigns.visibility.thisApp',
    defaultMessage: 'Cette application seulement',
  });
  return (
    <SheetForm form={{ ...form, submit }}>
      <TextField
        label={intl.formatMessage({ id: 'campaigns.form.name', defaultMessage: 'Nom' })}
        {...form.field('name')}
        maxLength={120}
        required
      />
      <DateField
        label={intl.formatMessage({ id: 'campaigns.form.startDate', defaultMessage: 'Date de début' })}
        {...form.field('startDate')}
        required
      />
      <DateField
        label={intl.formatMessage({ id: 'campaigns.form.endDate', defaultMessage: 'Date de fin' })}
        {...form.field('endDate')}
        error={isTooLong ? tooLong : form.errorOf('endDate')}
        required
      />
      {latest !== null && isTooLong && (
        <Button variant="quiet" onPress={() => form.set({ endDate: latest })}>
          <FormattedMessage
            id="campaigns.form.useLatest"
            defaultMessage="Finir le {date}"
            values={{ date: format.date(latest, 'long') }}
          />
        </Button>
      )}
      <RadioGroup
        label={intl.formatMessage({ id: 'campaigns.form.visibility', defaultMessage: 'Visibilité' })}
        hint={intl.formatMessage(
          {
            id: 'campaigns.form.visibilityHint',
            defaultMessage: '« {choice} » : d’autres logiciels reliés au même serveur ne la voient pas.',
          },
          { choice: thisApp },
        )}
        {...form.field('visibility')}
        options={[
          {
            id: 'all_apps',
            label: intl.formatMessage({
              id: 'campaigns.visibility.allApps',
              defaultMessage: 'Toutes les applications',
            }),
          },
          {
            id: 'this_app',
            label: thisApp,
          },
        ]}
      />
      <Button type="submit" variant="primary" large full busy={form.busy}>
        <FormattedMessage id="campaigns.form.save" defaultMessage="Enregistrer" />
      </Button>
      {dialog !== null && <ErrorDialog text={dialog} onClose={() => setDialog(null)} />}
    </SheetForm>
  );
}

import { defineMessages, useIntl } from '@seguia/shared/platform';
import { Button, Dialog, Form } from '@seguia/shared/ui';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

const messages = defineMessages({
  title: { id: 'readings.filter.title', defaultMessage: 'Filtrer les relevés' },
  clear: { id: 'readings.filter.clear', defaultMessage: 'Tout retirer' },
  done: { id: 'readings.filter.done', defaultMessage: 'Afficher' },
});

/** The history's filters in a sheet, where there is no room for them beside the list. */
export function FilterSheet({ onClose, ...fields }: FilterFieldsProps & { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      look="sheet"
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => fields.onChange({})}>{intl.formatMessage(messages.clear)}</Button>
          <Button variant="primary" type="submit" form="filter">
            {intl.formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      <Form id="filter" onSubmit={onClose}>
        <FilterFields {...fields} />
      </Form>
    </Dialog>
  );
}

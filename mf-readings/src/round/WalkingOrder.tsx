import { type Plot, useIntl, walkingOrderAtom } from '@seguia/shared/platform';
import { Button, Dialog, IconButton, ReorderList } from '@seguia/shared/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { roundMessages } from './messages/round-messages.ts';

/**
 * A button that opens the plots in walking order, to change the order. The new order applies from the next plot on, for this person on this
 * device.
 */
export function WalkingOrder({ plots }: { plots: readonly Plot[] }) {
  const intl = useIntl();
  const [order, setOrder] = useAtom(walkingOrderAtom);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="sort" label={intl.formatMessage(roundMessages.changeOrder)} onPress={() => setOpen(true)} />
      {open && (
        <Dialog
          look="sheet"
          title={intl.formatMessage(roundMessages.order)}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button disabled={order.length === 0} onPress={() => setOrder([])}>
                {intl.formatMessage(roundMessages.usualOrder)}
              </Button>
              <Button variant="primary" onPress={() => setOpen(false)}>
                {intl.formatMessage(roundMessages.orderDone)}
              </Button>
            </>
          }
        >
          <ReorderList
            label={intl.formatMessage(roundMessages.order)}
            items={plots.map(({ id, name }) => ({ id, label: name }))}
            onChange={setOrder}
          />
        </Dialog>
      )}
    </>
  );
}

import { isolate, type SheetView, useIntl } from '@seguia/shared/platform';
import { Banner, isolated } from '@seguia/shared/ui';
import { unreadMessages } from './grid-messages.ts';

/** One sentence for each sheet of which nothing is read: which layout it has, and what helps. */
export function UnreadSheets({ view }: { view: SheetView }) {
  const intl = useIntl();
  return view.unread.map(({ sheet, code }) => (
    <Banner key={sheet} kind="warn">
      {isolated(intl.formatMessage(unreadMessages[code], { name: isolate(sheet) }))}
    </Banner>
  ));
}

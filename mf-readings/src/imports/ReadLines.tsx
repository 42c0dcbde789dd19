import { useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { readLinesAtom } from './sheet/use-sheet.ts';
import { importMessages } from './texts/import-messages.ts';

/** How far the file is read. */
export function ReadLines() {
  return <>{useIntl().formatMessage(importMessages.reading, { count: useAtomValue(readLinesAtom) })}</>;
}

import { isolate, useIntl } from '@seguia/shared/platform';

const megabyte = 1024 * 1024;

/** Bytes as megabytes in the person's language. */
export function useFormatBytes(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) =>
    isolate(intl.formatNumber(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }));
}

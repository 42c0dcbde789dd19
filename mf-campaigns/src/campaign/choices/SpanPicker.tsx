import type { Campaign } from '@seguia/shared/platform';
import { campaignsAtom, FormattedMessage, useIntl } from '@seguia/shared/platform';
import { Button, Chip, Dialog, IconButton, Num } from '@seguia/shared/ui';
import { DateRange, Select } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { DateSpan } from '../facts/DateSpan.tsx';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { isoDay } from '../../series/calendar.ts';
import type { Span } from '../../series/series.ts';
import { spanDays } from '../../series/series.ts';
import { clamped, cutToWhole, zoomed } from '../../series/axes/zoom.ts';
import styles from './SpanPicker.module.css';
import type { SpanChange } from './use-view-params.ts';

interface SpanPickerProps {
  campaign: Campaign;
  whole: Span;
  span: Span;
  /** What the page shows while the address names no days; the whole span by default. */
  opening?: Span | undefined;
  onSpan: (span: SpanChange) => void;
  /** Undefined where nothing can be compared. */
  compare?: Compare | undefined;
}

interface Compare {
  campaignId: string | null;
  onChange: (campaignId: string | null) => void;
  /** The choice of alignment, once a season is chosen. */
  alignment?: ReactNode;
}

/** Chooses the days that the graphs show (zoom in and out, a span of dates), and what to compare them with. */
export function SpanPicker(props: SpanPickerProps) {
  const { whole, span, opening = whole, onSpan } = props;
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const zoomedIn = spanDays(span) < spanDays(whole);
  const zoom = (factor: number) =>
    onSpan((requested) => {
      const before = cutToWhole(requested, whole, opening);
      const next = clamped(zoomed(before, Math.floor((before.from + before.to) / 2), factor), whole);
      return requestOf(next, opening);
    });
  return (
    <>
      <Chip
        icon="calendar"
        onPress={() => setOpen(true)}
        onRemove={zoomedIn ? () => onSpan(requestOf(whole, opening)) : undefined}
        removeLabel={intl.formatMessage({ id: 'campaigns.span.reset', defaultMessage: 'Toute la campagne' })}
      >
        <Num>
          <DateSpan from={isoDay(span.from)} to={isoDay(span.to)} short />
        </Num>
      </Chip>
      <span className={styles.zoom}>
        <IconButton
          icon="zoomIn"
          label={intl.formatMessage({ id: 'campaigns.span.zoomIn', defaultMessage: 'Agrandir' })}
          disabled={spanDays(span) <= 1}
          onPress={() => zoom(0.5)}
        />
        <IconButton
          icon="zoomOut"
          label={intl.formatMessage({ id: 'campaigns.span.zoomOut', defaultMessage: 'Réduire' })}
          disabled={!zoomedIn}
          onPress={() => zoom(2)}
        />
      </span>
      {open && <SpanSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const presets = [7, 30, 90] as const;

/** The span for the address: null where it is the one that the page opens with. */
const requestOf = (span: Span, opening: Span): Span | null =>
  span.from === opening.from && span.to === opening.to ? null : span;

interface SpanSheetProps extends SpanPickerProps {
  onClose: () => void;
}

function SpanSheet({ campaign, whole, span, opening = whole, onSpan, compare, onClose }: SpanSheetProps) {
  const intl = useIntl();
  const campaigns = useAtomValue(campaignsAtom) ?? [];
  // The dates as they are typed. During typing they pass through values such as the year 2, which the graphs cannot follow.
  const [dates, setDates] = useState({ start: isoDay(span.from), end: isoDay(span.to) });
  const earlier = campaigns.filter((former) => former.id !== campaign.id && former.startDate < campaign.startDate);
  const typed = { from: dayNumber(dates.start), to: dayNumber(dates.end) };
  const isSpan = whole.from <= typed.from && typed.from <= typed.to && typed.to <= whole.to;
  const isTyped = dates.start > '1000' && dates.end > '1000';
  const pick = (next: Span) => {
    onSpan(requestOf(next, opening));
    onClose();
  };
  return (
    <Dialog
      look="sheet"
      title={intl.formatMessage({ id: 'campaigns.span.title', defaultMessage: 'Période et comparaison' })}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={!isSpan} onPress={onClose}>
          <FormattedMessage id="campaigns.plots.done" defaultMessage="Afficher" />
        </Button>
      }
    >
      <div className={styles.presets}>
        <Chip onPress={() => pick(whole)} pressed={spanDays(span) === spanDays(whole)}>
          <FormattedMessage id="campaigns.span.reset" defaultMessage="Toute la campagne" />
        </Chip>
        {presets.map((days) => (
          <Chip key={days} onPress={() => pick(clamped({ from: whole.to - days + 1, to: whole.to }, whole))}>
            <FormattedMessage
              id="campaigns.span.lastDays"
              defaultMessage="{days, plural, one {Dernier jour} other {# derniers jours}}"
              values={{ days }}
            />
          </Chip>
        ))}
      </div>
      <DateRange
        label={intl.formatMessage({ id: 'campaigns.span.dates', defaultMessage: 'Dates' })}
        start={dates.start}
        end={dates.end}
        min={isoDay(whole.from)}
        max={isoDay(whole.to)}
        error={
          isSpan || !isTyped
            ? undefined
            : intl.formatMessage({
                id: 'campaigns.span.days',
                defaultMessage: 'Choisissez des jours de la campagne, le premier avant le dernier.',
              })
        }
        onChange={(range) => {
          if (!range) return;
          setDates(range);
          const next = { from: dayNumber(range.start), to: dayNumber(range.end) };
          if (whole.from <= next.from && next.from <= next.to && next.to <= whole.to) onSpan(next);
        }}
      />
      {compare && earlier.length > 0 && (
        <Select
          label={intl.formatMessage({ id: 'campaigns.span.compare', defaultMessage: 'Comparer avec' })}
          value={compare.campaignId ?? none}
          onChange={(id) => compare.onChange(id === none ? null : id)}
          options={[
            { id: none, label: intl.formatMessage({ id: 'campaigns.span.noCompare', defaultMessage: 'Rien' }) },
            ...earlier.map((former) => ({ id: former.id, label: former.name })),
          ]}
        />
      )}
      {compare?.alignment}
    </Dialog>
  );
}

const none = 'none';

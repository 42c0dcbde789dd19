import { type Plot, type TargetBand, useFormat } from '@seguia/shared/platform';
import { useCallback, useState } from 'react';
import type { Values } from '../../farm-data/last-values.ts';
import { standingOf } from '@seguia/shared/domain/board/standing';
import { useFarmData } from '../../farm-data/use-farm-data.ts';
import { type PlotPast, usePlotPast } from '../../farm-data/use-plot-past.ts';
import { type ParsedForm, toBody, valuesOf } from '../model/form-body.ts';
import { type FieldName, type FormState, type NumberField, withDrippers, withTyped } from '../model/form-state.ts';
import { useAutomaticMeter } from '../../meter/use-meters.ts';
import { typedValue, type Typing } from '../../typing/typed-value.ts';
import { type Checks, useChecks } from './use-checks.ts';
import { useDrippers } from './use-drippers.ts';
import type { Refusals } from './use-refusals.ts';
import { useTyping } from './use-typing.ts';

export interface ReadingFormModel extends PlotPast {
  state: FormState;
  /** Takes what a person chose. */
  set: (patch: Partial<FormState>) => void;
  /** Takes what the person has no part in: the clock's time, or a change that was sent. */
  follow: (patch: Partial<FormState>) => void;
  /** Takes a text that a person typed into a number field. The value is judged later. */
  type: (field: NumberField, text: string) => void;
  /** Call it when the focus leaves a field: from then on the field shows its problem, unless it is empty. */
  leave: (field: FieldName) => void;
  /** The field that somebody is typing into: its value is not judged yet. */
  typing: NumberField | null;
  /** Fills in values (stored units) that nobody typed, as from a meter. They are judged at once. */
  fill: (values: Partial<Values>) => void;
  setPlot: (plotId: string) => void;
  /** The plot whose remembered drippers have been filled in; null where there are none yet. */
  rememberedOf: string | null;
  parsed: ParsedForm;
  /** The typed values, in stored units. */
  values: Values;
  band: TargetBand | null;
  checks: Checks;
}

export interface ReadingFormStart {
  /** The form's first state. A later one, such as a draft that has become known, replaces it, except for what was typed meanwhile. */
  start: FormState;
  id: string;
  /** For a form that may open before the plots are known: null until then. */
  plots?: readonly Plot[] | null | undefined;
  /** Chooses the form's plot once the plots are known. */
  plotOf?: ((plots: readonly Plot[]) => string) | undefined;
  /** Whether the plot's remembered drippers are filled in as soon as they are known. True for a reading that is not saved yet. */
  fillsDrippers: boolean;
  /** For an edit: the form as it was before the change. */
  taken: FormState | null;
  refusals?: Refusals | undefined;
}

/** The state of the reading form and all that is derived from it. */
export function useReadingForm(of: ReadingFormStart): ReadingFormModel {
  const { start, id, plots, fillsDrippers, taken, refusals } = of;
  const format = useFormat();
  const farm = useFarmData();
  const drippersOf = useDrippers();
  const automaticMeter = useAutomaticMeter();
  const [state, setState] = useState(start);
  const follow = useCallback((patch: Partial<FormState>) => setState((before) => ({ ...before, ...patch })), []);
  const [acts, setActs] = useState(0);
  const set = useCallback(
    (patch: Partial<FormState>) => {
      setActs((before) => before + 1);
      follow(patch);
    },
    [follow],
  );

  // A form that opens with the app is there before drafts, plots and drippers are known. Several may arrive in one render: each step
  // continues from the one before.
  let next = state;
  const [begun, setBegun] = useState(start);
  const isNewStart = begun !== start;
  if (isNewStart) {
    setBegun(start);
    const filledIn = withDrippers(
      { ...begun, intakePerDripper: '', dripperCount: '' },
      drippersOf(next.plotId),
      format,
    );
    next = withTyped(start, begun, next, { ...filledIn, ...(automaticMeter && { meterId: automaticMeter }) });
  }
  const [hasPlots, setHasPlots] = useState(plots !== null);
  if (plots && !hasPlots) {
    setHasPlots(true);
    const plotId = of.plotOf?.(plots) ?? next.plotId;
    if (plotId !== next.plotId) next = onPlot(next, plotId, drippersOf, format);
  }
  const known = drippersOf(next.plotId);
  const [filled, setFilled] = useState<string | null>(known || !fillsDrippers ? next.plotId : null);
  if (known && fillsDrippers && (isNewStart || filled !== next.plotId)) {
    setFilled(next.plotId);
    next = withDrippers(next, known, format);
  }
  // Fills in the meter of a reading that is not saved yet. A new device knows no meter until the farm's meters have arrived.
  const [hasMeter, setHasMeter] = useState(!fillsDrippers);
  if (automaticMeter && (isNewStart ? fillsDrippers : !hasMeter)) {
    setHasMeter(true);
    if (next.meterId === '' && !next.choseMeter) next = { ...next, meterId: automaticMeter };
  }
  if (next !== state) setState(next);

  const parsed = toBody(state, format, known);
  const values = valuesOf(parsed);
  const { last, compared } = usePlotPast(state.plotId, { id, date: state.date, time: state.time });
  const plot = farm.plots.get(state.plotId);
  const { band } = standingOf({ ...values, plotId: state.plotId, date: state.date }, plot, farm.bands);

  const apply = (repair: Partial<Values>) => set(typedValues(repair, format));
  const { typing, begin, end } = useTyping<NumberField>();
  const checked = useChecks({ state, acts, parsed, plot, compared, taken, refusals, typing, apply });
  const attempt = () => {
    end();
    return checked.attempt();
  };
  const type = useCallback(
    (field: NumberField, text: string) => {
      begin(field);
      set({ [field]: text });
    },
    [begin, set],
  );
  const leave = (field: FieldName) => {
    end();
    if (state[field].trim() !== '') checked.leave(field);
  };

  const fill = (read: Partial<Values>) => {
    end();
    apply(read);
    for (const field of Object.keys(read) as NumberField[]) checked.leave(field);
  };

  const setPlot = useCallback(
    (plotId: string) => {
      setActs((before) => before + 1);
      setState((before) => onPlot(before, plotId, drippersOf, format));
    },
    [drippersOf, format],
  );

  return {
    state,
    set,
    follow,
    type,
    leave,
    typing,
    fill,
    setPlot,
    rememberedOf: filled,
    parsed,
    values,
    last,
    compared,
    band,
    checks: { ...checked, attempt },
  };
}

/** Moves the form to another plot: that plot's drippers replace the remembered ones that nobody changed. */
function onPlot(
  state: FormState,
  plotId: string,
  drippersOf: ReturnType<typeof useDrippers>,
  typing: Typing,
): FormState {
  const filledIn = withDrippers({ ...state, intakePerDripper: '', dripperCount: '' }, drippersOf(state.plotId), typing);
  const remembered = (field: 'intakePerDripper' | 'dripperCount') =>
    state[field] === filledIn[field] ? '' : state[field];
  const moved = {
    ...state,
    plotId,
    intakePerDripper: remembered('intakePerDripper'),
    dripperCount: remembered('dripperCount'),
  };
  return withDrippers(moved, drippersOf(plotId), typing);
}

/** Repaired values (stored units) as the person would have typed them. */
function typedValues(repair: Partial<Values>, typing: Typing): Partial<Record<NumberField, string>> {
  return Object.fromEntries(Object.entries(repair).map(([field, value]) => [field, typedValue(field, value, typing)]));
}

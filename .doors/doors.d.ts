// The doors of version 1.49.0. Written by tools/doors.ts.
declare module 'kept/shared/src/app-version' {
export const appVersion: {
    readonly version: string;
    readonly build: number;
    readonly api: string;
};
export {};
}

declare module 'kept/shared/src/departure/DepartureDialog' {
import { type MessageDescriptor } from 'react-intl';
export interface DepartureDialogProps {
    messages: Record<'title' | 'text' | 'unsentTitle' | 'unsentText' | 'confirm', MessageDescriptor>;
    server?: string;
    onLeave: () => void;
    onCancel: () => void;
}
export function DepartureDialog({ messages: own, server, onLeave, onCancel }: DepartureDialogProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/departure/LogOut' {
import { type ButtonProps } from 'kept/shared/src/ui/buttons/Button';
export function LogOut(look: Pick<ButtonProps, 'variant' | 'full'>): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/device/database/count-unsent' {
export interface UnsentElsewhere {
    here: number;
    servers: readonly {
        name: string;
        count: number;
    }[];
}
export {};
}

declare module 'kept/shared/src/device/database/photo-entry' {
export type PhotoState = 'waiting' | 'sent' | 'refused' | 'deleted';
export {};
}

declare module 'kept/shared/src/device/database/rows' {
import type { Instruction, Problem, Reading, ReadingBody, WaterDay } from '@seguia/openapi';
import type { ClockStamp } from 'kept/shared/src/domain/clock-stamp';
import type { FarmClock } from 'kept/shared/src/domain/farm-time';
import type { InstructionValues } from 'kept/shared/src/domain/instructions/instruction';
import type { CalibrationValues } from 'kept/shared/src/domain/meters/calibration-rules';
import type { WaterValues } from 'kept/shared/src/domain/water/water-quantities';
export type ReadingState = 'sent' | 'waiting' | 'refused' | 'conflict';
export type DeviceReading = Reading & {
    state: ReadingState;
};
export interface OutboxEntry {
    seq: number;
    key: string;
    kind: 'put' | 'delete';
    readingId: string;
    farmId: string;
    body?: ReadingBody;
    water?: WaterChange;
    calibration?: CalibrationChange;
    instruction?: InstructionChange;
    baseVersion: number | null | 'undecided';
    seen?: ReadingBody;
    state: 'waiting' | 'refused' | 'conflict';
    problem?: Problem;
    theirs?: Reading | 'deleted';
    theirsVersion?: number | null;
    createdAt: number;
    stamp?: ClockStamp;
    clock?: FarmClock;
    attempts: number;
    cutOff?: number;
    notBefore?: number;
}
export interface WholeChange<Values, Thing> {
    id: string;
    values: Values | null;
    seen: Values | null;
    theirs?: Thing | 'deleted';
}
export type WaterChange = WholeChange<WaterValues, WaterDay>;
export type InstructionChange = WholeChange<InstructionValues, Instruction>;
export interface CalibrationChange extends CalibrationValues {
    id: string;
}
export interface Unfinished {
    farm: string;
    what: string;
    readingId: string | null;
    value: unknown;
    at: number;
}
export {};
}

declare module 'kept/shared/src/device/database/series-key' {
export interface SeriesChoice {
    campaignId: string;
    plotId?: string | undefined;
    cropTypeId?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    resolution: 'day' | 'reading';
}
export {};
}

declare module 'kept/shared/src/device/instructions/instructions' {
import type { Person } from '@seguia/openapi';
import { type InstructionValues } from 'kept/shared/src/domain/instructions/instruction';
import type { ReadingState } from 'kept/shared/src/device/database/rows';
export interface DeviceInstruction extends InstructionValues {
    id: string;
    state: ReadingState;
    createdBy: Person | null;
    doneBy: Person | null;
    createdAt: number;
}
export const instructionsAtom: import("jotai").Atom<DeviceInstruction[] | undefined>;
export const hasInstructionsAtom: import("jotai").Atom<boolean | undefined>;
export const saveInstructionAtom: import("jotai").WritableAtom<null, [id: string, values: InstructionValues | null], Promise<void>> & {
    init: null;
};
export const resolveInstructionConflictAtom: import("jotai").WritableAtom<null, [key: string, choice: "mine" | "theirs"], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/device/local/farm-items' {
export const plotsAtom: import("jotai").Atom<{
    area: number | null;
    closed: boolean;
    crops: {
        cropId: string;
        cropName: string;
        cropTypeId: string;
        cropTypeName: string;
        firstFlower?: string | null;
        firstHarvest?: string | null;
        from: string;
        to: string | null;
        topped?: string | null;
        version?: number;
    }[];
    dripperRate?: number | null;
    dripperRateUnit?: "ml_per_hour" | "ml_per_pulse" | null;
    drippers?: number | null;
    house?: string | null;
    id: string;
    irrigationUnits: number;
    name: string;
    position: number;
    updatedAt: number;
    version?: number;
}[] | undefined>;
export const visiblePlotsAtom: import("jotai").Atom<{
    area: number | null;
    closed: boolean;
    crops: {
        cropId: string;
        cropName: string;
        cropTypeId: string;
        cropTypeName: string;
        firstFlower?: string | null;
        firstHarvest?: string | null;
        from: string;
        to: string | null;
        topped?: string | null;
        version?: number;
    }[];
    dripperRate?: number | null;
    dripperRateUnit?: "ml_per_hour" | "ml_per_pulse" | null;
    drippers?: number | null;
    house?: string | null;
    id: string;
    irrigationUnits: number;
    name: string;
    position: number;
    updatedAt: number;
    version?: number;
}[] | undefined>;
export const cropsAtom: import("jotai").Atom<{
    archived?: boolean;
    id: string;
    name: string;
    updatedAt: number;
    version?: number;
}[] | undefined>;
export const cropTypesAtom: import("jotai").Atom<{
    archived?: boolean;
    crop?: {
        id: string;
        name: string;
    };
    cropId: string;
    id: string;
    name: string;
    updatedAt: number;
    version?: number;
}[] | undefined>;
export const metersAtom: import("jotai").Atom<{
    calibrationDays: number;
    ecStandards: number[];
    id: string;
    kind: "ec" | "ec_ph" | "ph";
    name: string;
    phBuffers: number[];
    retired: boolean;
    serialNumber: string | null;
    updatedAt: number;
    version: number;
}[] | undefined>;
export const campaignsAtom: import("jotai").Atom<{
    createdAt: number;
    createdBy: {
        firstname: string;
        id: string;
        lastname: string;
    };
    endDate: string;
    id: string;
    name: string;
    startDate: string;
    updatedAt: number;
    version: number;
    visibility: "all_apps" | "this_app";
}[] | undefined>;
export const bandsAtom: import("jotai").Atom<{
    cropTypeId: string;
    drainEc: {
        high: number | null;
        low: number | null;
    };
    drainPercent: {
        high: number | null;
        low: number | null;
    };
    drainPh: {
        high: number | null;
        low: number | null;
    };
    ecDifference?: {
        high: number | null;
        low: number | null;
    };
    from: string;
    id: string;
    intakeEc: {
        high: number | null;
        low: number | null;
    };
    intakePh: {
        high: number | null;
        low: number | null;
    };
    plotId: string;
    to: string | null;
    updatedAt: number;
    version: number;
}[] | undefined>;
export {};
}

declare module 'kept/shared/src/device/local/outbox-atom' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export const outboxAtom: import("jotai").Atom<readonly OutboxEntry[]>;
export {};
}

declare module 'kept/shared/src/device/local/storage-error' {
export class StorageFullError extends Error {
    readonly reason: 'full' | 'unavailable';
    readonly hangs: boolean;
    constructor(reason: 'full' | 'unavailable', cause: unknown);
}
export {};
}

declare module 'kept/shared/src/device/local/today' {
export const todayAtom: import("jotai").Atom<string>;
export {};
}

declare module 'kept/shared/src/device/local/unsent-elsewhere' {
import type { UnsentElsewhere } from 'kept/shared/src/device/database/count-unsent';
export function useUnsentElsewhere(): UnsentElsewhere;
export {};
}

declare module 'kept/shared/src/device/meters/calibrations' {
import type { Person } from '@seguia/openapi';
import type { LoggedCalibration } from 'kept/shared/src/domain/meters/calibration-due';
import type { CalibrationValues } from 'kept/shared/src/domain/meters/calibration-rules';
import type { ReadingState } from 'kept/shared/src/device/database/rows';
export interface DeviceCalibration extends LoggedCalibration {
    id: string;
    version: number;
    createdBy: Person | null;
    withdrawnBy?: Person | undefined;
    state: ReadingState;
    entryKey: string | null;
}
export const calibrationsAtom: import("jotai").Atom<DeviceCalibration[] | undefined>;
export const noteCalibrationAtom: import("jotai").WritableAtom<null, [CalibrationValues & {
    id: string;
}], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/device/offline/offline-state' {
export interface OfflineState {
    app: boolean;
    lists: boolean;
    running: number;
    missing: readonly string[];
    ready: boolean;
}
export const offlineStateAtom: import("jotai").Atom<OfflineState | undefined>;
export {};
}

declare module 'kept/shared/src/device/outbox/export-outbox' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export function exportOutbox(entries: readonly OutboxEntry[]): {
    json: Blob;
    csv: Blob;
};
export {};
}

declare module 'kept/shared/src/device/outbox/outbox-rules' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export function entryOfEach(entries: readonly OutboxEntry[]): OutboxEntry[];
export {};
}

declare module 'kept/shared/src/device/outbox/reading-actions' {
import { type ReadingToSave } from 'kept/shared/src/device/outbox/save-reading';
import type { DeviceReading, OutboxEntry } from 'kept/shared/src/device/database/rows';
import type { UnfinishedChange } from 'kept/shared/src/device/outbox/unfinished';
export const saveReadingAtom: import("jotai").WritableAtom<null, [body: ReadingToSave, unfinished?: readonly UnfinishedChange[] | undefined], Promise<DeviceReading>> & {
    init: null;
};
export const isRecordedAtom: import("jotai").WritableAtom<null, [body: {
    date: string;
    drainEc?: number | null;
    drainPercent?: number | null;
    drainPh?: number | null;
    dripperCount?: number | null;
    dripperUnit?: "cl" | "l" | "ml" | null;
    entryType: "drippers" | "value";
    intakeEc?: number | null;
    intakePerDripper?: number | null;
    intakePh?: number | null;
    meterId?: string | null;
    note?: string | null;
    plotId: string;
    time: string;
    timestamp?: number;
    totalDrained?: number | null;
}, id: string], Promise<boolean>> & {
    init: null;
};
export const deleteReadingAtom: import("jotai").WritableAtom<null, [id: string], Promise<void>> & {
    init: null;
};
export const undoDeleteAtom: import("jotai").WritableAtom<null, [id: string], Promise<void>> & {
    init: null;
};
export const discardEntryAtom: import("jotai").WritableAtom<null, [key: string], Promise<void>> & {
    init: null;
};
export const retryEntryAtom: import("jotai").WritableAtom<null, [key: string], Promise<void>> & {
    init: null;
};
export const correctRefusedAtom: import("jotai").WritableAtom<null, [], Promise<void>> & {
    init: null;
};
export const refusedByClockAtom: import("jotai").Atom<OutboxEntry[]>;
export const resolveConflictAtom: import("jotai").WritableAtom<null, [key: string, choice: "mine" | "theirs" | {
    date: string;
    drainEc?: number | null;
    drainPercent?: number | null;
    drainPh?: number | null;
    dripperCount?: number | null;
    dripperUnit?: "cl" | "l" | "ml" | null;
    entryType: "drippers" | "value";
    intakeEc?: number | null;
    intakePerDripper?: number | null;
    intakePh?: number | null;
    meterId?: string | null;
    note?: string | null;
    plotId: string;
    time: string;
    timestamp?: number;
    totalDrained?: number | null;
}], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/device/outbox/reading-time' {
import type { Reading } from '@seguia/openapi';
import type { ClockStamp } from 'kept/shared/src/domain/clock-stamp';
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
export type When = Pick<Reading, 'date' | 'time' | 'timestamp'>;
export function momentOfStamp(stamp: ClockStamp, clock: FarmClock): When;
export {};
}

declare module 'kept/shared/src/device/outbox/save-reading' {
import type { Reading, ReadingBody } from '@seguia/openapi';
import type { ClockStamp } from 'kept/shared/src/domain/clock-stamp';
export type ReadingToSave = ReadingBody & {
    id?: string;
    seen?: Reading;
    stamp?: ClockStamp | null;
};
export {};
}

declare module 'kept/shared/src/device/outbox/subjects' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export type Subject = 'reading' | 'water' | 'calibration' | 'instruction';
export type Contents = Pick<OutboxEntry, 'body' | 'water' | 'calibration' | 'instruction'>;
export const subjectOf: (entry: Contents) => Subject;
export {};
}

declare module 'kept/shared/src/device/outbox/unfinished' {
import type { Unfinished } from 'kept/shared/src/device/database/rows';
export type UnfinishedChange = Pick<Unfinished, 'what' | 'readingId'> & {
    value?: unknown;
};
export const loadUnfinishedAtom: import("jotai").WritableAtom<null, [], Promise<readonly Unfinished[]>> & {
    init: null;
};
export const unfinishedWriterAtom: import("jotai").Atom<(changes: readonly UnfinishedChange[]) => Promise<void>>;
export const keepUnfinishedAtom: import("jotai").WritableAtom<null, [changes: readonly UnfinishedChange[]], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/device/photos/add-photo' {
export interface PhotoToAdd {
    readingId: string;
    picture: Uint8Array<ArrayBuffer>;
}
export {};
}

declare module 'kept/shared/src/device/photos/photo-actions' {
import { type PhotoToAdd } from 'kept/shared/src/device/photos/add-photo';
import type { DevicePhoto } from 'kept/shared/src/device/photos/shown-photos';
export const addPhotoAtom: import("jotai").WritableAtom<null, [photo: PhotoToAdd], Promise<boolean>> & {
    init: null;
};
export const deletePhotoAtom: import("jotai").WritableAtom<null, [photo: Pick<DevicePhoto, "id" | "readingId">], Promise<void>> & {
    init: null;
};
export const retryPhotoAtom: import("jotai").WritableAtom<null, [Pick<DevicePhoto, "id">], Promise<void>> & {
    init: null;
};
export const deletePhotosOfDraftAtom: import("jotai").WritableAtom<null, [readingId: string], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/device/photos/shown-photos' {
import type { Problem } from '@seguia/openapi';
import type { PhotoState } from 'kept/shared/src/device/database/photo-entry';
export interface DevicePhoto {
    id: string;
    readingId: string;
    state: Exclude<PhotoState, 'deleted'>;
    problem?: Problem;
}
export const photosAtom: import("jotai").Atom<Map<string, DevicePhoto[]> | undefined>;
export const photoStorageAtom: import("jotai").Atom<{
    used: number;
    unsent: number;
    refused: number;
} | undefined>;
type PictureAnswer = {
    url: string;
} | 'loading' | 'offline' | 'failed';
export function usePicture({ id, readingId }: DevicePhoto): PictureAnswer;
export {};
}

declare module 'kept/shared/src/device/readings/newest-readings' {
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export const newestReadingsAtom: import("jotai").Atom<Map<string, DeviceReading> | undefined>;
export const newestFromDrippersAtom: import("jotai").Atom<Map<string, DeviceReading> | undefined>;
export {};
}

declare module 'kept/shared/src/device/readings/reading-list' {
import { ApiError } from 'kept/shared/src/session/api/api-error';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export interface ReadingListState {
    rows: DeviceReading[] | undefined;
    total: number | undefined;
    hasMore: boolean;
    loading: boolean;
    error: ApiError | null;
}
export {};
}

declare module 'kept/shared/src/device/readings/reading-query' {
export interface ReadingQuery {
    plotId?: string | undefined;
    cropTypeId?: string | undefined;
    createdBy?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    limit?: number | undefined;
}
export {};
}

declare module 'kept/shared/src/device/readings/readings-of-span' {
import { type ReadingQuery } from 'kept/shared/src/device/readings/reading-query';
export type SpanQuery = Omit<ReadingQuery, 'limit'> & {
    from: string;
    to: string;
};
export {};
}

declare module 'kept/shared/src/device/readings/recent-readings' {
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export const recentReadingsAtom: import("jotai").Atom<Map<string, DeviceReading[]> | undefined>;
export function usePlotReadings(plotId: string, from: string, wanted?: boolean): readonly DeviceReading[] | undefined;
export {};
}

declare module 'kept/shared/src/device/readings/use-reading' {
import { ApiError } from 'kept/shared/src/session/api/api-error';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export interface ReadingAnswer {
    reading: DeviceReading | null | undefined;
    error: ApiError | null;
}
export function useReadingAnswer(id: string): ReadingAnswer;
export function useReadingHere(id: string): DeviceReading | null | undefined;
export function useReading(id: string): DeviceReading | null | undefined;
export {};
}

declare module 'kept/shared/src/device/readings/use-readings' {
import { type ReadingListState } from 'kept/shared/src/device/readings/reading-list';
import type { ReadingQuery } from 'kept/shared/src/device/readings/reading-query';
export function useReadings(query: ReadingQuery): ReadingListState & {
    loadMore(): void;
};
export {};
}

declare module 'kept/shared/src/device/water/save-water' {
import { type DayOfPlot } from 'kept/shared/src/domain/water/water-day';
import { type WaterValues } from 'kept/shared/src/domain/water/water-quantities';
export type WaterToSave = DayOfPlot & WaterValues;
export {};
}

declare module 'kept/shared/src/device/water/water-days' {
import type { Person } from '@seguia/openapi';
import { type DayOfPlot } from 'kept/shared/src/domain/water/water-day';
import { type WaterValues } from 'kept/shared/src/domain/water/water-quantities';
import type { ReadingState } from 'kept/shared/src/device/database/rows';
import { type WaterToSave } from 'kept/shared/src/device/water/save-water';
export interface DeviceWaterDay extends DayOfPlot, WaterValues {
    id: string;
    state: ReadingState;
    createdBy: Person | null;
}
export const waterDaysAtom: import("jotai").Atom<DeviceWaterDay[] | undefined>;
export const hasWaterDaysAtom: import("jotai").Atom<boolean | undefined>;
export const saveWaterDaysAtom: import("jotai").WritableAtom<null, [days: readonly WaterToSave[]], Promise<void>> & {
    init: null;
};
export const resolveWaterConflictAtom: import("jotai").WritableAtom<null, [key: string, choice: "mine" | "theirs"], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/domain/capabilities' {
export const capabilities: readonly ["set-up", "people", "imports", "morning-mail", "photos", "meters", "certification-log"];
export type Capability = (typeof capabilities)[number];
export {};
}

declare module 'kept/shared/src/domain/clock-stamp' {
export interface ClockStamp {
    instant: number;
    difference: number;
    run: string;
    paused: number;
    heard: number | null;
}
export {};
}

declare module 'kept/shared/src/domain/farm-time' {
export interface UtcOffset {
    from: number;
    to: number;
    offset: number;
}
export interface FarmClock {
    zone: string;
    offsets: readonly UtcOffset[];
}
export {};
}

declare module 'kept/shared/src/domain/imports/cells/cell-number' {
export type DecimalSign = ',' | '.';
export {};
}

declare module 'kept/shared/src/domain/imports/cells/cell-units' {
import type { EcUnit, VolumeUnit } from 'kept/shared/src/domain/units';
export const ppmScales: {
    readonly 'ppm × 500': 500;
    readonly 'ppm × 640': 640;
    readonly 'ppm × 700': 700;
};
export type PpmUnit = keyof typeof ppmScales;
export type CellUnit = EcUnit | PpmUnit | 'S/m' | VolumeUnit | 'm³' | '%' | 'share';
export {};
}

declare module 'kept/shared/src/domain/imports/cells/date-order' {
export type DateOrder = 'dayFirst' | 'monthFirst';
export type DateHow = 'kept' | 'plain' | 'order' | 'answer' | 'neighbours' | 'count' | 'unclear';
export {};
}

declare module 'kept/shared/src/domain/imports/import-readings' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type NamedMeter } from 'kept/shared/src/domain/imports/meter-answers';
import type { PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
export interface ImportContext {
    plots: readonly PlotName[];
    meters?: readonly NamedMeter[] | undefined;
    clock: FarmClock;
    now: number;
    known: ReadonlySet<string>;
    answers: ImportAnswers;
}
export {};
}

declare module 'kept/shared/src/domain/imports/import-row' {
import type { ReadingBody } from '@seguia/openapi';
import type { ReadingProblemCode } from 'kept/shared/src/domain/readings/problem-codes';
import type { ReadingField } from 'kept/shared/src/domain/readings/reading-problem';
import type { ValueField } from 'kept/shared/src/domain/imports/tables/columns';
import type { DateHow } from 'kept/shared/src/domain/imports/cells/date-order';
export const rowStates: readonly ['ready', 'doubtful', 'impossible', 'there', 'none'];
export type RowState = (typeof rowStates)[number];
export type RowCode = ReadingProblemCode | 'date_unclear' | 'date_by_neighbours' | 'date_counted' | 'date_above' | 'time_missing' | 'year_missing' | 'plot_unknown' | 'plot_left' | 'plot_above' | 'decimal_unclear' | 'made_a_date' | 'cell_error' | 'unit_unclear' | 'spread_value' | 'percent_differs' | 'volumes_left' | 'hidden' | 'twice' | 'total' | 'remark';
export type RowRepair = {
    id: 'take';
    kind: 'take';
} | {
    id: 'drop';
    kind: 'drop';
} | {
    id: string;
    kind: 'values';
    values: Partial<Record<ValueField, number>>;
} | {
    id: 'asRead' | 'otherWay';
    kind: 'date';
    date: string;
};
export interface RowProblem {
    key: string;
    code: RowCode;
    severity: 'refused' | 'ask';
    field: ReadingField | null;
    cell: string;
    text: string;
    repairs: readonly RowRepair[];
}
export interface ImportLine {
    key: string;
    sheet: string;
    row: number;
    cell: string;
    state: RowState;
    plotName: string;
    dateHow: DateHow | null;
    body: ReadingBody | null;
    problems: readonly RowProblem[];
    text: string;
}
export {};
}

declare module 'kept/shared/src/domain/imports/meter-answers' {
export interface NamedMeter {
    id: string;
    name: string;
    serialNumber?: string | null | undefined;
}
export {};
}

declare module 'kept/shared/src/domain/imports/recipe' {
import { type WaterAnswers } from 'kept/shared/src/domain/water/water-answers';
import { type ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
export type RecipeAnswers = Pick<ImportAnswers, 'plots' | 'meters' | 'columns' | 'units' | 'order' | 'decimal' | 'time' | 'dripperCount' | 'zone' | 'heads'> & {
    water?: Pick<WaterAnswers, 'units' | 'drippersPerSquareMetre'>;
};
export interface Recipe {
    file: string;
    answers: RecipeAnswers;
}
export {};
}

declare module 'kept/shared/src/domain/imports/tables/columns' {
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
import { type WaterField } from 'kept/shared/src/domain/water/water-quantities';
export const volumeFields: readonly ['totalDrained', 'totalGiven', 'intakePerDripper', 'dripperCount'];
export type VolumeField = (typeof volumeFields)[number];
export type ValueField = MeasuredField | VolumeField;
export type ColumnKind = ValueField | WaterField | 'date' | 'time' | 'plot' | 'meter' | 'note' | 'nothing';
export {};
}

declare module 'kept/shared/src/domain/imports/tables/import-answers' {
import type { Meter } from '@seguia/openapi';
import type { CellUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import type { DecimalSign } from 'kept/shared/src/domain/imports/cells/cell-number';
import type { ColumnKind } from 'kept/shared/src/domain/imports/tables/columns';
import type { DateOrder } from 'kept/shared/src/domain/imports/cells/date-order';
import { type WaterAnswers } from 'kept/shared/src/domain/water/water-answers';
export interface ImportAnswers {
    plots: Readonly<Record<string, string | null>>;
    meters?: Readonly<Record<string, string | null>>;
    columns: Readonly<Record<string, ColumnKind>>;
    units: Readonly<Record<string, CellUnit>>;
    order: DateOrder | null;
    year: number | null;
    decimal: DecimalSign | null;
    time: string | null;
    dripperCount: number | null;
    zone: string | null;
    heads: Readonly<Record<string, number>>;
    water?: WaterAnswers;
    all: Readonly<Record<string, string>>;
    rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
export type ImportQuestion = {
    kind: 'plot';
    name: string;
    suggested: string | null;
}
 | {
    kind: 'meter';
    name: string;
    measures: Meter['kind'];
} | {
    kind: 'column';
    key: string;
    head: string;
    suggested: ColumnKind;
    between: readonly ColumnKind[];
    samples: readonly string[];
}
 | {
    kind: 'measure';
    key: string;
    plots: readonly string[];
    suggested: ColumnKind | null;
    samples: readonly string[];
} | {
    kind: 'unit';
    key: string;
    head: string;
    options: readonly CellUnit[];
    suggested: CellUnit | null;
} | {
    kind: 'year';
    sample: string;
    suggested: number;
} | {
    kind: 'zone';
    suggested: string;
} | {
    kind: 'order';
    sample: string;
    dayFirst: string;
    monthFirst: string;
} | {
    kind: 'decimal';
    sample: string;
} | {
    kind: 'time';
} | {
    kind: 'dripperCount';
};
export {};
}

declare module 'kept/shared/src/domain/imports/tables/plot-names' {
export interface PlotName {
    id: string;
    name: string;
}
export {};
}

declare module 'kept/shared/src/domain/imports/unread-sheets' {
export type UnreadCode = 'no_heads' | 'dates_across' | 'no_date' | 'no_values' | 'no_numbers';
export interface UnreadSheet {
    sheet: string;
    code: UnreadCode;
}
export {};
}

declare module 'kept/shared/src/domain/instructions/instruction' {
export interface InstructionValues {
    plotId: string;
    text: string;
    doneAt: number | null;
    readingId: string | null;
}
export {};
}

declare module 'kept/shared/src/domain/meters/calibration-due' {
import { type CalibrationValues } from 'kept/shared/src/domain/meters/calibration-rules';
export type LoggedCalibration = CalibrationValues & {
    withdrawnAt?: number | undefined;
};
export {};
}

declare module 'kept/shared/src/domain/meters/calibration-rules' {
import { type CalibrationPoint } from 'kept/shared/src/domain/meters/electrode';
export interface CalibrationValues {
    meterId: string;
    at: number;
    points: readonly CalibrationPoint[];
    temperature: number | null;
    slope: number | null;
    offset: number | null;
    cellConstant: number | null;
    ecStandard: number | null;
}
export {};
}

declare module 'kept/shared/src/domain/meters/electrode' {
export interface CalibrationPoint {
    ph: number;
    mv: number | null;
}
export {};
}

declare module 'kept/shared/src/domain/paging' {
export interface Paging<T> {
    list: readonly T[];
    total: number;
    currentPage: number;
    perPage: number;
}
export {};
}

declare module 'kept/shared/src/domain/permissions' {
export const resourceGroups: readonly ['farms', 'accounts', 'plots', 'crops', 'campaigns', 'shipments', 'packing_lines', 'harvests', 'fertirrigation', 'staff', 'collector_devices', 'administration', 'users', 'tools'];
export const actions: readonly ['view', 'create', 'update', 'delete'];
export type ResourceGroup = (typeof resourceGroups)[number];
export type Action = (typeof actions)[number];
export type Permission = `${ResourceGroup}.${Action}`;
export {};
}

declare module 'kept/shared/src/domain/readings/measures' {
export const measures: {
    readonly intakeEc: {
        readonly side: 'intake';
        readonly quantity: 'ec';
        readonly usual: {
            readonly low: 0.3;
            readonly high: 5;
            readonly source: "docs/product.md, section 10";
        };
        readonly entry: 'typed';
        readonly aggregation: 'mean';
    };
    readonly intakePh: {
        readonly side: 'intake';
        readonly quantity: 'ph';
        readonly usual: {
            readonly low: 4.5;
            readonly high: 7.5;
            readonly source: "docs/product.md, section 10";
        };
        readonly entry: 'typed';
        readonly aggregation: 'median';
    };
    readonly drainEc: {
        readonly side: 'drain';
        readonly quantity: 'ec';
        readonly usual: {
            readonly low: 0.3;
            readonly high: 8;
            readonly source: "docs/product.md, section 10";
        };
        readonly entry: 'typed';
        readonly aggregation: 'drained';
    };
    readonly drainPh: {
        readonly side: 'drain';
        readonly quantity: 'ph';
        readonly usual: {
            readonly low: 4.5;
            readonly high: 8;
            readonly source: "docs/product.md, section 10";
        };
        readonly entry: 'typed';
        readonly aggregation: 'median';
    };
    readonly drainPercent: {
        readonly side: 'drain';
        readonly quantity: 'percent';
        readonly usual: {
            readonly low: 0;
            readonly high: 60;
            readonly source: "docs/product.md, section 10";
        };
        readonly entry: 'drippers';
        readonly aggregation: 'volume';
    };
};
export type MeasuredField = keyof typeof measures;
export {};
}

declare module 'kept/shared/src/domain/readings/problem-codes' {
export const problemCodes: {
    readonly below_possible: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly above_possible: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly unusual: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly ec_negative: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly ec_over_20: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly ec_unusual: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly ph_out_of_range: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly ph_unusual: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly percent_negative: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly percent_over_60: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly percent_over_100: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly required: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly date_invalid: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly time_invalid: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly date_in_future: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly nothing_measured: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly not_a_number: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly volume_negative: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly volume_zero: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly drippers_not_whole: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly drippers_under_1: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly too_long: {
        readonly severity: 'refused';
        readonly by: 'rules';
    };
    readonly date_long_ago: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly ec_ph_swapped: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly drippers_over_100: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly jump: {
        readonly severity: 'ask';
        readonly by: 'rules';
    };
    readonly plot_closed: {
        readonly severity: 'refused';
        readonly by: 'server';
    };
    readonly plot_unknown: {
        readonly severity: 'refused';
        readonly by: 'server';
    };
    readonly meter_unknown: {
        readonly severity: 'refused';
        readonly by: 'server';
    };
    readonly timestamp_mismatch: {
        readonly severity: 'refused';
        readonly by: 'server';
    };
};
type CodeOf<Of> = {
    [Code in keyof typeof problemCodes]: (typeof problemCodes)[Code] extends Of ? Code : never;
}[keyof typeof problemCodes];
export type RefusedCode = CodeOf<{
    severity: 'refused';
    by: 'rules';
}>;
export type QuestionCode = CodeOf<{
    severity: 'ask';
}>;
export type ReadingProblemCode = RefusedCode | QuestionCode;
export {};
}

declare module 'kept/shared/src/domain/readings/reading-fields' {
export const dripperFields: readonly ["totalDrained", "intakePerDripper", "dripperCount", "dripperUnit"];
export type DripperField = (typeof dripperFields)[number];
export {};
}

declare module 'kept/shared/src/domain/readings/reading-problem' {
import type { MeasuredField } from 'kept/shared/src/domain/readings/measures';
import type { DripperField } from 'kept/shared/src/domain/readings/reading-fields';
export type ReadingField = MeasuredField | DripperField | 'plotId' | 'date' | 'time' | 'note' | 'values';
export {};
}

declare module 'kept/shared/src/domain/units' {
export type EcUnit = 'mS/cm' | 'µS/cm' | 'dS/m';
export type VolumeUnit = 'ml' | 'cl' | 'l';
export {};
}

declare module 'kept/shared/src/domain/water/water-answers' {
import type { WaterField } from 'kept/shared/src/domain/water/water-quantities';
import type { WaterUnit } from 'kept/shared/src/domain/water/water-units';
export interface WaterAnswers {
    units: Readonly<Partial<Record<WaterField, WaterUnit | null>>>;
    drippersPerSquareMetre: number | null;
    takeUnusual: boolean;
}
export {};
}

declare module 'kept/shared/src/domain/water/water-columns' {
import type { WaterField } from 'kept/shared/src/domain/water/water-quantities';
export type NamedHeads = Readonly<Record<string, WaterField>>;
export {};
}

declare module 'kept/shared/src/domain/water/water-day' {
export interface DayOfPlot {
    date: string;
    plotId: string | null;
}
export {};
}

declare module 'kept/shared/src/domain/water/water-quantities' {
export const waterQuantities: {
    readonly irrigation: {
        readonly unit: 'L/m²';
        readonly decimals: 2;
        readonly example: 4.5;
        readonly possible: {
            readonly low: 0;
            readonly high: 100;
            readonly source: "docs/product.md, section 10";
        };
        readonly usual: {
            readonly low: 0;
            readonly high: 20;
            readonly source: 'FAO Irrigation and Drainage Paper 56, tables 2 and 12';
        };
    };
    readonly radiation: {
        readonly unit: 'J/cm²';
        readonly decimals: 0;
        readonly example: 1850;
        readonly possible: {
            readonly low: 0;
            readonly high: 4500;
            readonly source: 'FAO Irrigation and Drainage Paper 56, equation 21';
        };
        readonly usual: {
            readonly low: 35;
            readonly high: 3400;
            readonly source: 'FAO Irrigation and Drainage Paper 56, equation 37';
        };
    };
};
export type WaterField = keyof typeof waterQuantities;
export type WaterValues = Record<WaterField, number | null>;
export {};
}

declare module 'kept/shared/src/domain/water/water-units' {
export const irrigationUnits: readonly ['L/m²', 'mm', 'mL/dripper'];
export const radiationUnits: readonly ['J/cm²', 'MJ/m²', 'Wh/m²', 'kWh/m²'];
export type IrrigationUnit = (typeof irrigationUnits)[number];
export type RadiationUnit = (typeof radiationUnits)[number];
export type WaterUnit = IrrigationUnit | RadiationUnit;
export {};
}

declare module 'kept/shared/src/feature-module' {
import type { MessageFormatElement } from 'react-intl';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { SlotName } from 'kept/shared/src/slots/slot-names';
import type { SlotProps } from 'kept/shared/src/slots/SlotCards';
export interface FeatureModule {
    routes: RouteObject[];
    messages(locale: string): Promise<Record<string, MessageFormatElement[]>>;
    cards?: {
        [Slot in SlotName]?: () => Promise<{
            Card: ComponentType<SlotProps[Slot]>;
        }>;
    };
}
export {};
}

declare module 'kept/shared/src/forms/sheet-form' {
import type { StorageFullError } from 'kept/shared/src/device/local/storage-error';
import type { ApiError } from 'kept/shared/src/session/api/api-error';
export interface FieldProblem {
    field: string;
    code: string;
}
export const problemsOf: <Field extends string, Code extends string>(codes: Readonly<Partial<Record<Field, Code | undefined>>>) => {
    field: Field;
    code: Code;
}[];
export const refusedFields: <Typed extends object>({ problem }: ApiError, typed: Typed) => {
    field: string;
    code: 'refused';
}[];
export interface Filled<Typed> {
    typed: Typed;
    version: number | null;
}
export interface SheetFormOptions<Typed extends object, Body, Problem extends FieldProblem, Saved> {
    begun: Filled<Typed>;
    now?: Filled<Typed> | null | undefined;
    meanwhile?: 'merge' | 'refuse' | 'follow';
    id?: string | undefined;
    read: (typed: Typed, of: {
        seen: Typed;
        id: string;
    }) => {
        body: Body;
        problems: readonly Problem[];
    };
    textOf: (problem: Problem) => string;
    checks?: 'whileTyping' | 'onSubmit';
    isTyped?: (typed: Typed) => boolean;
    asSaved?: (typed: Typed) => Typed;
    send: (body: Body, of: {
        id: string;
        version: number | null;
    }) => Promise<Saved>;
    refused?: (error: ApiError) => readonly Problem[];
    onFailed?: (error: ApiError) => void;
    onSaved: (saved: Saved) => void;
}
export interface SheetForm<Typed extends object, Problem extends FieldProblem = FieldProblem> {
    typed: Typed;
    set: (change: Partial<Typed>) => void;
    field: <Name extends keyof Typed & string>(name: Name) => {
        name: Name;
        value: Typed[Name];
        onChange: (value: Typed[Name]) => void;
        error: string | undefined;
    };
    flag: (name: keyof Typed & string) => {
        checked: boolean;
        onChange: (checked: boolean) => void;
    };
    problems: readonly Problem[];
    errorOf: (field: string) => string | undefined;
    seen: Typed;
    changed: readonly (keyof Typed & string)[] | null;
    isDirty: boolean;
    wouldLose: () => boolean;
    busy: boolean;
    failure: ApiError | null;
    full: StorageFullError | null;
    forgetFailure: () => void;
    submit: () => Promise<boolean>;
    run: (write: () => Promise<unknown>) => Promise<boolean>;
    begin: (filled: Filled<Typed>) => void;
}
export {};
}

declare module 'kept/shared/src/forms/use-sheet-form' {
import type { FieldProblem, SheetForm, SheetFormOptions } from 'kept/shared/src/forms/sheet-form';
export function useSheetForm<Typed extends object, Body, Problem extends FieldProblem, Saved>(options: SheetFormOptions<Typed, Body, Problem, Saved>): SheetForm<Typed, Problem>;
export {};
}

declare module 'kept/shared/src/i18n/define-messages' {
import type { MessageDescriptor } from 'react-intl';
export function defineMessages<Key extends string>(messages: Record<Key, MessageDescriptor>): Record<Key, MessageDescriptor>;
export {};
}

declare module 'kept/shared/src/i18n/format' {
import { type EcUnit, type VolumeUnit } from 'kept/shared/src/domain/units';
import { type Locale } from 'kept/shared/src/i18n/locales';
export type DateStyle = 'short' | 'long' | 'weekday' | 'dayName';
export interface Format {
    locale: Locale;
    dir: 'ltr' | 'rtl';
    number(value: number, digits?: number): string;
    ec(mScm: number, options?: {
        unit?: boolean;
    }): string;
    ecUnit: EcUnit;
    ecLabel: string;
    ecToStored(typed: number): number;
    ecFromStored(mScm: number): number;
    ph(value: number): string;
    percent(value: number): string;
    volume(value: number, unit: VolumeUnit): string;
    date(date: string, style?: DateStyle): string;
    time(time: string): string;
    dateTime(timestamp: number): string;
    relative(timestamp: number, now?: number): string;
    daysAgo(days: number): string;
    list(items: readonly string[]): string;
    compare(a: string, b: string): number;
    decimalMark: ',' | '.';
    typed(value: number | null | undefined): string;
}
export {};
}

declare module 'kept/shared/src/i18n/isolate' {
export function isolate(text: string): string;
export function spoken(text: string): string;
export {};
}

declare module 'kept/shared/src/i18n/locales' {
export type Locale = string;
export interface LocaleEntry {
    locale: Locale;
    prefix: string;
    name: string;
    dir: 'ltr' | 'rtl';
    region: 'device' | 'own';
    shortDate: 'numbers' | 'named';
    weekday: 'short' | 'narrow';
}
export const locales: readonly LocaleEntry[];
export {};
}

declare module 'kept/shared/src/i18n/parse-decimal' {
export type ParsedDecimal = {
    ok: true;
    value: number;
} | {
    ok: false;
    code: 'empty' | 'not_a_number' | 'two_separators';
};
export function parseDecimal(text: string): ParsedDecimal;
export {};
}

declare module 'kept/shared/src/paths' {
export const paths: {
    readonly home: () => string;
    readonly start: () => string;
    readonly server: () => string;
    readonly login: () => string;
    readonly passwordForgot: () => string;
    readonly farmers: () => string;
    readonly today: () => string;
    readonly newReading: (plotId?: string) => string;
    readonly lastReadings: () => string;
    readonly history: (search?: string) => string;
    readonly reading: (id: string) => string;
    readonly editReading: (id: string) => string;
    readonly round: () => string;
    readonly unsent: () => string;
    readonly bands: () => string;
    readonly plotWeek: (plotId: string) => string;
    readonly water: (search?: string) => string;
    readonly meters: () => string;
    readonly meter: (id: string) => string;
    readonly calibrateMeter: (id: string) => string;
    readonly campaigns: () => string;
    readonly newCampaign: () => string;
    readonly editCampaign: (id: string) => string;
    readonly campaign: (id: string) => string;
    readonly campaignPlot: (id: string, plotId: string) => string;
    readonly campaignCropType: (id: string, plotId: string, cropTypeId: string) => string;
    readonly settings: () => string;
    readonly about: () => string;
};
export {};
}

declare module 'kept/shared/src/platform' {
export type { FeatureModule } from 'kept/shared/src/feature-module';
export type { Band, Campaign, CampaignBody, CampaignSeries, Crop, CropType, DaySeries, Farm, FarmListEntry, FieldError, ImportedFile, Meter, OpenSession, Person, Plot, PlotCrop, Problem, Profile, Reading, ReadingBody, ReadingSeries, Revision, Session, TargetBand, TargetBandBody, WaterDay, } from '@seguia/openapi';
export { Link, Navigate, NavLink, Outlet, useBlocker, useLocation, useNavigate, useParams, useSearchParams, } from 'react-router';
export { paths } from 'kept/shared/src/paths';
export { notFound } from 'kept/shared/src/session/api/not-found';
export { hasUnsavedForm, useUnsavedGuard } from 'kept/shared/src/session/settings/unsaved';
export { type FieldProblem, problemsOf, refusedFields, type SheetForm } from 'kept/shared/src/forms/sheet-form';
export { useSheetForm } from 'kept/shared/src/forms/use-sheet-form';
export { FarmPages, SlotCards, type SlotCardsProps, type SlotProps } from 'kept/shared/src/slots/SlotCards';
export type { SlotName } from 'kept/shared/src/slots/slot-names';
export { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
export { defineMessages } from 'kept/shared/src/i18n/define-messages';
export type { DateStyle, Format } from 'kept/shared/src/i18n/format';
export { isolate, spoken } from 'kept/shared/src/i18n/isolate';
export { locales, type Locale, type LocaleEntry } from 'kept/shared/src/i18n/locales';
export { parseDecimal, type ParsedDecimal } from 'kept/shared/src/i18n/parse-decimal';
export { changeLocale, localeAtom } from 'kept/shared/src/session/settings/locale';
export { useFormat } from 'kept/shared/src/session/settings/use-format';
export { appVersion } from 'kept/shared/src/app-version';
export { saveFile } from 'kept/shared/src/sharing/save-file';
export { canInstallAtom, installAtom } from 'kept/shared/src/session/settings/install';
export { configAtom, deviceIsNative, type AppConfig } from 'kept/shared/src/session/login/config';
export { clearServerAtom, setServerAtom } from 'kept/shared/src/session/account/change-server';
export { serverAtom, serverNameAtom } from 'kept/shared/src/session/account/server';
export { testServerAtom, type ServerInfo } from 'kept/shared/src/session/login/test-server';
export { capabilitiesAtom, useCapability } from 'kept/shared/src/session/login/capabilities';
export { lastEmailAtom, profileAtom, sessionAtom } from 'kept/shared/src/session/account/session';
export { forgotPasswordAtom, loginAtom } from 'kept/shared/src/session/login/login';
export { logoutAtom } from 'kept/shared/src/session/login/logout';
export { changePasswordAtom, endOpenSessionAtom, endOtherSessionsAtom, loadSessionsAtom, } from 'kept/shared/src/session/login/own-sessions';
export type { ClockStamp } from 'kept/shared/src/domain/clock-stamp';
export { correctedNow, onClockChange, settledStamp, stampNow } from 'kept/shared/src/session/clock/device-clock';
export { momentOfStamp } from 'kept/shared/src/device/outbox/reading-time';
export { askFarmAtom, farmAtom, farmClockAtom, farmPath } from 'kept/shared/src/session/account/farm-choice';
export { chooseFarmAtom, farmersAtom, loadFarmersAtom, moreFarmersAtom, type FarmersState, } from 'kept/shared/src/session/login/farmers';
export { canAtom, canChangeReadingAtom } from 'kept/shared/src/session/settings/can';
export type { Permission } from 'kept/shared/src/domain/permissions';
export { automaticMarkAtom, keyMovesAtom, dripperMemoryAtom, ecUnitAtom, lastMeterAtom, lastPlotAtom, onlyIrrigationPlotsAtom, onlyMineInLastAtom, importRecipesAtom, phoneKeyboardAtom, themeAtom, walkingOrderAtom, type DripperMemory, type Theme, } from 'kept/shared/src/session/settings/settings';
export { movesOnAtom, toneAtom, vibrationAtom, type MovesOn } from 'kept/shared/src/session/settings/entry-settings';
export { importedWaterAtom, type ImportedWater } from 'kept/shared/src/session/settings/water-imports';
export { firstStepsAtom, type FirstSteps } from 'kept/shared/src/session/settings/first-steps';
export { camel, onWire, snake, type ApiClient } from '@seguia/openapi';
export { ApiError, call, type ApiErrorKind } from 'kept/shared/src/session/api/api-error';
export { apiAtom, openClient } from 'kept/shared/src/session/api/api';
export { isAnswering, unansweredKind } from 'kept/shared/src/sync/push/unanswered';
export { imageToDataUrl } from 'kept/shared/src/session/settings/image-to-data-url';
export { bandsAtom, campaignsAtom, cropsAtom, cropTypesAtom, metersAtom, plotsAtom, visiblePlotsAtom, } from 'kept/shared/src/device/local/farm-items';
export { offlineStateAtom, type OfflineState } from 'kept/shared/src/device/offline/offline-state';
export { newestFromDrippersAtom, newestReadingsAtom } from 'kept/shared/src/device/readings/newest-readings';
export { recentReadingsAtom, usePlotReadings } from 'kept/shared/src/device/readings/recent-readings';
export { todayAtom } from 'kept/shared/src/device/local/today';
export type { DeviceReading, OutboxEntry, ReadingState, Unfinished } from 'kept/shared/src/device/database/rows';
export type { ReadingQuery } from 'kept/shared/src/device/readings/reading-query';
export { useReadings } from 'kept/shared/src/device/readings/use-readings';
export { useReading, useReadingAnswer, useReadingHere, type ReadingAnswer } from 'kept/shared/src/device/readings/use-reading';
export { correctRefusedAtom, deleteReadingAtom, discardEntryAtom, isRecordedAtom, resolveConflictAtom, refusedByClockAtom, retryEntryAtom, saveReadingAtom, undoDeleteAtom, } from 'kept/shared/src/device/outbox/reading-actions';
export { keepUnfinishedAtom, loadUnfinishedAtom, unfinishedWriterAtom, type UnfinishedChange, } from 'kept/shared/src/device/outbox/unfinished';
export { resolveWaterConflictAtom, saveWaterDaysAtom, hasWaterDaysAtom, waterDaysAtom, type DeviceWaterDay, } from 'kept/shared/src/device/water/water-days';
export { calibrationsAtom, noteCalibrationAtom, type DeviceCalibration } from 'kept/shared/src/device/meters/calibrations';
export { hasInstructionsAtom, instructionsAtom, resolveInstructionConflictAtom, saveInstructionAtom, type DeviceInstruction, } from 'kept/shared/src/device/instructions/instructions';
export type { WaterToSave } from 'kept/shared/src/device/water/save-water';
export { addPhotoAtom, deletePhotoAtom, deletePhotosOfDraftAtom, retryPhotoAtom, } from 'kept/shared/src/device/photos/photo-actions';
export { photosAtom, photoStorageAtom, usePicture, type DevicePhoto } from 'kept/shared/src/device/photos/shown-photos';
export { StorageFullError } from 'kept/shared/src/device/local/storage-error';
export { outboxAtom } from 'kept/shared/src/device/local/outbox-atom';
export { entryOfEach } from 'kept/shared/src/device/outbox/outbox-rules';
export { type Subject, subjectOf } from 'kept/shared/src/device/outbox/subjects';
export { exportOutbox } from 'kept/shared/src/device/outbox/export-outbox';
export { useUnsentElsewhere } from 'kept/shared/src/device/local/unsent-elsewhere';
export type { UnsentElsewhere } from 'kept/shared/src/device/database/count-unsent';
export { pullAtom, syncNowAtom, syncStatusAtom, type SyncStatus } from 'kept/shared/src/sync/sync-atoms';
export { useCannotFetch, useShowAgain, type FetchDialog } from 'kept/shared/src/sync/cannot-fetch';
export { loadDeletedAtom, loadReadingsAtom, loadRevisionsAtom, restoreReadingAtom, } from 'kept/shared/src/sync/calls/reading-calls';
export { deleteBandAtom, deleteCampaignAtom, saveBandAtom, saveCampaignAtom, savePlantingAtom, } from 'kept/shared/src/sync/calls/farm-writes';
export { writeOnce, type Write, type WriteHeader } from 'kept/shared/src/sync/calls/write-once';
export { loadSeriesAtom, type SeriesAnswer, type SeriesRequest } from 'kept/shared/src/sync/calls/series';
export { FileFaultError, type FileFault } from 'kept/shared/src/sheets/file-fault';
export { openSheetFile, type SheetFile } from 'kept/shared/src/sheets/sheet-file';
export type { ProblemGroup, SheetView } from 'kept/shared/src/sheets/sheet-view';
export {};
}

declare module 'kept/shared/src/printing/Paper' {
import type { ReactNode } from 'react';
interface PaperProps {
    title: string;
    facts: readonly string[];
    lead?: ReactNode;
    children: ReactNode;
}
export function Paper({ title, facts, lead, children }: PaperProps): import("react").ReactPortal;
export {};
}

declare module 'kept/shared/src/printing/PaperTable' {
import type { Column } from 'kept/shared/src/ui/layout/DataTable';
interface PaperTableProps<Item> {
    columns: readonly Column<Item>[];
    rows: readonly Item[];
    rowKey: (item: Item) => string;
    plain?: boolean | undefined;
}
export function PaperTable<Item>({ columns, rows, rowKey, plain }: PaperTableProps<Item>): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/printing/ReadingLog' {
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
import { type LogOf } from 'kept/shared/src/printing/log-columns';
interface ReadingLogProps extends LogOf {
    readings: readonly DeviceReading[];
}
export function ReadingLog({ readings, ...log }: ReadingLogProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/printing/log-columns' {
import type { Plot, TargetBand } from '@seguia/openapi';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
export interface LogOf {
    plots: readonly Plot[];
    bands: readonly TargetBand[];
    hasPlots?: boolean | undefined;
    meterOf?: ((reading: DeviceReading) => string | null) | undefined;
    photosOf?: ((reading: DeviceReading) => number) | undefined;
    nameOf: (measure: MeasuredField) => string;
    formatValue: (measure: MeasuredField, value: number) => string;
}
export {};
}

declare module 'kept/shared/src/printing/use-printing' {
export function usePrint(): () => void;
export function usePrinting(isReady?: boolean): boolean;
export {};
}

declare module 'kept/shared/src/session/account/change-server' {
export const setServerAtom: import("jotai").WritableAtom<null, [endpoint: string], void> & {
    init: null;
};
export const clearServerAtom: import("jotai").WritableAtom<null, [], void> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/session/account/farm-choice' {
import { type Getter } from 'jotai';
import type { FarmClock } from 'kept/shared/src/domain/farm-time';
export const farmAtom: import("jotai").Atom<{
    id: string;
    modules: "fertirrigation"[];
    name: string;
    permissions: ("accounts.create" | "accounts.delete" | "accounts.update" | "accounts.view" | "administration.create" | "administration.delete" | "administration.update" | "administration.view" | "campaigns.create" | "campaigns.delete" | "campaigns.update" | "campaigns.view" | "collector_devices.create" | "collector_devices.delete" | "collector_devices.update" | "collector_devices.view" | "crops.create" | "crops.delete" | "crops.update" | "crops.view" | "farms.create" | "farms.delete" | "farms.update" | "farms.view" | "fertirrigation.create" | "fertirrigation.delete" | "fertirrigation.update" | "fertirrigation.view" | "harvests.create" | "harvests.delete" | "harvests.update" | "harvests.view" | "packing_lines.create" | "packing_lines.delete" | "packing_lines.update" | "packing_lines.view" | "plots.create" | "plots.delete" | "plots.update" | "plots.view" | "shipments.create" | "shipments.delete" | "shipments.update" | "shipments.view" | "staff.create" | "staff.delete" | "staff.update" | "staff.view" | "tools.create" | "tools.delete" | "tools.update" | "tools.view" | "users.create" | "users.delete" | "users.update" | "users.view")[];
    place: string | null;
    role: "manager" | "recorder" | "viewer";
    timeZone: string;
    utcOffsets?: {
        from: number;
        offset: number;
        to: number;
    }[];
} | null>;
export function farmPath(get: Getter): {
    farmer_id: string;
};
export const farmClockAtom: import("jotai").Atom<FarmClock>;
export const askFarmAtom: import("jotai").WritableAtom<boolean, [ask: boolean], void>;
export {};
}

declare module 'kept/shared/src/session/account/server' {
export const serverAtom: import("jotai").WritableAtom<string | null, [string | null], void>;
export const serverNameAtom: import("jotai").Atom<string | null>;
export {};
}

declare module 'kept/shared/src/session/account/session' {
export const sessionAtom: import("jotai").WritableAtom<{
    createdAt: number;
    deviceToken: string;
    expireAt: number;
    token: string;
    updatedAt: number;
} | null, [{
    createdAt: number;
    deviceToken: string;
    expireAt: number;
    token: string;
    updatedAt: number;
} | null], void>;
export const profileAtom: import("jotai").WritableAtom<{
    avatar: string | null;
    createdAt: number;
    email: string;
    firstname: string;
    id: string;
    lastname: string;
    permissions: {
        farmerId: string;
        permissions: ("accounts.create" | "accounts.delete" | "accounts.update" | "accounts.view" | "administration.create" | "administration.delete" | "administration.update" | "administration.view" | "campaigns.create" | "campaigns.delete" | "campaigns.update" | "campaigns.view" | "collector_devices.create" | "collector_devices.delete" | "collector_devices.update" | "collector_devices.view" | "crops.create" | "crops.delete" | "crops.update" | "crops.view" | "farms.create" | "farms.delete" | "farms.update" | "farms.view" | "fertirrigation.create" | "fertirrigation.delete" | "fertirrigation.update" | "fertirrigation.view" | "harvests.create" | "harvests.delete" | "harvests.update" | "harvests.view" | "packing_lines.create" | "packing_lines.delete" | "packing_lines.update" | "packing_lines.view" | "plots.create" | "plots.delete" | "plots.update" | "plots.view" | "shipments.create" | "shipments.delete" | "shipments.update" | "shipments.view" | "staff.create" | "staff.delete" | "staff.update" | "staff.view" | "tools.create" | "tools.delete" | "tools.update" | "tools.view" | "users.create" | "users.delete" | "users.update" | "users.view")[];
        role: "manager" | "recorder" | "viewer";
    }[];
    updatedAt: number;
} | null, [{
    avatar: string | null;
    createdAt: number;
    email: string;
    firstname: string;
    id: string;
    lastname: string;
    permissions: {
        farmerId: string;
        permissions: ("accounts.create" | "accounts.delete" | "accounts.update" | "accounts.view" | "administration.create" | "administration.delete" | "administration.update" | "administration.view" | "campaigns.create" | "campaigns.delete" | "campaigns.update" | "campaigns.view" | "collector_devices.create" | "collector_devices.delete" | "collector_devices.update" | "collector_devices.view" | "crops.create" | "crops.delete" | "crops.update" | "crops.view" | "farms.create" | "farms.delete" | "farms.update" | "farms.view" | "fertirrigation.create" | "fertirrigation.delete" | "fertirrigation.update" | "fertirrigation.view" | "harvests.create" | "harvests.delete" | "harvests.update" | "harvests.view" | "packing_lines.create" | "packing_lines.delete" | "packing_lines.update" | "packing_lines.view" | "plots.create" | "plots.delete" | "plots.update" | "plots.view" | "shipments.create" | "shipments.delete" | "shipments.update" | "shipments.view" | "staff.create" | "staff.delete" | "staff.update" | "staff.view" | "tools.create" | "tools.delete" | "tools.update" | "tools.view" | "users.create" | "users.delete" | "users.update" | "users.view")[];
        role: "manager" | "recorder" | "viewer";
    }[];
    updatedAt: number;
} | null], void>;
export const lastEmailAtom: import("jotai").WritableAtom<string, [string], void>;
export {};
}

declare module 'kept/shared/src/session/api/api-error' {
import { type Problem } from '@seguia/openapi';
export type ApiErrorKind = 'offline' | 'timeout' | 'not-json' | 'problem';
export class ApiError extends Error {
    readonly kind: ApiErrorKind;
    readonly status?: number;
    readonly problem?: Problem;
    readonly retryAfter?: number;
    list?: string;
    constructor(kind: ApiErrorKind, details?: {
        status?: number;
        problem?: Problem;
        retryAfter?: number;
        cause?: unknown;
    });
}
interface Answer {
    data?: unknown;
    error?: unknown;
    response: Response;
}
export function call<R extends Answer>(result: Promise<R>): Promise<Exclude<R['data'], undefined>>;
export {};
}

declare module 'kept/shared/src/session/api/api' {
import { type ApiClient } from '@seguia/openapi';
export function openClient(endpoint: string): ApiClient;
export const apiAtom: import("jotai").Atom<ApiClient>;
export {};
}

declare module 'kept/shared/src/session/api/not-found' {
export function notFound(): never;
export {};
}

declare module 'kept/shared/src/session/clock/device-clock' {
import { type ClockStamp } from 'kept/shared/src/domain/clock-stamp';
export function correctedNow(): number;
export function stampNow(): ClockStamp;
export function settledStamp(stamp: ClockStamp): ClockStamp;
export function onClockChange(listener: () => void): () => void;
export {};
}

declare module 'kept/shared/src/session/login/capabilities' {
import type { Capability } from 'kept/shared/src/domain/capabilities';
export const capabilitiesAtom: import("jotai").Atom<ReadonlySet<"imports" | "people" | "set-up">>;
export function useCapability(name: Capability): boolean | null;
export {};
}

declare module 'kept/shared/src/session/login/config' {
export interface AppConfig {
    domainSuffix: string;
    dataServers?: readonly string[];
    farmsPageSize: number;
    startDelay: number;
    restoreRetries: number;
    restoreBackoff: number;
}
export const configAtom: import("jotai").PrimitiveAtom<AppConfig> & {
    init: AppConfig;
};
export const deviceIsNative: boolean;
export {};
}

declare module 'kept/shared/src/session/login/farmers' {
import { type FarmListEntry } from '@seguia/openapi';
import { type Paging } from 'kept/shared/src/domain/paging';
import { ApiError } from 'kept/shared/src/session/api/api-error';
export interface FarmersState extends Paging<FarmListEntry> {
    loading: boolean;
    error: ApiError | null;
}
export const farmersAtom: import("jotai").PrimitiveAtom<FarmersState> & {
    init: FarmersState;
};
export interface FarmersOptions {
    search?: string;
    perPage?: number;
    signal?: AbortSignal;
}
export const loadFarmersAtom: import("jotai").WritableAtom<null, [which: "first" | "more", options?: FarmersOptions | undefined], Promise<void>> & {
    init: null;
};
export const moreFarmersAtom: import("jotai").Atom<boolean>;
export const chooseFarmAtom: import("jotai").WritableAtom<null, [farmerId: string, signal?: AbortSignal | undefined], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/session/login/login' {
interface Credentials {
    email: string;
    password: string;
    signal?: AbortSignal;
}
export const loginAtom: import("jotai").WritableAtom<null, [Credentials], Promise<void>> & {
    init: null;
};
export const forgotPasswordAtom: import("jotai").WritableAtom<null, [email: string, signal?: AbortSignal | undefined], Promise<string>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/session/login/logout' {
export const logoutAtom: import("jotai").WritableAtom<null, [({
    local?: boolean;
} | undefined)?], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/session/login/own-sessions' {
export const loadSessionsAtom: import("jotai").WritableAtom<null, [signal?: AbortSignal | undefined], Promise<{
    app: string;
    createdAt: number;
    current: boolean;
    deviceName: string;
    expireAt: number;
    id: string;
    lastUsedAt: number;
}[]>> & {
    init: null;
};
export const endOpenSessionAtom: import("jotai").WritableAtom<null, [id: string, signal?: AbortSignal | undefined], Promise<void>> & {
    init: null;
};
export const endOtherSessionsAtom: import("jotai").WritableAtom<null, [signal?: AbortSignal | undefined], Promise<void>> & {
    init: null;
};
export const changePasswordAtom: import("jotai").WritableAtom<null, [passwords: {
    currentPassword: string;
    newPassword: string;
}, signal?: AbortSignal | undefined], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/session/login/test-server' {
export interface ServerInfo {
    name: string;
    version: string;
    time: number;
    capabilities?: readonly string[];
}
export const testServerAtom: import("jotai").WritableAtom<null, [endpoint: string, signal?: AbortSignal | undefined], Promise<ServerInfo>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/session/settings/can' {
import type { Person } from '@seguia/openapi';
import { type Permission } from 'kept/shared/src/domain/permissions';
export const canAtom: import("jotai").Atom<(permission: Permission) => boolean>;
export const canChangeReadingAtom: import("jotai").Atom<(action: 'update' | 'delete', reading: {
    createdBy: Pick<Person, 'id'>;
}) => boolean>;
export {};
}

declare module 'kept/shared/src/session/settings/entry-settings' {
export type MovesOn = 'one' | 'two' | 'never';
export const movesOnAtom: import("jotai").WritableAtom<MovesOn, [MovesOn], void>;
export const vibrationAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
export const toneAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
export {};
}

declare module 'kept/shared/src/session/settings/first-steps' {
export interface FirstSteps {
    begun: boolean;
    invited: boolean;
    dismissed: boolean;
}
export const firstStepsAtom: import("jotai").WritableAtom<FirstSteps, [FirstSteps], void>;
export {};
}

declare module 'kept/shared/src/session/settings/image-to-data-url' {
export function imageToDataUrl(url: string, signal?: AbortSignal): Promise<string | null>;
export {};
}

declare module 'kept/shared/src/session/settings/install' {
export const canInstallAtom: import("jotai").Atom<boolean>;
export const installAtom: import("jotai").WritableAtom<null, [], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/session/settings/locale' {
import { type Locale } from 'kept/shared/src/i18n/locales';
export const localeAtom: import("jotai").Atom<string>;
export function changeLocale(locale: Locale): void;
export {};
}

declare module 'kept/shared/src/session/settings/settings' {
import type { Recipe } from 'kept/shared/src/domain/imports/recipe';
import { type EcUnit, type VolumeUnit } from 'kept/shared/src/domain/units';
export type Theme = 'system' | 'light' | 'dark' | 'outdoor';
export const themeAtom: import("jotai").WritableAtom<Theme, [Theme], void>;
export const ecUnitAtom: import("jotai").WritableAtom<EcUnit, [EcUnit], void>;
export const phoneKeyboardAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
export const automaticMarkAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
export const keyMovesAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
export const onlyIrrigationPlotsAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
export const lastPlotAtom: import("jotai").WritableAtom<string | null, [string | null], void>;
export const lastMeterAtom: import("jotai").WritableAtom<string | null, [string | null], void>;
export const walkingOrderAtom: import("jotai").WritableAtom<readonly string[], [readonly string[]], void>;
export interface DripperMemory {
    dripperCount: number | null;
    intakePerDripper: number | null;
    dripperUnit: VolumeUnit;
}
export const dripperMemoryAtom: import("jotai").WritableAtom<Readonly<Record<string, DripperMemory>>, [Readonly<Record<string, DripperMemory>>], void>;
export const importRecipesAtom: import("jotai").WritableAtom<Readonly<Record<string, Recipe>>, [Readonly<Record<string, Recipe>>], void>;
export const onlyMineInLastAtom: import("jotai").WritableAtom<boolean, [only: boolean], void>;
export {};
}

declare module 'kept/shared/src/session/settings/unsaved' {
export function hasUnsavedForm(): boolean;
export function useUnsavedGuard(dirty: boolean): void;
export {};
}

declare module 'kept/shared/src/session/settings/use-format' {
import { type Format } from 'kept/shared/src/i18n/format';
export function useFormat(): Format;
export {};
}

declare module 'kept/shared/src/session/settings/water-imports' {
import * as v from 'valibot';
const schema: v.ArraySchema<v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly fileName: v.StringSchema<undefined>;
    readonly at: v.NumberSchema<undefined>;
    readonly days: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly before: v.NullableSchema<v.ObjectSchema<{
            readonly irrigation: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly radiation: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly after: v.ObjectSchema<{
            readonly irrigation: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly radiation: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>;
    }, undefined>, undefined>;
}, undefined>, undefined>;
export type ImportedWater = Readonly<v.InferOutput<typeof schema>[number]>;
export const importedWaterAtom: import("jotai").WritableAtom<readonly Readonly<{
    id: string;
    fileName: string;
    at: number;
    days: {
        id: string;
        before: {
            irrigation: number | null;
            radiation: number | null;
        } | null;
        after: {
            irrigation: number | null;
            radiation: number | null;
        };
    }[];
}>[], [readonly Readonly<{
    id: string;
    fileName: string;
    at: number;
    days: {
        id: string;
        before: {
            irrigation: number | null;
            radiation: number | null;
        } | null;
        after: {
            irrigation: number | null;
            radiation: number | null;
        };
    }[];
}>[]], void>;
export {};
}

declare module 'kept/shared/src/sharing/InLanguage' {
import { type ReactNode, type Ref } from 'react';
import type { MessageFormatElement } from 'react-intl';
interface InLanguageProps {
    label: string;
    loadLanguage: (locale: string) => Promise<Record<string, MessageFormatElement[]>>;
    ref?: Ref<HTMLDivElement>;
    children: ReactNode;
}
export function InLanguage({ label, loadLanguage, ref, children }: InLanguageProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/sharing/PictureLine' {
import type { ValueState } from 'kept/shared/src/ui/values/value-state';
export interface WeekLineOfPicture {
    id: string;
    name: string;
    value: string;
    note: string;
    state: ValueState | null;
    days: readonly (number | null)[];
    band: {
        low: number | null;
        high: number | null;
    } | null;
    leastSpan: number;
}
export {};
}

declare module 'kept/shared/src/sharing/ShareDialog' {
import { type ReactNode } from 'react';
import type { MessageFormatElement } from 'react-intl';
interface ShareDialogProps {
    title: string;
    fileName: string;
    loadLanguage: (locale: string) => Promise<Record<string, MessageFormatElement[]>>;
    isReady: boolean;
    onClose: () => void;
    children: ReactNode;
}
export function ShareDialog({ title, fileName, loadLanguage, isReady, onClose, children }: ShareDialogProps): import("react").JSX.Element;
export function SharedText({ children }: {
    children: string;
}): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/sharing/WeekPicture' {
import { type WeekLineOfPicture } from 'kept/shared/src/sharing/PictureLine';
export interface WeekPictureProps {
    title: string;
    facts: string;
    sentence: string;
    lines: readonly WeekLineOfPicture[];
    dir: 'ltr' | 'rtl';
}
export function WeekPicture({ title, facts, sentence, lines, dir }: WeekPictureProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/sharing/paint-svg' {
export function paintNode(context: CanvasRenderingContext2D, node: Element): void;
export {};
}

declare module 'kept/shared/src/sharing/save-file' {
export function saveFile(content: Blob, name: string): void;
export {};
}

declare module 'kept/shared/src/sheets/file-fault' {
export type FileFault = 'old_format' | 'locked' | 'unreadable' | 'too_large';
export class FileFaultError extends Error {
    readonly fault: FileFault;
    constructor(fault: FileFault, cause?: unknown);
}
export {};
}

declare module 'kept/shared/src/sheets/sheet-file' {
import type { PackedImport, ReadWith } from 'kept/shared/src/sheets/sheet-work';
import type { SheetView } from 'kept/shared/src/sheets/sheet-view';
export interface SheetFile {
    readonly name: string;
    preview(context: ReadWith): Promise<SheetView['preview']>;
    read(context: ReadWith): Promise<SheetView>;
    know(page: string): Promise<string | null>;
    forget(): Promise<void>;
    pack(): Promise<PackedImport>;
    close(): void;
}
export function openSheetFile(file: File, onProgress: (rows: number) => void): Promise<SheetFile>;
export {};
}

declare module 'kept/shared/src/sheets/sheet-grid' {
import type { ColumnKind } from 'kept/shared/src/domain/imports/tables/columns';
export interface SheetGrid {
    sheet: string;
    rows: readonly {
        row: number;
        cells: readonly string[];
    }[];
    heads: readonly number[];
    columns: Readonly<Record<number, {
        key: string;
        head: string;
        kind: ColumnKind;
        isOpen: boolean;
    }>>;
}
export {};
}

declare module 'kept/shared/src/sheets/sheet-view' {
import type { ImportLine, RowState } from 'kept/shared/src/domain/imports/import-row';
import type { ImportQuestion } from 'kept/shared/src/domain/imports/tables/import-answers';
import type { UnreadSheet } from 'kept/shared/src/domain/imports/unread-sheets';
import { type SheetGrid } from 'kept/shared/src/sheets/sheet-grid';
import { type FileVariety } from 'kept/shared/src/sheets/varieties';
import { type WaterText } from 'kept/shared/src/sheets/water-text';
import type { ColumnKind } from 'kept/shared/src/domain/imports/tables/columns';
export interface ProblemGroup {
    key: string;
    count: number;
    lines: readonly ImportLine[];
}
export interface SheetView {
    questions: readonly ImportQuestion[];
    counts: Readonly<Record<RowState, number>>;
    all: number;
    columns: readonly {
        key: string;
        head: string;
        kind: ColumnKind;
    }[];
    preview: readonly ImportLine[];
    groups: readonly ProblemGroup[];
    listed: Readonly<Record<'impossible' | 'there' | 'none', readonly ImportLine[]>>;
    unread: readonly UnreadSheet[];
    grids: readonly SheetGrid[];
    water: string | null;
    waterSheets: WaterText['sheets'];
    waterNamed?: WaterText['named'];
    varieties: readonly FileVariety[];
    varietyHeads: readonly string[];
    days: readonly [from: string, to: string] | null;
}
export {};
}

declare module 'kept/shared/src/sheets/sheet-work' {
import { type ImportContext } from 'kept/shared/src/domain/imports/import-readings';
export type ReadWith = Omit<ImportContext, 'known'>;
export interface PackedImport {
    body: Blob;
    count: number;
    days: readonly [from: string, to: string] | null;
}
export {};
}

declare module 'kept/shared/src/sheets/varieties' {
export interface FileVariety {
    head: string;
    name: string;
    plotId: string;
    from: string;
    to: string;
}
export {};
}

declare module 'kept/shared/src/sheets/water-text' {
import { type NamedHeads } from 'kept/shared/src/domain/water/water-columns';
export interface WaterText {
    text: string;
    sheets: readonly {
        sheet: string;
        line: number;
        row: number;
    }[];
    named: NamedHeads;
}
export {};
}

declare module 'kept/shared/src/slots/SlotCards' {
import { type ReactNode } from 'react';
import type { SlotName } from 'kept/shared/src/slots/slot-names';
export interface SlotProps extends Record<SlotName, object> {
    start: object;
    today: object;
    board: object;
    water: object;
    plot: {
        plotId: string;
    };
}
export type SlotCardsProps = {
    [Name in SlotName]: {
        slot: Name;
    } & SlotProps[Name];
}[SlotName];
export function SlotCards(props: SlotCardsProps): ReactNode;
export function FarmPages(): ReactNode;
export {};
}

declare module 'kept/shared/src/slots/slot-names' {
export const slotNames: readonly ['start', 'today', 'board', 'water', 'plot'];
export type SlotName = (typeof slotNames)[number];
export {};
}

declare module 'kept/shared/src/start' {
export { Link, Navigate, NavLink, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
export { paths } from 'kept/shared/src/paths';
export { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
export { defineMessages } from 'kept/shared/src/i18n/define-messages';
export { isolate } from 'kept/shared/src/i18n/isolate';
export { locales, type Locale, type LocaleEntry } from 'kept/shared/src/i18n/locales';
export { changeLocale, localeAtom } from 'kept/shared/src/session/settings/locale';
export { appVersion } from 'kept/shared/src/app-version';
export { configAtom, type AppConfig } from 'kept/shared/src/session/login/config';
export { clearServerAtom, setServerAtom } from 'kept/shared/src/session/account/change-server';
export { serverAtom, serverNameAtom } from 'kept/shared/src/session/account/server';
export { testServerAtom, type ServerInfo } from 'kept/shared/src/session/login/test-server';
export { lastEmailAtom } from 'kept/shared/src/session/account/session';
export { forgotPasswordAtom, loginAtom } from 'kept/shared/src/session/login/login';
export { themeAtom, type Theme } from 'kept/shared/src/session/settings/settings';
export { ApiError, type ApiErrorKind } from 'kept/shared/src/session/api/api-error';
export { useUnsentElsewhere } from 'kept/shared/src/device/local/unsent-elsewhere';
export type { UnsentElsewhere } from 'kept/shared/src/device/database/count-unsent';
export { Banner, type BannerProps } from 'kept/shared/src/ui/feedback/Banner';
export { Button, type ButtonProps } from 'kept/shared/src/ui/buttons/Button';
export { Form, FormErrors, type FormErrorsProps, type FormProps } from 'kept/shared/src/ui/forms/Form';
export { Icon, type IconProps } from 'kept/shared/src/ui/icons/Icon';
export { LinkButton, type LinkButtonProps } from 'kept/shared/src/ui/buttons/LinkButton';
export { Loader, type LoaderProps } from 'kept/shared/src/ui/feedback/Loader';
export { Mark, type MarkProps } from 'kept/shared/src/ui/badges/Mark';
export { Page, type PageProps } from 'kept/shared/src/ui/layout/Page';
export { PasswordField, type PasswordFieldProps } from 'kept/shared/src/ui/fields/PasswordField';
export { TextField, type TextFieldProps } from 'kept/shared/src/ui/fields/TextField';
export { toast, type ToastOptions } from 'kept/shared/src/ui/feedback/toast';
export { Toasts } from 'kept/shared/src/ui/feedback/Toasts';
export { UiProvider } from 'kept/shared/src/ui/provider/UiProvider';
export { ConfirmDialog, type ConfirmDialogProps } from 'kept/shared/src/ui/dialogs/ConfirmDialog';
export {};
}

declare module 'kept/shared/src/sync/calls/farm-writes' {
export const saveCampaignAtom: import("jotai").WritableAtom<null, [{
    endDate: string;
    name: string;
    startDate: string;
    visibility: "all_apps" | "this_app";
} & {
    id?: string;
}], Promise<{
    createdAt: number;
    createdBy: {
        firstname: string;
        id: string;
        lastname: string;
    };
    endDate: string;
    id: string;
    name: string;
    startDate: string;
    updatedAt: number;
    version: number;
    visibility: "all_apps" | "this_app";
}>> & {
    init: null;
};
export const deleteCampaignAtom: import("jotai").WritableAtom<null, [id: string], Promise<void>> & {
    init: null;
};
export const saveBandAtom: import("jotai").WritableAtom<null, [{
    cropTypeId: string;
    drainEc?: {
        high: number | null;
        low: number | null;
    };
    drainPercent?: {
        high: number | null;
        low: number | null;
    };
    drainPh?: {
        high: number | null;
        low: number | null;
    };
    ecDifference?: {
        high: number | null;
        low: number | null;
    };
    from: string;
    intakeEc?: {
        high: number | null;
        low: number | null;
    };
    intakePh?: {
        high: number | null;
        low: number | null;
    };
    plotId: string;
    to?: string | null;
} & {
    id?: string;
}], Promise<{
    cropTypeId: string;
    drainEc: {
        high: number | null;
        low: number | null;
    };
    drainPercent: {
        high: number | null;
        low: number | null;
    };
    drainPh: {
        high: number | null;
        low: number | null;
    };
    ecDifference?: {
        high: number | null;
        low: number | null;
    };
    from: string;
    id: string;
    intakeEc: {
        high: number | null;
        low: number | null;
    };
    intakePh: {
        high: number | null;
        low: number | null;
    };
    plotId: string;
    to: string | null;
    updatedAt: number;
    version: number;
}>> & {
    init: null;
};
export const deleteBandAtom: import("jotai").WritableAtom<null, [id: string], Promise<void>> & {
    init: null;
};
export const savePlantingAtom: import("jotai").WritableAtom<null, [Omit<{
    cropTypeId: string;
    firstFlower: string | null;
    firstHarvest: string | null;
    from: string;
    id: string;
    plotId: string;
    to: string | null;
    topped: string | null;
    version: number;
}, "id"> & {
    firstFlower?: string | null;
    firstHarvest?: string | null;
    to: string | null;
    topped?: string | null;
}], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/sync/calls/reading-calls' {
import { type SpanQuery } from 'kept/shared/src/device/readings/readings-of-span';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export const loadRevisionsAtom: import("jotai").WritableAtom<null, [id: string], Promise<{
    action: "created" | "deleted" | "restored" | "updated";
    at: number;
    by: {
        firstname: string;
        id: string;
        lastname: string;
    };
    changes: {
        field: string;
        new: string | number | null;
        old: string | number | null;
    }[];
    version: number;
}[]>> & {
    init: null;
};
export const restoreReadingAtom: import("jotai").WritableAtom<null, [id: string], Promise<{
    createdAt: number;
    createdBy: {
        firstname: string;
        id: string;
        lastname: string;
    };
    cropTypes?: {
        cropId: string;
        cropName: string;
        cropTypeId: string;
        cropTypeName: string;
        firstFlower?: string | null;
        firstHarvest?: string | null;
        from: string;
        to: string | null;
        topped?: string | null;
        version?: number;
    }[];
    date: string;
    deletedAt?: number;
    drainEc: number | null;
    drainPercent: number | null;
    drainPh: number | null;
    dripperCount: number | null;
    dripperUnit: "cl" | "l" | "ml" | null;
    entryType: "drippers" | "value";
    farmerId: string;
    id: string;
    intakeEc: number | null;
    intakePerDripper: number | null;
    intakePh: number | null;
    meterId?: string | null;
    note: string | null;
    plot?: {
        id: string;
        name: string;
    };
    plotId: string;
    source?: {
        cell: string;
        fileName: string;
        importId: string;
        row: number;
        sheet: string;
    };
    time: string;
    timestamp: number;
    totalDrained: number | null;
    updatedAt: number;
    version: number;
}>> & {
    init: null;
};
export const loadDeletedAtom: import("jotai").WritableAtom<null, [], Promise<{
    createdAt: number;
    createdBy: {
        firstname: string;
        id: string;
        lastname: string;
    };
    cropTypes?: {
        cropId: string;
        cropName: string;
        cropTypeId: string;
        cropTypeName: string;
        firstFlower?: string | null;
        firstHarvest?: string | null;
        from: string;
        to: string | null;
        topped?: string | null;
        version?: number;
    }[];
    date: string;
    deletedAt?: number;
    drainEc: number | null;
    drainPercent: number | null;
    drainPh: number | null;
    dripperCount: number | null;
    dripperUnit: "cl" | "l" | "ml" | null;
    entryType: "drippers" | "value";
    farmerId: string;
    id: string;
    intakeEc: number | null;
    intakePerDripper: number | null;
    intakePh: number | null;
    meterId?: string | null;
    note: string | null;
    plot?: {
        id: string;
        name: string;
    };
    plotId: string;
    source?: {
        cell: string;
        fileName: string;
        importId: string;
        row: number;
        sheet: string;
    };
    time: string;
    timestamp: number;
    totalDrained: number | null;
    updatedAt: number;
    version: number;
}[]>> & {
    init: null;
};
export const loadReadingsAtom: import("jotai").WritableAtom<null, [query: SpanQuery], Promise<DeviceReading[]>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/sync/calls/series' {
import { type CampaignSeries } from '@seguia/openapi';
import { type SeriesChoice } from 'kept/shared/src/device/database/series-key';
export interface SeriesRequest extends SeriesChoice {
    signal?: AbortSignal | undefined;
}
export interface SeriesAnswer {
    series: CampaignSeries;
    fromDevice: boolean;
    fetchedAt: number;
}
export const loadSeriesAtom: import("jotai").WritableAtom<null, [request: SeriesRequest], Promise<SeriesAnswer>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/sync/calls/write-once' {
export type WriteHeader = {
    'Idempotency-Key': string;
} & ({
    'If-Match': string;
} | {
    'If-None-Match': '*';
});
export interface Write {
    id: string;
    version: number | null;
    body: object | null;
}
export function writeOnce<T>(write: Write, call: (header: WriteHeader) => Promise<T>): Promise<T>;
export {};
}

declare module 'kept/shared/src/sync/cannot-fetch' {
export interface FetchDialog {
    isOpen: boolean;
    close: () => void;
}
export function useCannotFetch(what: string, failure: unknown): FetchDialog;
export function useShowAgain(): () => void;
export {};
}

declare module 'kept/shared/src/sync/push/unanswered' {
import type { ApiClient } from '@seguia/openapi';
import { ApiError } from 'kept/shared/src/session/api/api-error';
export function isAnswering(api: ApiClient, signal: AbortSignal): Promise<boolean>;
export function unansweredKind({ kind, status }: ApiError): 'cut' | 'stumbled';
export {};
}

declare module 'kept/shared/src/sync/sync-atoms' {
import { ApiError } from 'kept/shared/src/session/api/api-error';
export interface SyncStatus {
    online: boolean;
    waiting: number;
    refused: number;
    conflicts: number;
    syncing: boolean;
    lastPullAt: number | null;
    dataSince: number | null;
    behind: boolean;
    error: ApiError | null;
    needsLogin: boolean;
    farmClosed: boolean;
}
export const syncStatusAtom: import("jotai").Atom<SyncStatus>;
export const pullAtom: import("jotai").WritableAtom<null, [], Promise<"up-to-date" | "updated">> & {
    init: null;
};
export const syncNowAtom: import("jotai").WritableAtom<null, [], void | undefined> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/ui-dates' {
export { ComboBox, type ComboBoxProps } from 'kept/shared/src/ui/pickers/ComboBox';
export { DateField, type DateFieldProps } from 'kept/shared/src/ui/dates/DateField';
export { DateRange, type DateRangeProps } from 'kept/shared/src/ui/dates/DateRange';
export { Menu, type MenuChoice, type MenuProps } from 'kept/shared/src/ui/pickers/Menu';
export { InLanguage } from 'kept/shared/src/sharing/InLanguage';
export { Paper } from 'kept/shared/src/printing/Paper';
export { ReadingLog } from 'kept/shared/src/printing/ReadingLog';
export { PaperTable } from 'kept/shared/src/printing/PaperTable';
export { paintNode } from 'kept/shared/src/sharing/paint-svg';
export { ShareDialog, SharedText } from 'kept/shared/src/sharing/ShareDialog';
export { WeekPicture } from 'kept/shared/src/sharing/WeekPicture';
export { Select, type SelectProps } from 'kept/shared/src/ui/pickers/Select';
export { Tabs, type TabsProps } from 'kept/shared/src/ui/layout/Tabs';
export { TimeField, type TimeFieldProps } from 'kept/shared/src/ui/dates/TimeField';
export { usePrint, usePrinting } from 'kept/shared/src/printing/use-printing';
export {};
}

declare module 'kept/shared/src/ui' {
export { Badge, type BadgeProps } from 'kept/shared/src/ui/badges/Badge';
export { Banner, type BannerProps } from 'kept/shared/src/ui/feedback/Banner';
export { Button, type ButtonProps } from 'kept/shared/src/ui/buttons/Button';
export { Card, type CardProps } from 'kept/shared/src/ui/layout/Card';
export { Channel, type ChannelProps } from 'kept/shared/src/ui/measures/Channel';
export { ChartFrame, type ChartFrameProps } from 'kept/shared/src/ui/charts/ChartFrame';
export { Chip, type ChipProps } from 'kept/shared/src/ui/buttons/Chip';
export { ConfirmDialog, type ConfirmDialogProps } from 'kept/shared/src/ui/dialogs/ConfirmDialog';
export { type Column, DataTable, type DataTableProps, type TableSort } from 'kept/shared/src/ui/layout/DataTable';
export { DepartureDialog, type DepartureDialogProps } from 'kept/shared/src/departure/DepartureDialog';
export { Dialog, type DialogProps } from 'kept/shared/src/ui/dialogs/Dialog';
export { EmptyState, type EmptyStateProps } from 'kept/shared/src/ui/feedback/EmptyState';
export { ErrorDialog, type ErrorDialogProps } from 'kept/shared/src/ui/dialogs/ErrorDialog';
export { ErrorState, type ErrorStateProps } from 'kept/shared/src/ui/feedback/ErrorState';
export { Fact, type FactProps, Facts, type FactsProps } from 'kept/shared/src/ui/layout/Facts';
export { Form, FormErrors, type FormErrorsProps, type FormProps } from 'kept/shared/src/ui/forms/Form';
export { Icon, type IconProps } from 'kept/shared/src/ui/icons/Icon';
export { IconButton, type IconButtonProps } from 'kept/shared/src/ui/buttons/IconButton';
export { Keypad, type KeypadProps } from 'kept/shared/src/ui/measures/Keypad';
export { LeaveDialog, type LeaveDialogProps } from 'kept/shared/src/ui/dialogs/LeaveDialog';
export { LineSample } from 'kept/shared/src/ui/charts/LineSample';
export { LinkButton, type LinkButtonProps } from 'kept/shared/src/ui/buttons/LinkButton';
export { List, type ListProps } from 'kept/shared/src/ui/layout/List';
export { Loader, type LoaderProps } from 'kept/shared/src/ui/feedback/Loader';
export { LogOut } from 'kept/shared/src/departure/LogOut';
export { Mark, type MarkProps } from 'kept/shared/src/ui/badges/Mark';
export { MeasureField, type MeasureFieldProps } from 'kept/shared/src/ui/measures/MeasureField';
export type { WholeValue } from 'kept/shared/src/ui/measures/whole-value';
export { NamedValues, type NamedValuesProps } from 'kept/shared/src/ui/values/NamedValues';
export { Num, type NumProps } from 'kept/shared/src/ui/values/Num';
export { Page, type PageProps } from 'kept/shared/src/ui/layout/Page';
export { PasswordField, type PasswordFieldProps } from 'kept/shared/src/ui/fields/PasswordField';
export { ProgressBar, type ProgressBarProps } from 'kept/shared/src/ui/feedback/ProgressBar';
export { PullToRefresh, type PullToRefreshProps } from 'kept/shared/src/ui/gestures/PullToRefresh';
export { RadioGroup, type RadioGroupProps, Segmented } from 'kept/shared/src/ui/pickers/RadioGroup';
export { ReorderList, type ReorderListProps } from 'kept/shared/src/ui/gestures/ReorderList';
export { Row, type RowProps } from 'kept/shared/src/ui/layout/Row';
export { Searched, type SearchedProps } from 'kept/shared/src/ui/pickers/Searched';
export { SearchField, type SearchFieldProps } from 'kept/shared/src/ui/fields/SearchField';
export { Section, type SectionProps } from 'kept/shared/src/ui/layout/Section';
export { SheetForm, type SheetFormProps } from 'kept/shared/src/ui/forms/SheetForm';
export { Skeleton, type SkeletonProps } from 'kept/shared/src/ui/feedback/Skeleton';
export { Sparkline, type SparklineProps } from 'kept/shared/src/ui/charts/Sparkline';
export { StatusMark, type StatusMarkProps } from 'kept/shared/src/ui/values/StatusMark';
export { type SwipeAction, SwipeRow, type SwipeRowProps } from 'kept/shared/src/ui/gestures/SwipeRow';
export { Switch, type SwitchProps } from 'kept/shared/src/ui/fields/Switch';
export { TextArea, type TextAreaProps } from 'kept/shared/src/ui/fields/TextArea';
export { TextField, type TextFieldProps } from 'kept/shared/src/ui/fields/TextField';
export { toast, type ToastOptions } from 'kept/shared/src/ui/feedback/toast';
export { Toasts } from 'kept/shared/src/ui/feedback/Toasts';
export { UnsavedDialog, type UnsavedDialogProps } from 'kept/shared/src/ui/dialogs/UnsavedDialog';
export { UiProvider } from 'kept/shared/src/ui/provider/UiProvider';
export { Value, type ValueProps } from 'kept/shared/src/ui/values/Value';
export { VisuallyHidden } from 'kept/shared/src/ui/fields/VisuallyHidden';
export type { Choice } from 'kept/shared/src/ui/fields/choice';
export type { FieldFix } from 'kept/shared/src/ui/fields/field';
export { gestures } from 'kept/shared/src/ui/gestures/gestures';
export { isolated } from 'kept/shared/src/ui/values/isolated';
export type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export { type Series, seriesColour, seriesDashes } from 'kept/shared/src/ui/charts/series';
export { useHold } from 'kept/shared/src/ui/gestures/use-hold';
export { useMedia } from 'kept/shared/src/ui/provider/use-media';
export { usePaced } from 'kept/shared/src/ui/gestures/use-paced';
export type { DeliveryState, ValueState } from 'kept/shared/src/ui/values/value-state';
export {};
}

declare module 'kept/shared/src/ui/badges/Badge' {
import type { ReactNode } from 'react';
import type { DeliveryState, ValueState } from 'kept/shared/src/ui/values/value-state';
export interface BadgeProps {
    state: ValueState | DeliveryState;
    label: ReactNode;
}
export function Badge({ state, label }: BadgeProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/badges/Mark' {
export interface MarkProps {
    size?: number | undefined;
    outline?: boolean | undefined;
    label?: string | undefined;
}
export function Mark({ size, outline, label }: MarkProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/buttons/Button' {
import type { ReactNode, Ref } from 'react';
import { type ButtonLook } from 'kept/shared/src/ui/buttons/button-class';
export interface ButtonProps extends ButtonLook {
    children: ReactNode;
    onPress?: (() => void) | undefined;
    type?: 'button' | 'submit' | undefined;
    busy?: boolean | undefined;
    disabled?: boolean | undefined;
    label?: string | undefined;
    describedBy?: string | undefined;
    expanded?: boolean | undefined;
    id?: string | undefined;
    form?: string | undefined;
    autoFocus?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
}
export function Button(props: ButtonProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/buttons/Chip' {
import type { ReactNode } from 'react';
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface ChipProps {
    children: ReactNode;
    icon?: IconName | undefined;
    onPress?: (() => void) | undefined;
    pressed?: boolean | undefined;
    onRemove?: (() => void) | undefined;
    removeLabel?: string | undefined;
}
export function Chip({ children, icon, onPress, pressed, onRemove, removeLabel }: ChipProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/buttons/IconButton' {
import type { Ref } from 'react';
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface IconButtonProps {
    label: string;
    icon: IconName;
    onPress?: (() => void) | undefined;
    to?: string | undefined;
    onFollow?: ((path: string) => boolean) | undefined;
    pressed?: boolean | undefined;
    expanded?: boolean | undefined;
    disabled?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
}
export function IconButton({ label, icon, onPress, to, onFollow, pressed, expanded, disabled, ref }: IconButtonProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/buttons/LinkButton' {
import type { ReactNode } from 'react';
import { type ButtonLook } from 'kept/shared/src/ui/buttons/button-class';
export interface LinkButtonProps extends ButtonLook {
    to: string;
    children: ReactNode;
    replace?: boolean | undefined;
}
export function LinkButton({ to, children, replace, ...look }: LinkButtonProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/buttons/button-class' {
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface ButtonLook {
    variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
    full?: boolean | undefined;
    large?: boolean | undefined;
    icon?: IconName | undefined;
}
export {};
}

declare module 'kept/shared/src/ui/charts/ChartFrame' {
import { type ReactNode } from 'react';
import type { Series } from 'kept/shared/src/ui/charts/series';
export interface ChartFrameProps {
    title: string;
    unit?: string | undefined;
    legend?: readonly {
        id: string;
        label: string;
        series: Series | 'band' | 'target';
    }[] | undefined;
    readout?: ReactNode;
    actions?: ReactNode;
    table?: ReactNode;
    note?: ReactNode;
    look?: 'card' | 'plain' | undefined;
    children: ReactNode | ((asTable: boolean) => ReactNode);
}
export function ChartFrame({ title, unit, legend, readout, actions, table, note, look, children, }: ChartFrameProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/charts/LineSample' {
import { type Series } from 'kept/shared/src/ui/charts/series';
export function LineSample({ series }: {
    series: Series | 'band' | 'target';
}): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/charts/Sparkline' {
import { type Series } from 'kept/shared/src/ui/charts/series';
export interface SparklineProps {
    values: readonly (number | null)[];
    band?: {
        low: number | null;
        high: number | null;
    } | null | undefined;
    series: Series;
    leastSpan: number;
    label: string;
}
export function Sparkline({ values, band, series, leastSpan, label }: SparklineProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/charts/series' {
export type Series = 1 | 2 | 3 | 4 | 5;
export const seriesDashes: Readonly<Record<Series, readonly number[]>>;
export const seriesColour: (series: Series) => string;
export {};
}

declare module 'kept/shared/src/ui/dates/DateField' {
import type { PickerBase } from 'kept/shared/src/ui/pickers/dates-frame';
export interface DateFieldProps extends PickerBase {
    value: string | null;
    onChange: (value: string | null) => void;
    min?: string | undefined;
    max?: string | undefined;
}
export function DateField(props: DateFieldProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/dates/DateRange' {
import type { PickerBase } from 'kept/shared/src/ui/pickers/dates-frame';
export interface DateRangeProps extends PickerBase {
    start: string | null;
    end: string | null;
    onChange: (range: {
        start: string;
        end: string;
    } | null) => void;
    min?: string | undefined;
    max?: string | undefined;
}
export function DateRange(props: DateRangeProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/dates/TimeField' {
import type { PickerBase } from 'kept/shared/src/ui/pickers/dates-frame';
export interface TimeFieldProps extends PickerBase {
    value: string | null;
    onChange: (value: string | null) => void;
}
export function TimeField(props: TimeFieldProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/dialogs/ConfirmDialog' {
import { type ReactNode } from 'react';
export interface ConfirmDialogProps {
    title: string;
    text?: ReactNode;
    confirm?: string | undefined;
    cancel?: string | undefined;
    danger?: boolean | undefined;
    busy?: boolean | undefined;
    choices?: readonly {
        label: string;
        onPress: () => void;
    }[] | undefined;
    below?: ReactNode;
    onConfirm: () => void;
    onCancel: () => void;
    onEscape?: (() => void) | undefined;
}
export function ConfirmDialog(props: ConfirmDialogProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/dialogs/Dialog' {
import { type ReactNode } from 'react';
export interface DialogProps {
    title: string;
    onClose: () => void;
    actions?: ReactNode;
    look?: 'dialog' | 'sheet' | undefined;
    children: ReactNode;
}
export function Dialog({ title, onClose, actions, look, children }: DialogProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/dialogs/ErrorDialog' {
import { type ReactNode } from 'react';
export interface ErrorDialogProps {
    text: ReactNode;
    title?: string | undefined;
    confirm?: string | undefined;
    onClose: () => void;
}
export function ErrorDialog({ text, title, confirm, onClose }: ErrorDialogProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/dialogs/LeaveDialog' {
import { type ReactNode } from 'react';
export interface LeaveDialogProps {
    title: string;
    text?: ReactNode;
    confirm: string;
    unsent: number;
    online: boolean;
    onWait: () => void;
    onLeave: () => void;
    onCancel: () => void;
}
export function LeaveDialog({ title, text, confirm, unsent, online, onWait, onLeave, onCancel }: LeaveDialogProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/dialogs/UnsavedDialog' {
export interface UnsavedDialogProps {
    isDirty: () => boolean;
}
export function UnsavedDialog({ isDirty }: UnsavedDialogProps): import("react").JSX.Element | null;
export {};
}

declare module 'kept/shared/src/ui/feedback/Banner' {
import type { ReactNode } from 'react';
export interface BannerProps {
    kind: 'info' | 'success' | 'warn' | 'error';
    children: ReactNode;
    action?: {
        label: string;
        onPress: () => void;
        busy?: boolean | undefined;
    } | undefined;
    onClose?: (() => void) | undefined;
}
export function Banner({ kind, children, action, onClose }: BannerProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/feedback/EmptyState' {
import type { ReactNode } from 'react';
export interface EmptyStateProps {
    title: ReactNode;
    text?: ReactNode;
    action?: ReactNode;
}
export function EmptyState({ title, text, action }: EmptyStateProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/feedback/ErrorState' {
import { type ReactNode } from 'react';
export interface ErrorStateProps {
    text: ReactNode;
    hint?: ReactNode;
    onRetry?: (() => void | Promise<unknown>) | undefined;
    busy?: boolean | undefined;
    actions?: ReactNode;
}
export function ErrorState({ text, hint, onRetry, busy, actions }: ErrorStateProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/feedback/Loader' {
export interface LoaderProps {
    label?: string | undefined;
    full?: boolean | undefined;
    size?: number | undefined;
}
export function Loader({ label, full, size }: LoaderProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/feedback/ProgressBar' {
export interface ProgressBarProps {
    label: string;
    value: number | null;
    max: number;
    text: string;
    labelHidden?: boolean | undefined;
    textHidden?: boolean | undefined;
}
export function ProgressBar({ label, value, max, text, labelHidden, textHidden }: ProgressBarProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/feedback/Skeleton' {
export interface SkeletonProps {
    look?: 'lines' | 'rows' | 'cards' | 'chart' | 'field' | undefined;
    count?: number | undefined;
}
export function Skeleton({ look, count }: SkeletonProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/feedback/Toasts' {
export function Toasts(): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/feedback/toast' {
export interface ToastOptions {
    kind?: 'info' | 'success' | 'error' | undefined;
    action?: {
        label: string;
        onPress: () => void | Promise<void>;
    } | undefined;
    duration?: number | undefined;
}
export function toast(text: string, options?: ToastOptions): () => void;
export {};
}

declare module 'kept/shared/src/ui/fields/PasswordField' {
import { type Ref } from 'react';
import { type FieldBase } from 'kept/shared/src/ui/fields/field';
export interface PasswordFieldProps extends FieldBase {
    value: string;
    onChange: (value: string) => void;
    name?: string | undefined;
    autoComplete?: 'current-password' | 'new-password' | undefined;
    autoFocus?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
export function PasswordField({ ref, ...props }: PasswordFieldProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/fields/SearchField' {
import { type Ref } from 'react';
export interface SearchFieldProps {
    label: string;
    value: string;
    onChange: (value: string) => void;
    ref?: Ref<HTMLInputElement> | undefined;
}
export function SearchField({ label, value, onChange, ref }: SearchFieldProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/fields/Switch' {
export interface SwitchProps {
    label: string;
    checked: boolean;
    onChange: (checked: boolean) => void;
    hint?: string | undefined;
    disabled?: boolean | undefined;
}
export function Switch({ label, checked, onChange, hint, disabled }: SwitchProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/fields/TextArea' {
import { type FieldBase } from 'kept/shared/src/ui/fields/field';
export interface TextAreaProps extends FieldBase {
    value: string;
    onChange: (value: string) => void;
    name?: string | undefined;
    rows?: number | undefined;
    maxLength?: number | undefined;
    placeholder?: string | undefined;
}
export function TextArea(props: TextAreaProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/fields/TextField' {
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { type FieldBase } from 'kept/shared/src/ui/fields/field';
export interface TextFieldProps extends FieldBase {
    value: string;
    onChange: (value: string) => void;
    onBlur?: (() => void) | undefined;
    type?: 'text' | 'email' | 'url' | 'tel' | undefined;
    name?: string | undefined;
    suffix?: string | undefined;
    end?: ReactNode;
    placeholder?: string | undefined;
    inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'url' | 'none' | undefined;
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    autoCapitalize?: 'none' | 'sentences' | 'words' | undefined;
    spellCheck?: boolean | undefined;
    maxLength?: number | undefined;
    readOnly?: boolean | undefined;
    autoFocus?: boolean | undefined;
    dir?: 'ltr' | 'auto' | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
export function TextField({ ref, ...props }: TextFieldProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/fields/VisuallyHidden' {
import type { ReactNode } from 'react';
export function VisuallyHidden({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/fields/choice' {
export interface Choice<Id extends string = string> {
    id: Id;
    label: string;
    hint?: string | undefined;
    lang?: string | undefined;
}
export {};
}

declare module 'kept/shared/src/ui/fields/field' {
export interface FieldFix {
    label: string;
    onPress: () => void;
}
export interface FieldBase {
    label: string;
    labelHidden?: boolean | undefined;
    hint?: string | undefined;
    error?: string | undefined;
    ask?: string | undefined;
    fixes?: readonly FieldFix[] | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
}
export {};
}

declare module 'kept/shared/src/ui/forms/Form' {
import { type ReactNode } from 'react';
export interface FormProps {
    onSubmit: () => unknown;
    label?: string | undefined;
    id?: string | undefined;
    children: ReactNode;
}
export function Form({ onSubmit, label, id, children }: FormProps): import("react").JSX.Element;
export interface FormErrorsProps {
    errors: readonly {
        name?: string | undefined;
        text: string;
    }[];
}
export function FormErrors({ errors }: FormErrorsProps): import("react").JSX.Element | null;
export {};
}

declare module 'kept/shared/src/ui/forms/SheetForm' {
import type { ReactNode } from 'react';
import { type FormProps } from 'kept/shared/src/ui/forms/Form';
export interface SheetFormProps extends Pick<FormProps, 'label' | 'id'> {
    form: {
        submit: () => Promise<unknown>;
        wouldLose: () => boolean;
    };
    children: ReactNode;
}
export function SheetForm({ form, label, id, children }: SheetFormProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/gestures/PullToRefresh' {
import { type ReactNode } from 'react';
import { type RefreshResult } from 'kept/shared/src/ui/gestures/use-pull';
export interface PullToRefreshProps {
    onRefresh: () => Promise<RefreshResult>;
    children: ReactNode;
}
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/gestures/ReorderList' {
export interface ReorderListProps {
    label: string;
    items: readonly {
        id: string;
        label: string;
    }[];
    onChange: (ids: string[]) => void;
}
export function ReorderList({ label, items, onChange }: ReorderListProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/gestures/SwipeRow' {
import { type ReactNode } from 'react';
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface SwipeAction {
    id: string;
    label: string;
    icon: IconName;
    danger?: boolean | undefined;
    onPress: () => void;
}
export interface SwipeRowProps {
    actions: readonly SwipeAction[];
    label: string;
    children: ReactNode;
    as?: 'li' | 'div' | undefined;
}
export function SwipeRow({ actions, label, children, as: Element }: SwipeRowProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/gestures/gestures' {
export const gestures: {
    readonly tapTolerance: 10;
    readonly swipeTolerance: 30;
    readonly hold: 400;
    readonly longTap: 400;
    readonly drag: 100;
    readonly rollover: 100;
};
export {};
}

declare module 'kept/shared/src/ui/gestures/use-hold' {
interface Place {
    clientX: number;
    clientY: number;
}
export function useHold(onHold: () => void, milliseconds?: number): {
    press({ clientX, clientY }: Place): void;
    move({ clientX, clientY }: Place): {
        across: number;
        along: number;
        beyondTap: boolean;
    } | null;
    end: () => void;
};
export {};
}

declare module 'kept/shared/src/ui/gestures/use-paced' {
export function usePaced<Value>(milliseconds: number, run: (value: Value) => void): {
    call: (value: Value) => void;
    stop: () => void;
};
export {};
}

declare module 'kept/shared/src/ui/gestures/use-pull' {
export type RefreshResult = 'updated' | 'up-to-date';
export {};
}

declare module 'kept/shared/src/ui/icons/Icon' {
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface IconProps {
    name: IconName;
    size?: number | undefined;
    label?: string | undefined;
}
export function Icon({ name, size, label }: IconProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/icons/icon-paths' {
export const iconPaths: {
    readonly back: {
        readonly d: 'M15 5l-7 7 7 7';
        readonly flip: true;
    };
    readonly close: {
        readonly d: 'M6 6l12 12M18 6L6 18';
    };
    readonly check: {
        readonly d: 'M4.5 12.5l5 5L19.5 7';
    };
    readonly refresh: {
        readonly d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5';
    };
    readonly warning: {
        readonly d: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.2';
    };
    readonly info: {
        readonly d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 7.8V8';
    };
    readonly error: {
        readonly d: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5V13M12 16v.2';
    };
    readonly eye: {
        readonly d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
    };
    readonly eyeOff: {
        readonly d: 'M9.5 6A9.5 9.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.2 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.8-.8M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16';
    };
    readonly language: {
        readonly d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 4.7 5 12.3 0 17M12 3.5c-5 4.7-5 12.3 0 17';
    };
    readonly server: {
        readonly d: 'M4.5 4.5h15v6h-15zM4.5 13.5h15v6h-15zM8 7.5h.1M8 16.5h.1';
    };
    readonly expand: {
        readonly d: 'M5 9l7 7 7-7';
    };
    readonly search: {
        readonly d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20';
    };
    readonly forward: {
        readonly d: 'M9 5l7 7-7 7';
        readonly flip: true;
    };
    readonly up: {
        readonly d: 'M12 20V5M5.5 11L12 4.5l6.5 6.5';
    };
    readonly down: {
        readonly d: 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5';
    };
    readonly plus: {
        readonly d: 'M12 4.5v15M4.5 12h15';
    };
    readonly minus: {
        readonly d: 'M4.5 12h15';
    };
    readonly today: {
        readonly d: 'M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6L18 18M18 6l-1.4 1.4M7.4 16.6L6 18M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';
    };
    readonly latest: {
        readonly d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5';
    };
    readonly history: {
        readonly d: 'M4 6.5h3M4 12h3M4 17.5h3M11 6.5h9M11 12h9M11 17.5h9';
        readonly flip: true;
    };
    readonly campaigns: {
        readonly d: 'M4 4v16h16M7.5 15l3.5-4.5 3 2.5 5-6.5';
    };
    readonly settings: {
        readonly d: 'M4 7h8M18 7h2M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h2M12 17h8M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';
    };
    readonly filter: {
        readonly d: 'M4 6.5h16M7 12h10M10 17.5h4';
    };
    readonly sort: {
        readonly d: 'M8 4.5v14M4.5 15L8 18.5l3.5-3.5M16 19.5v-14M12.5 9L16 5.5 19.5 9';
    };
    readonly edit: {
        readonly d: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3';
    };
    readonly delete: {
        readonly d: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5';
    };
    readonly undo: {
        readonly d: 'M4.5 9.5h10a5 5 0 0 1 0 10H9M8.5 5.5l-4 4 4 4';
        readonly flip: true;
    };
    readonly swap: {
        readonly d: 'M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 16h-14M9 12.5L5.5 16 9 19.5';
    };
    readonly send: {
        readonly d: 'M12 19.5V9M7 13.5l5-5 5 5M4.5 4.5h15';
    };
    readonly cloudOff: {
        readonly d: 'M8 7.2A5.5 5.5 0 0 1 17.3 10 4.5 4.5 0 0 1 19.9 17M16.5 18.5h-9A4.5 4.5 0 0 1 6.3 9.7M4 4l16.5 16.5';
    };
    readonly cloudCheck: {
        readonly d: 'M7.5 18.5a4.5 4.5 0 0 1-.7-8.9 5.5 5.5 0 0 1 10.5.4 4.3 4.3 0 0 1-.6 8.5zM9 13.7l2.2 2.2 3.8-3.9';
    };
    readonly calendar: {
        readonly d: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8';
    };
    readonly clock: {
        readonly d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12h3.5';
    };
    readonly backspace: {
        readonly d: 'M9 5.5h11.5v13H9L3 12zM12 9.5l5 5M17 9.5l-5 5';
    };
    readonly keyboardHide: {
        readonly d: 'M3.5 4.5h17v10h-17zM7 8h.1M10.3 8h.1M13.7 8h.1M17 8h.1M8.5 11.5h7M9 18l3 3 3-3';
    };
    readonly keyboard: {
        readonly d: 'M3.5 6h17v12h-17zM7 10h.1M10.3 10h.1M13.7 10h.1M17 10h.1M8.5 14h7';
    };
    readonly more: {
        readonly d: 'M5.5 11.9v.2M12 11.9v.2M18.5 11.9v.2';
        readonly heavy: true;
    };
    readonly grip: {
        readonly d: 'M9 5.9v.2M15 5.9v.2M9 11.9v.2M15 11.9v.2M9 17.9v.2M15 17.9v.2';
        readonly heavy: true;
    };
    readonly menu: {
        readonly d: 'M4 6.5h16M4 12h16M4 17.5h16';
    };
    readonly table: {
        readonly d: 'M4 5h16v14H4zM4 10h16M10 10v9';
    };
    readonly chart: {
        readonly d: 'M4 4v16h16M8 16v-4M12.5 16V7.5M17 16v-6';
    };
    readonly download: {
        readonly d: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15';
    };
    readonly share: {
        readonly d: 'M12 15V4M7.5 8L12 3.5 16.5 8M6 11.5H5v8.5h14v-8.5h-1';
    };
    readonly print: {
        readonly d: 'M7.5 9V4h9v5M7.5 16.5h-3V9h15v7.5h-3M7.5 13.5h9V20h-9z';
    };
    readonly farm: {
        readonly d: 'M3.5 20V9.5L12 4l8.5 5.5V20zM8.5 20v-7h7v7';
    };
    readonly plot: {
        readonly d: 'M4 20V9a8 8 0 0 1 16 0v11M4 20h16M12 1.5V20M4 12h16';
    };
    readonly person: {
        readonly d: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0';
    };
    readonly logout: {
        readonly d: 'M13.5 4.5h-8v15h8M10 12h10M16 8l4 4-4 4';
        readonly flip: true;
    };
    readonly theme: {
        readonly d: 'M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17';
    };
    readonly skip: {
        readonly d: 'M5 5l8 7-8 7zM18 5v14';
        readonly flip: true;
    };
    readonly round: {
        readonly d: 'M5 5.5h7a3.5 3.5 0 0 1 0 7h-1a3.5 3.5 0 0 0 0 7h8M16 16.5l3 3-3 3';
        readonly flip: true;
    };
    readonly drop: {
        readonly d: 'M12 3.5s6.5 6.5 6.5 11a6.5 6.5 0 0 1-13 0c0-4.5 6.5-11 6.5-11z';
    };
    readonly lock: {
        readonly d: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
    };
    readonly external: {
        readonly d: 'M13.5 4.5h6v6M19.5 4.5L11 13M17.5 14v5.5h-13v-13H10';
        readonly flip: true;
    };
    readonly camera: {
        readonly d: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5z';
    };
    readonly note: {
        readonly d: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4';
    };
    readonly zoomIn: {
        readonly d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M10.5 8v5M8 10.5h5';
    };
    readonly zoomOut: {
        readonly d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M8 10.5h5';
    };
};
export type IconName = keyof typeof iconPaths;
export {};
}

declare module 'kept/shared/src/ui/layout/Card' {
import type { ReactNode } from 'react';
export interface CardProps {
    title?: ReactNode;
    meta?: ReactNode;
    to?: string | undefined;
    onPress?: (() => void) | undefined;
    actions?: ReactNode;
    as?: 'li' | 'section' | 'div' | undefined;
    level?: 2 | 3 | undefined;
    children?: ReactNode;
}
export function Card({ title, meta, to, onPress, actions, as: Element, level, children }: CardProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/DataTable' {
import type { ReactNode } from 'react';
export interface Column<Item> {
    id: string;
    label: ReactNode;
    numeric?: boolean | undefined;
    rowHeader?: boolean | undefined;
    cell: (item: Item) => ReactNode;
    sortable?: boolean | undefined;
}
export interface TableSort {
    column: string;
    descending: boolean;
}
export interface DataTableProps<Item> {
    caption: string;
    captionHidden?: boolean | undefined;
    columns: readonly Column<Item>[];
    rows: readonly Item[];
    rowKey: (item: Item) => string;
    current?: string | undefined;
    rowTo?: ((item: Item) => string) | undefined;
    sort?: TableSort | null | undefined;
    onSort?: ((column: string) => void) | undefined;
}
export function DataTable<Item>({ caption, captionHidden, columns, rows, rowKey, current, rowTo, sort, onSort, }: DataTableProps<Item>): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/Facts' {
import type { ReactNode } from 'react';
export interface FactsProps {
    dense?: boolean;
    children: ReactNode;
}
export interface FactProps {
    name: string;
    children: ReactNode;
}
export function Facts({ dense, children }: FactsProps): import("react").JSX.Element;
export function Fact({ name, children }: FactProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/List' {
import type { ReactNode } from 'react';
export interface ListProps {
    label: string;
    look?: 'rows' | 'cards' | 'plain' | undefined;
    children: ReactNode;
}
export function List({ label, look, children }: ListProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/Page' {
import { type ReactNode } from 'react';
import { type StoredData } from 'kept/shared/src/ui/layout/page-note';
export interface PageProps {
    title: string;
    back?: {
        to: string;
        label?: string | undefined;
        fromAnywhere?: boolean | undefined;
    } | undefined;
    actions?: ReactNode;
    subject?: {
        name: string;
        note?: string | undefined;
    } | undefined;
    lead?: ReactNode;
    stored?: StoredData | undefined;
    alone?: boolean | undefined;
    width?: 'form' | 'list' | 'wide' | undefined;
    children: ReactNode;
}
export function Page({ title, back, actions, subject, lead, stored, alone, width, children, }: PageProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/Row' {
import type { CSSProperties, ReactNode, Ref } from 'react';
export interface RowProps {
    title: ReactNode;
    text?: ReactNode;
    start?: ReactNode;
    end?: ReactNode;
    to?: string | undefined;
    onPress?: (() => void) | undefined;
    expanded?: boolean | undefined;
    current?: boolean | undefined;
    chevron?: boolean | undefined;
    as?: 'li' | 'div' | undefined;
    position?: {
        index: number;
        size: number;
    } | undefined;
    style?: CSSProperties | undefined;
    ref?: Ref<HTMLElement> | undefined;
}
export function Row({ title, text, start, end, to, onPress, current, expanded, as, position, style, ref, ...rest }: RowProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/Section' {
import { type ReactNode } from 'react';
export interface SectionProps {
    title: string;
    actions?: ReactNode;
    children: ReactNode;
}
export function Section({ title, actions, children }: SectionProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/Tabs' {
import type { ReactNode } from 'react';
export interface TabsProps<Id extends string> {
    label: string;
    value: Id;
    onChange: (id: Id) => void;
    tabs: readonly {
        id: Id;
        label: ReactNode;
        name?: string | undefined;
        content: ReactNode;
    }[];
}
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/layout/page-note' {
export interface StoredData {
    since: number;
    onRetry: () => void;
}
export {};
}

declare module 'kept/shared/src/ui/measures/Channel' {
export interface ChannelProps {
    value: number | null;
    last?: number | null | undefined;
    low?: number | null | undefined;
    high?: number | null | undefined;
    label: string;
}
export function Channel({ value, last, low, high, label }: ChannelProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/measures/Keypad' {
export interface KeypadProps {
    action: {
        label: string;
        busy?: boolean | undefined;
        onPress?: (() => void) | undefined;
    };
    enabled?: boolean | undefined;
    decimalMark: ',' | '.';
}
export function Keypad({ action, enabled, decimalMark }: KeypadProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/measures/MeasureField' {
import { type Ref } from 'react';
import { type FieldBase } from 'kept/shared/src/ui/fields/field';
import { type WholeValue } from 'kept/shared/src/ui/measures/whole-value';
import type { ValueState } from 'kept/shared/src/ui/values/value-state';
export interface MeasureFieldProps extends FieldBase {
    value: string;
    onChange: (value: string) => void;
    onBlur?: (() => void) | undefined;
    name?: string | undefined;
    unit?: string | undefined;
    last?: string | undefined;
    state?: {
        state: ValueState;
        label: string;
    } | undefined;
    side?: 'intake' | 'drain' | undefined;
    size?: 'form' | 'round' | undefined;
    whole?: boolean | undefined;
    markAfter?: number | undefined;
    movesOn?: WholeValue | undefined;
    readOnly?: boolean | undefined;
    autoFocus?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
}
export function MeasureField({ ref, ...props }: MeasureFieldProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/measures/whole-value' {
export interface WholeValue {
    before: number;
    after: number;
    low: number;
    high: number;
}
export {};
}

declare module 'kept/shared/src/ui/pickers/ComboBox' {
import type { Choice } from 'kept/shared/src/ui/fields/choice';
import type { PickerBase } from 'kept/shared/src/ui/pickers/dates-frame';
export interface ComboBoxProps<Id extends string> extends PickerBase {
    value: Id | null;
    onChange: (id: Id | null) => void;
    options: readonly Choice<Id>[];
    placeholder?: string | undefined;
}
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/pickers/Menu' {
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface MenuChoice {
    id: string;
    label: string;
    icon?: IconName | undefined;
    danger?: boolean | undefined;
    disabled?: boolean | undefined;
}
export interface MenuProps {
    label: string;
    icon?: IconName | undefined;
    words?: boolean | undefined;
    items: readonly MenuChoice[];
    onAction: (id: string) => void;
}
export function Menu({ label, icon, words, items, onAction }: MenuProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/pickers/RadioGroup' {
import type { Choice } from 'kept/shared/src/ui/fields/choice';
import { type FieldBase } from 'kept/shared/src/ui/fields/field';
export interface RadioGroupProps<Id extends string> extends FieldBase {
    value: Id | null;
    onChange: (id: Id) => void;
    options: readonly Choice<Id>[];
}
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>): import("react").JSX.Element;
export function Segmented<Id extends string>(props: RadioGroupProps<Id>): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/pickers/Searched' {
import { type ReactNode } from 'react';
export interface SearchedProps<Item> {
    items: readonly Item[];
    nameOf: (item: Item) => string;
    children: (found: readonly Item[]) => ReactNode;
}
export function Searched<Item>({ items, nameOf, children }: SearchedProps<Item>): ReactNode;
export {};
}

declare module 'kept/shared/src/ui/pickers/Select' {
import type { Choice } from 'kept/shared/src/ui/fields/choice';
import type { PickerBase } from 'kept/shared/src/ui/pickers/dates-frame';
export interface SelectProps<Id extends string> extends PickerBase {
    value: Id | null;
    onChange: (id: Id) => void;
    options: readonly Choice<Id>[];
    placeholder?: string | undefined;
}
export function Select<Id extends string>(props: SelectProps<Id>): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/pickers/dates-frame' {
import type { FieldBase } from 'kept/shared/src/ui/fields/field';
export type PickerBase = FieldBase & {
    name?: string | undefined;
};
export {};
}

declare module 'kept/shared/src/ui/provider/UiProvider' {
import type { ReactNode } from 'react';
export function UiProvider({ locale, children }: {
    locale: string;
    children: ReactNode;
}): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/provider/use-media' {
const queries: {
    compact: string;
    twoPanes: string;
    landscape: string;
};
export function useMedia(kind: keyof typeof queries): boolean;
export {};
}

declare module 'kept/shared/src/ui/values/NamedValues' {
import { type ReactNode } from 'react';
export interface NamedValuesProps {
    lines: readonly {
        id: string;
        name: string;
        values: readonly {
            id: string;
            name?: string | undefined;
            text: string | null;
            mark?: ReactNode;
        }[];
    }[];
}
export function NamedValues({ lines }: NamedValuesProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/values/Num' {
import type { ReactNode } from 'react';
export interface NumProps {
    children: ReactNode;
    unit?: string | undefined;
}
export function Num({ children, unit }: NumProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/values/StatusMark' {
import type { DeliveryState, ValueState } from 'kept/shared/src/ui/values/value-state';
export interface StatusMarkProps {
    state: ValueState | DeliveryState;
    label: string;
    size?: number | undefined;
}
export function StatusMark({ state, label, size }: StatusMarkProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/values/Value' {
import type { ReactNode } from 'react';
import type { ValueState } from 'kept/shared/src/ui/values/value-state';
export interface ValueProps {
    children: ReactNode;
    unit?: string | undefined;
    state?: ValueState | null | undefined;
    stateLabel?: string | undefined;
    size?: 'body' | 'card' | 'entry' | undefined;
}
export function Value({ children, unit, state, stateLabel, size }: ValueProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/ui/values/isolated' {
import { type ReactNode } from 'react';
export function isolated(words: ReactNode): ReactNode;
export {};
}

declare module 'kept/shared/src/ui/values/value-state' {
export type ValueState = 'in' | 'near-low' | 'near-high' | 'below' | 'above';
export type DeliveryState = 'waiting' | 'refused' | 'conflict';
export {};
}

// The doors of version 1.46.0. Written by tools/doors.ts.
declare module 'kept/shared/src/app-version' {
export const appVersion: {
    readonly version: '1.4.2';
    readonly build: 12;
    readonly api: 'v2';
};
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
}

declare module 'kept/shared/src/departure/LogOut' {
import { type ButtonProps } from 'kept/shared/src/ui/buttons/Button';
export function LogOut(look: Pick<ButtonProps, 'variant' | 'full'>): import("react").JSX.Element;
}

declare module 'kept/shared/src/device/database/changes' {
import type { StoreName } from 'kept/shared/src/device/database/database';
export class Changes {
    #private;
    constructor(name: string);
    announce(...stores: StoreName[]): void;
    listen(stores: readonly StoreName[], listener: () => void): () => void;
}
}

declare module 'kept/shared/src/device/database/database-identity' {
import type { DeviceDb } from 'kept/shared/src/device/database/database';
export const identityMark = "identity";
export function identityOf(db: DeviceDb): Promise<string | null>;
}

declare module 'kept/shared/src/device/database/database' {
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Calibration, Campaign, Crop, CropType, Instruction, Meter, Photo, Plot, TargetBand, WaterDay } from '@seguia/openapi';
import { type Account } from 'kept/shared/src/session/account/account';
import type { PhotoEntry } from 'kept/shared/src/device/database/photo-entry';
import type { FarmItem, OutboxEntry, PullMark, ReadingRow, SeriesRow, Unfinished } from 'kept/shared/src/device/database/rows';
type ItemStore<T> = {
    key: [string, string];
    value: FarmItem<T>;
    indexes: {
        farm: string;
    };
};
export interface DeviceSchema extends DBSchema {
    readings: {
        key: string;
        value: ReadingRow;
        indexes: {
            farm: [string, number];
            plot: [string, string, number];
            author: [string, string, number];
            hiddenAt: number;
        };
    };
    outbox: {
        key: number;
        value: OutboxEntry;
        indexes: {
            reading: string;
            key: string;
        };
    };
    plots: ItemStore<Plot>;
    crops: ItemStore<Crop>;
    cropTypes: ItemStore<CropType>;
    campaigns: ItemStore<Campaign>;
    bands: ItemStore<TargetBand>;
    waterDays: ItemStore<WaterDay>;
    meters: ItemStore<Meter>;
    calibrations: ItemStore<Calibration>;
    instructions: ItemStore<Instruction>;
    photos: ItemStore<Photo>;
    photoEntries: {
        key: string;
        value: PhotoEntry;
    };
    pictures: {
        key: string;
        value: Uint8Array<ArrayBuffer>;
    };
    series: {
        key: string;
        value: SeriesRow;
    };
    marks: {
        key: string;
        value: PullMark;
    };
    unfinished: {
        key: [string, string];
        value: Unfinished;
    };
}
export type DeviceDb = IDBPDatabase<DeviceSchema>;
export type StoreName = keyof DeviceSchema & string;
export const itemStores: readonly ["plots", "crops", "cropTypes", "campaigns", "bands", "waterDays", "meters", "calibrations", "photos", "instructions"];
export function databaseName(account: Account, place?: string): string;
export function openDatabase(name: string, lost: () => void): Promise<DeviceDb>;
export {};
}

declare module 'kept/shared/src/device/database/forget-photos' {
import type { PhotoEntry } from 'kept/shared/src/device/database/photo-entry';
interface Entries {
    getAll(): Promise<PhotoEntry[]>;
    delete(id: string): Promise<void>;
}
export function forgetPhotos(entries: Entries, pictures: Pick<Entries, 'delete'>, isForgotten: (entry: PhotoEntry) => boolean): Promise<boolean>;
export {};
}

declare module 'kept/shared/src/device/database/marks' {
import type { FarmItemStore } from 'kept/shared/src/device/database/rows';
export type PulledList = FarmItemStore | 'readings';
export function markKey(farmId: string, list: PulledList): string;
export function wholeMark(farmId: string): string;
export const clearedMark = "cleared";
}

declare module 'kept/shared/src/device/database/photo-entry' {
import type { Problem } from '@seguia/openapi';
export type PhotoState = 'waiting' | 'sent' | 'refused' | 'deleted';
export interface PhotoEntry {
    id: string;
    farm: string;
    readingId: string;
    state: PhotoState;
    key: string;
    attempts: number;
    cutOff?: number;
    hasReading: boolean;
    problem?: Problem;
    size: number;
    usedAt: number;
}
}

declare module 'kept/shared/src/device/database/rows' {
import type { Calibration, Campaign, CampaignSeries, Crop, CropType, Instruction, Meter, Photo, Plot, Problem, Reading, ReadingBody, TargetBand, WaterDay } from '@seguia/openapi';
import type { ClockStamp } from 'kept/shared/src/domain/clock-stamp';
import type { FarmClock } from 'kept/shared/src/domain/farm-time';
import type { InstructionValues } from 'kept/shared/src/domain/instructions/instruction';
import type { CalibrationValues } from 'kept/shared/src/domain/meters/calibration-rules';
import type { WaterValues } from 'kept/shared/src/domain/water/water-quantities';
export type ReadingState = 'sent' | 'waiting' | 'refused' | 'conflict';
export type DeviceReading = Reading & {
    state: ReadingState;
};
export interface ReadingRow {
    id: string;
    farm?: string;
    plot?: string;
    author?: string;
    at?: number;
    reading: Reading;
    state: ReadingState;
    version: number;
    base?: Reading | null;
    goneHeard?: true;
    keptAt: number;
    hiddenAt?: number;
}
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
export interface FarmItem<T> {
    farm: string;
    id: string;
    item: T;
}
export interface SeriesRow {
    key: string;
    farm: string;
    fetchedAt: number;
    etag: string | null;
    series: CampaignSeries;
}
export interface PullMark {
    mark: string;
    fullSince?: number;
    restored?: true;
    completeFrom?: string;
    at?: number;
    missing?: true;
}
export interface FarmItems {
    plots: Plot;
    crops: Crop;
    cropTypes: CropType;
    campaigns: Campaign;
    bands: TargetBand;
    waterDays: WaterDay;
    meters: Meter;
    calibrations: Calibration;
    instructions: Instruction;
    photos: Photo;
}
export type FarmItemStore = keyof FarmItems;
export interface Unfinished {
    farm: string;
    what: string;
    readingId: string | null;
    value: unknown;
    at: number;
}
export interface Theirs {
    reading: Reading | 'deleted';
    version: number | null;
}
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
export function seriesKey(farmId: string, choice: SeriesChoice): string;
}

declare module 'kept/shared/src/device/database/unfinished-of' {
import type { Unfinished } from 'kept/shared/src/device/database/rows';
export const allOf: (farm: string) => IDBKeyRange;
export function unfinishedOf(store: {
    getAll(range: IDBKeyRange): Promise<Unfinished[]>;
}, farm: string): Promise<Unfinished[]>;
}

declare module 'kept/shared/src/device/instructions/instruction-conflict' {
import type { Instruction } from '@seguia/openapi';
export interface TheirInstruction {
    instruction: Instruction | 'deleted';
    version: number | null;
}
export const instructionConflicts: {
    meet(device: import("../local/device.ts").Device, sent: import("../database/rows.ts").OutboxEntry, theirs: "deleted" | {
        createdAt: number;
        createdBy: {
            firstname: string;
            id: string;
            lastname: string;
        };
        doneAt: number | null;
        doneBy?: {
            firstname: string;
            id: string;
            lastname: string;
        };
        id: string;
        plotId: string;
        readingId: string | null;
        text: string;
        updatedAt: number;
        version: number;
    }, version: number | null): Promise<void>;
    resolve(device: import("../local/device.ts").Device, { readingId, key }: Pick<import("../database/rows.ts").OutboxEntry, 'readingId' | 'key'>, choice: 'mine' | 'theirs'): Promise<void>;
};
}

declare module 'kept/shared/src/device/instructions/instruction-items' {
import type { Instruction } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
export function instructionKey(farmId: string, id: string): string;
export function storeInstruction(device: Device, farmId: string, instruction: Instruction): Promise<void>;
export function forgetInstruction(device: Device, farmId: string, id: string): Promise<void>;
}

declare module 'kept/shared/src/device/instructions/instructions' {
import type { Person } from '@seguia/openapi';
import { type InstructionValues } from 'kept/shared/src/domain/instructions/instruction';
import type { ReadingState } from 'kept/shared/src/device/database/rows';
import { type FarmDevice } from 'kept/shared/src/device/local/farm-device';
export interface DeviceInstruction extends InstructionValues {
    id: string;
    state: ReadingState;
    createdBy: Person | null;
    doneBy: Person | null;
    createdAt: number;
}
export function readInstructions(source: FarmDevice): Promise<DeviceInstruction[]>;
export const instructionsAtom: import("jotai").Atom<DeviceInstruction[] | undefined>;
export const hasInstructionsAtom: import("jotai").Atom<boolean | undefined>;
export const saveInstructionAtom: import("jotai").WritableAtom<null, [id: string, values: InstructionValues | null], Promise<void>> & {
    init: null;
};
export const resolveInstructionConflictAtom: import("jotai").WritableAtom<null, [key: string, choice: "mine" | "theirs"], Promise<void>> & {
    init: null;
};
}

declare module 'kept/shared/src/device/instructions/save-instruction' {
import { type InstructionValues } from 'kept/shared/src/domain/instructions/instruction';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function saveInstruction({ device, farmId }: Pick<FarmDevice, 'device' | 'farmId'>, id: string, wanted: InstructionValues | null): Promise<void>;
}

declare module 'kept/shared/src/device/journal/app-journal' {
import { type JournalContent, type JournalRecord } from 'kept/shared/src/device/journal/journal-record';
import type { Journal } from 'kept/shared/src/device/journal/journal';
export function openAppJournal(name: string): AppJournal;
export class AppJournal implements Journal {
    #private;
    readonly room: null;
    constructor(name: string);
    read(): Promise<JournalContent>;
    append(records: readonly JournalRecord[]): Promise<void>;
    makeRoom(): Promise<void>;
}
}

declare module 'kept/shared/src/device/journal/journal-file' {
import { type JournalContent, type JournalRecord } from 'kept/shared/src/device/journal/journal-record';
export interface JournalFile {
    getSize(): number;
    read(into: Uint8Array<ArrayBuffer>, options: {
        at: number;
    }): number;
    write(bytes: Uint8Array<ArrayBuffer>, options: {
        at: number;
    }): number;
    flush(): void;
}
export class JournalFullError extends Error {
    name: string;
}
export class JournalFiles {
    #private;
    constructor(a: JournalFile, b: JournalFile);
    read(): JournalContent;
    get room(): number;
    append(records: readonly JournalRecord[]): void;
    makeRoom(wanted: number): boolean;
}
}

declare module 'kept/shared/src/device/journal/journal-mark' {
export const journalMark = "journal";
interface Marks {
    get(key: string): Promise<{
        mark: string;
    } | undefined>;
}
interface WritableMarks extends Marks {
    put(mark: {
        mark: string;
    }, key: string): Promise<unknown>;
}
export function readJournalMark(marks: Marks): Promise<number>;
export function nextJournalNumber(marks: WritableMarks, journal: object | null): Promise<number>;
export {};
}

declare module 'kept/shared/src/device/journal/journal-record' {
import type { OutboxEntry, ReadingRow, Unfinished } from 'kept/shared/src/device/database/rows';
interface Numbered {
    number: number;
}
export interface ReadingRecord extends Numbered {
    readingId: string;
    entries: OutboxEntry[];
    row: ReadingRow | null;
}
export interface UnfinishedRecord extends Numbered {
    farm: string;
    unfinished: Unfinished[];
}
export type JournalRecord = ReadingRecord | UnfinishedRecord;
export const isOfReading: (record: JournalRecord) => record is ReadingRecord;
export const recordKey: (record: JournalRecord) => string;
export const isOpen: (record: JournalRecord) => boolean;
export interface JournalContent {
    records: JournalRecord[];
    last: number;
}
export {};
}

declare module 'kept/shared/src/device/journal/journal' {
import type { JournalContent, JournalRecord } from 'kept/shared/src/device/journal/journal-record';
export interface Journal {
    readonly room: number | null;
    read(): Promise<JournalContent>;
    append(records: readonly JournalRecord[]): Promise<void>;
    makeRoom(): Promise<void>;
}
}

declare module 'kept/shared/src/device/journal/journal.worker' {
import type { JournalContent, JournalRecord } from 'kept/shared/src/device/journal/journal-record';
export type JournalRequest = {
    do: 'read' | 'make-room';
    name: string;
} | {
    do: 'append';
    name: string;
    records: readonly JournalRecord[];
} | {
    do: 'space';
};
export interface JournalAnswer {
    room?: number;
    content?: JournalContent;
    isLow?: boolean;
}
}

declare module 'kept/shared/src/device/journal/local-records' {
import { type JournalRecord } from 'kept/shared/src/device/journal/journal-record';
export interface LocalRecords {
    read(): LocalRecord[];
    keep(copy: LocalRecord): void;
    drop(copy: LocalRecord): void;
}
export interface LocalRecord {
    database: string;
    record: JournalRecord;
}
export function localRecordsOf(database: string): LocalRecords | null;
}

declare module 'kept/shared/src/device/journal/open-journal' {
import type { Journal } from 'kept/shared/src/device/journal/journal';
export function isSpaceLow(): Promise<boolean | null>;
export function openJournal(name: string): Journal | null;
}

declare module 'kept/shared/src/device/journal/open-records' {
import { type JournalRecord } from 'kept/shared/src/device/journal/journal-record';
import type { LocalRecord, LocalRecords } from 'kept/shared/src/device/journal/local-records';
export class OpenRecords {
    #private;
    constructor(local?: LocalRecords | null);
    get all(): JournalRecord[];
    begin(database: string | null): void;
    add(records: readonly JournalRecord[]): void;
    get local(): readonly LocalRecord[];
    dropUnknown(before: readonly LocalRecord[], known: readonly JournalRecord[]): void;
}
}

declare module 'kept/shared/src/device/journal/reconcile-unfinished' {
import { type JournalRecord, type UnfinishedRecord } from 'kept/shared/src/device/journal/journal-record';
import type { Unfinished } from 'kept/shared/src/device/database/rows';
interface UnfinishedStore {
    getAll(range: IDBKeyRange): Promise<Unfinished[]>;
    put(row: Unfinished): Promise<unknown>;
    delete(key: [string, string]): Promise<void>;
}
export function restoreUnfinished(store: UnfinishedStore, { farm, unfinished }: UnfinishedRecord, isNew: boolean): Promise<number>;
export function lackingUnfinished(number: number, rows: readonly Unfinished[], records: readonly JournalRecord[]): UnfinishedRecord[];
export {};
}

declare module 'kept/shared/src/device/journal/reconcile' {
import type { DeviceDb } from 'kept/shared/src/device/database/database';
import type { Journal } from 'kept/shared/src/device/journal/journal';
import { type JournalContent, type JournalRecord } from 'kept/shared/src/device/journal/journal-record';
export function reconcile(db: DeviceDb, journal: Journal, open: readonly JournalRecord[]): Promise<number>;
export function addLacking(db: DeviceDb, journal: Journal, content: JournalContent): Promise<JournalRecord[]>;
}

declare module 'kept/shared/src/device/journal/reserve' {
import type { JournalFile } from 'kept/shared/src/device/journal/journal-file';
export function spaceLeft(file: JournalFile & {
    truncate(size: number): void;
}): boolean;
}

declare module 'kept/shared/src/device/local/clear-at-session-end' {
export {};
}

declare module 'kept/shared/src/device/local/clear-cache' {
import type { Account } from 'kept/shared/src/session/account/account';
import { type Device } from 'kept/shared/src/device/local/device';
export function clearCache(device: Device): Promise<void>;
export function clearCacheOf(account: Account): Promise<void>;
}

declare module 'kept/shared/src/device/local/connect-journal' {
import type { Changes } from 'kept/shared/src/device/database/changes';
import type { DeviceDb } from 'kept/shared/src/device/database/database';
import type { Journal } from 'kept/shared/src/device/journal/journal';
import type { OpenRecords } from 'kept/shared/src/device/journal/open-records';
export interface Journaled {
    changes: Changes;
    journal: Journal | null;
    open: OpenRecords;
}
export function connectJournal(device: Journaled, db: DeviceDb, journal: Journal | null, isCurrent: () => boolean, tried: () => void): Promise<void>;
}

declare module 'kept/shared/src/device/local/device' {
import type { Account } from 'kept/shared/src/session/account/account';
import { type DeviceDb } from 'kept/shared/src/device/database/database';
import { openJournal } from 'kept/shared/src/device/journal/open-journal';
import { type Journaled } from 'kept/shared/src/device/local/connect-journal';
export interface Device extends Journaled {
    name: string;
    account: Account;
    journalTried: Promise<void>;
    journalFailed(): void;
    db(failed?: DeviceDb): Promise<DeviceDb>;
}
export function deviceOf(account: Account, place?: string, journalOf?: typeof openJournal): Device;
}

declare module 'kept/shared/src/device/local/farm-device' {
import type { FarmClock } from 'kept/shared/src/domain/farm-time';
import { type Device } from 'kept/shared/src/device/local/device';
export interface FarmDevice {
    device: Device;
    farmId: string;
    clock: FarmClock;
    me: string;
}
export const deviceAtom: import("jotai").Atom<Device | null>;
export const farmDeviceAtom: import("jotai").Atom<FarmDevice | null>;
export function needFarmDevice(source: FarmDevice | null): FarmDevice;
}

declare module 'kept/shared/src/device/local/farm-items' {
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { FarmItems, FarmItemStore } from 'kept/shared/src/device/database/rows';
export function readItems<S extends FarmItemStore>({ device, farmId }: FarmDevice, store: S): Promise<FarmItems[S][]>;
export const missingListsAtom: import("jotai").Atom<ReadonlySet<string> | undefined>;
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
}

declare module 'kept/shared/src/device/local/journal-writes' {
import type { JournalRecord } from 'kept/shared/src/device/journal/journal-record';
import type { Journal } from 'kept/shared/src/device/journal/journal';
import type { Device } from 'kept/shared/src/device/local/device';
export function addToJournal(device: Device, journal: Journal | null, records: readonly JournalRecord[]): Promise<void>;
}

declare module 'kept/shared/src/device/local/left-page' {
import type { DeviceDb } from 'kept/shared/src/device/database/database';
export const timesLeft: () => number;
export function endWhenLeft(db: DeviceDb): void;
}

declare module 'kept/shared/src/device/local/live-atom' {
import { type Atom } from 'jotai';
import type { Changes } from 'kept/shared/src/device/database/changes';
import type { StoreName } from 'kept/shared/src/device/database/database';
import { type FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function follower<T>(changes: Changes, stores: readonly StoreName[], load: () => Promise<T>, show: (value: T) => void): {
    refresh(): void;
    stop(): void;
};
export function liveAtom<T>(stores: readonly StoreName[], load: (source: FarmDevice) => Promise<T>): Atom<T | undefined>;
}

declare module 'kept/shared/src/device/local/on-connection' {
import type { DeviceDb } from 'kept/shared/src/device/database/database';
import type { Device } from 'kept/shared/src/device/local/device';
export function onConnection<T>(device: Device, work: (db: DeviceDb) => Promise<T>): Promise<T>;
}

declare module 'kept/shared/src/device/local/outbox-atom' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export const outboxAtom: import("jotai").Atom<readonly OutboxEntry[]>;
export const outboxIsReadAtom: import("jotai").Atom<boolean>;
}

declare module 'kept/shared/src/device/local/storage-error' {
import type { Device } from 'kept/shared/src/device/local/device';
export class StorageFullError extends Error {
    readonly reason: 'full' | 'unavailable';
    readonly hangs: boolean;
    constructor(reason: 'full' | 'unavailable', cause: unknown);
}
export class LostWriteError extends Error {
    name: string;
}
export function withStorageErrors<T>(device: Device, write: () => Promise<T>): Promise<T>;
}

declare module 'kept/shared/src/device/local/today' {
export const todayAtom: import("jotai").Atom<string>;
}

declare module 'kept/shared/src/device/local/unsent-elsewhere' {
export interface UnsentElsewhere {
    here: number;
    servers: readonly {
        name: string;
        count: number;
    }[];
}
export function countUnsent(own: string | null, server: string | null): Promise<UnsentElsewhere>;
export function useUnsentElsewhere(): UnsentElsewhere;
}

declare module 'kept/shared/src/device/meters/calibrations' {
import type { Person } from '@seguia/openapi';
import type { LoggedCalibration } from 'kept/shared/src/domain/meters/calibration-due';
import type { CalibrationValues } from 'kept/shared/src/domain/meters/calibration-rules';
import type { ReadingState } from 'kept/shared/src/device/database/rows';
import { type FarmDevice } from 'kept/shared/src/device/local/farm-device';
export interface DeviceCalibration extends LoggedCalibration {
    id: string;
    version: number;
    createdBy: Person | null;
    withdrawnBy?: Person | undefined;
    state: ReadingState;
    entryKey: string | null;
}
export function readCalibrations(source: FarmDevice): Promise<DeviceCalibration[]>;
export const calibrationsAtom: import("jotai").Atom<DeviceCalibration[] | undefined>;
export const noteCalibrationAtom: import("jotai").WritableAtom<null, [CalibrationValues & {
    id: string;
}], Promise<void>> & {
    init: null;
};
}

declare module 'kept/shared/src/device/meters/note-calibration' {
import type { Calibration } from '@seguia/openapi';
import type { CalibrationValues } from 'kept/shared/src/domain/meters/calibration-rules';
import type { Device } from 'kept/shared/src/device/local/device';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function noteCalibration({ device, farmId }: Pick<FarmDevice, 'device' | 'farmId'>, id: string, values: CalibrationValues): Promise<void>;
export function storeCalibration(device: Device, farmId: string, calibration: Calibration): Promise<void>;
}

declare module 'kept/shared/src/device/offline/app-files' {
export const canHoldApp: () => boolean;
export function holdsApp(): Promise<boolean>;
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
}

declare module 'kept/shared/src/device/offline/running-campaigns' {
import type { Campaign } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function runningCampaigns(source: FarmDevice): Promise<Campaign[]>;
}

declare module 'kept/shared/src/device/offline/worker-state' {
export const workerState: {
    readonly cache: 'state';
    readonly path: '/~state';
};
}

declare module 'kept/shared/src/device/outbox/change-conflict' {
import type { Upon } from 'kept/shared/src/domain/upon';
import type { OutboxEntry, WholeChange } from 'kept/shared/src/device/database/rows';
import type { Device } from 'kept/shared/src/device/local/device';
interface ConflictRules<Values, Thing> {
    changeOf(entry: OutboxEntry): WholeChange<Values, Thing> | undefined;
    holding(change: WholeChange<Values, Thing>): Partial<OutboxEntry>;
    valuesOf(thing: Thing): Values;
    uponTheirs(seen: Values | null, mine: Values | null, theirs: Values | null): Upon<Values>;
    mineUponTheirs(seen: Values | null, mine: Values | null, theirs: Values | null): Values | null;
}
export function changeConflicts<Values, Thing>(rules: ConflictRules<Values, Thing>): {
    meet(device: Device, sent: OutboxEntry, theirs: Thing | 'deleted', version: number | null): Promise<void>;
    resolve(device: Device, { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>, choice: 'mine' | 'theirs'): Promise<void>;
};
export {};
}

declare module 'kept/shared/src/device/outbox/correct-times' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import type { Device } from 'kept/shared/src/device/local/device';
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export function correctTimes(device: Device): Promise<number>;
export function refusedByClock(entries: readonly OutboxEntry[], clock: FarmClock): OutboxEntry[];
export function correctRefused(device: Device, entries: readonly OutboxEntry[], clock: FarmClock): Promise<void>;
}

declare module 'kept/shared/src/device/outbox/export-outbox' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export function exportOutbox(entries: readonly OutboxEntry[]): {
    json: Blob;
    csv: Blob;
};
}

declare module 'kept/shared/src/device/outbox/give-back' {
import type { Reading } from '@seguia/openapi';
import type { ReadingRow } from 'kept/shared/src/device/database/rows';
import type { Device } from 'kept/shared/src/device/local/device';
type Owned = Pick<Reading, 'createdBy'>;
export type MayGiveBack = (held: Owned, theirs: Owned | null) => boolean;
export function compareHeld(row: ReadingRow | undefined, theirs: Reading | null): 'newer' | 'doubtful' | null;
export function giveBack(device: Device, farmId: string, id: string, theirs: Reading | null): Promise<void>;
export {};
}

declare module 'kept/shared/src/device/outbox/outbox-answers' {
import type { Problem, Reading } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import { type ReadingEdit } from 'kept/shared/src/device/outbox/reading-edit';
import { type Next } from 'kept/shared/src/device/outbox/outbox-rules';
import type { OutboxEntry, ReadingRow } from 'kept/shared/src/device/database/rows';
export function beginTry(device: Device, readingId: string): Promise<Next>;
export function vanish(edit: ReadingEdit): Promise<void>;
export function current(edit: ReadingEdit, sent: OutboxEntry): {
    entry: OutboxEntry;
    rest: OutboxEntry[];
} | null;
export function settledRow(row: ReadingRow | undefined, made: Reading | null, version: number, shown: Reading): ReadingRow;
export function confirm(device: Device, sent: OutboxEntry, made: Reading | null, version: number): Promise<void>;
export function refuse(device: Device, sent: OutboxEntry, problem: Problem): Promise<void>;
export function discard(device: Device, { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>): Promise<void>;
export function retry(device: Device, { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>): Promise<void>;
export function renewKey(device: Device, sent: OutboxEntry): Promise<void>;
export function noteProblem(device: Device, sent: OutboxEntry, problem: Problem): Promise<void>;
export function noteCut(device: Device, sent: OutboxEntry, problem: Problem, most: number): Promise<boolean>;
}

declare module 'kept/shared/src/device/outbox/outbox-rules' {
import type { ReadingBody } from '@seguia/openapi';
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export type NewEntry = Omit<OutboxEntry, 'seq'> & {
    seq?: number;
};
export interface Plan {
    remove: readonly number[];
    write: NewEntry | null;
    vanish?: true;
}
export interface Change {
    readingId: string;
    farmId: string;
    version: number;
    seen?: ReadingBody | undefined;
    key: string;
    now: number;
}
export const undoTime = 6000;
export function mayHaveLeft(entry: OutboxEntry): boolean;
type Content = Pick<NewEntry, 'body' | 'water' | 'calibration' | 'instruction'>;
export function inPlaceOf(before: OutboxEntry, { seen: _seen, ...entry }: OutboxEntry): OutboxEntry;
export function planPut(entries: readonly OutboxEntry[], body: ReadingBody, change: Change): Plan;
export function planContent(entries: readonly OutboxEntry[], content: Content, change: Change): Plan;
export function planDelete(entries: readonly OutboxEntry[], change: Change, notBefore: number, content?: Content): Plan;
export type Next = {
    do: 'send';
    entry: OutboxEntry;
    remove: readonly number[];
} | {
    do: 'vanish';
    remove: readonly number[];
} | {
    do: 'wait';
    until: number;
} | {
    do: 'nothing';
};
export const isHeld: (entry: OutboxEntry) => boolean;
export function nextToSend(entries: readonly OutboxEntry[], now: number): Next;
export function entryOfEach(entries: readonly OutboxEntry[]): OutboxEntry[];
export {};
}

declare module 'kept/shared/src/device/outbox/reading-actions' {
import { type Getter } from 'jotai';
import type { Device } from 'kept/shared/src/device/local/device';
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
type Entry = Pick<OutboxEntry, 'key' | 'readingId'>;
export function withEntry(get: Getter, key: string, work: (device: Device, entry: Entry) => Promise<void>): Promise<void>;
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

declare module 'kept/shared/src/device/outbox/reading-conflict' {
import type { ReadingBody } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import type { OutboxEntry, Theirs } from 'kept/shared/src/device/database/rows';
export function conflict(device: Device, sent: OutboxEntry, theirs: Theirs): Promise<void>;
export function resolveConflict(device: Device, { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>, choice: 'mine' | 'theirs' | ReadingBody): Promise<void>;
}

declare module 'kept/shared/src/device/outbox/reading-edit' {
import type { Device } from 'kept/shared/src/device/local/device';
import type { ReadingRecord } from 'kept/shared/src/device/journal/journal-record';
import type { Plan } from 'kept/shared/src/device/outbox/outbox-rules';
import type { OutboxEntry, ReadingRow } from 'kept/shared/src/device/database/rows';
import { type UnfinishedChange } from 'kept/shared/src/device/outbox/unfinished';
export interface ReadingEdit {
    row: ReadingRow | undefined;
    entries: readonly OutboxEntry[];
    apply(plan: Pick<Plan, 'remove' | 'write'>): Promise<void>;
    put(row: ReadingRow): Promise<void>;
    finish(farmId: string, changes: readonly UnfinishedChange[]): Promise<void>;
    remove(): Promise<void>;
}
export function editReading<T>(device: Device, id: string, work: (edit: ReadingEdit) => Promise<T>): Promise<T>;
export function readBack(device: Device, written: readonly ReadingRecord[], journal: object | null): Promise<void>;
}

declare module 'kept/shared/src/device/outbox/reading-time' {
import type { Reading, ReadingBody } from '@seguia/openapi';
import type { ClockStamp } from 'kept/shared/src/domain/clock-stamp';
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { Plan } from 'kept/shared/src/device/outbox/outbox-rules';
export type When = Pick<Reading, 'date' | 'time' | 'timestamp'>;
export function momentOfStamp(stamp: ClockStamp, clock: FarmClock): When;
export function isTimeOf(stamp: ClockStamp, body: ReadingBody): boolean;
export function whenOf({ clock }: FarmDevice, { date, time }: ReadingBody, stamp: ClockStamp | null | undefined, before: Reading | undefined): When;
export function withStamp(plan: Plan, { clock }: FarmDevice, body: ReadingBody, stamp: ClockStamp | undefined): Plan;
}

declare module 'kept/shared/src/device/outbox/save-reading' {
import type { Person, Reading, ReadingBody } from '@seguia/openapi';
import type { ClockStamp } from 'kept/shared/src/domain/clock-stamp';
import { type CompleteBody } from 'kept/shared/src/domain/readings/normalise-reading';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
import type { UnfinishedChange } from 'kept/shared/src/device/outbox/unfinished';
export type ReadingToSave = ReadingBody & {
    id?: string;
    seen?: Reading;
    stamp?: ClockStamp | null;
};
export function saveReading(source: FarmDevice, me: Person, { id, seen, stamp, ...fields }: ReadingToSave, unfinished?: readonly UnfinishedChange[]): Promise<DeviceReading>;
export function deleteReading(source: FarmDevice, id: string): Promise<void>;
export function undoDelete(source: FarmDevice, id: string): Promise<void>;
export function bodyOf(reading: ReadingBody): CompleteBody;
export function hasSameValues(a: ReadingBody, b: ReadingBody): boolean;
}

declare module 'kept/shared/src/device/outbox/subjects' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
export type Subject = 'reading' | 'water' | 'calibration' | 'instruction';
export type Contents = Pick<OutboxEntry, 'body' | 'water' | 'calibration' | 'instruction'>;
interface SubjectRules {
    field: keyof Contents;
    inPlaceOf?: (before: Contents, after: Contents) => Contents;
}
export const subjects: Record<Subject, SubjectRules>;
export const subjectOf: (entry: Contents) => Subject;
export const isDeletion: ({ kind, instruction }: Pick<OutboxEntry, 'kind' | 'instruction'>) => boolean;
export const hasContent: (entry: Contents) => boolean;
export {};
}

declare module 'kept/shared/src/device/outbox/unfinished' {
import type { IDBPObjectStore, StoreNames } from 'idb';
import type { DeviceSchema } from 'kept/shared/src/device/database/database';
import type { Unfinished } from 'kept/shared/src/device/database/rows';
import { type FarmDevice } from 'kept/shared/src/device/local/farm-device';
export type UnfinishedChange = Pick<Unfinished, 'what' | 'readingId'> & {
    value?: unknown;
};
type Store = IDBPObjectStore<DeviceSchema, ArrayLike<StoreNames<DeviceSchema>>, 'unfinished', 'readwrite'>;
export function putUnfinished(store: Store, farm: string, changes: readonly UnfinishedChange[]): Promise<void>;
export function finishReading(store: Store, farm: string, readingId: string): Promise<void>;
export function readUnfinished({ device, farmId }: FarmDevice): Promise<Unfinished[]>;
export function writeUnfinished(source: FarmDevice, changes: readonly UnfinishedChange[]): Promise<void>;
export const loadUnfinishedAtom: import("jotai").WritableAtom<null, [], Promise<readonly Unfinished[]>> & {
    init: null;
};
export const keepUnfinishedAtom: import("jotai").WritableAtom<null, [changes: readonly UnfinishedChange[]], Promise<void>> & {
    init: null;
};
export {};
}

declare module 'kept/shared/src/device/photos/add-photo' {
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export interface PhotoToAdd {
    readingId: string;
    picture: Uint8Array<ArrayBuffer>;
}
export function addPhoto(source: FarmDevice, { readingId, picture }: PhotoToAdd): Promise<boolean>;
}

declare module 'kept/shared/src/device/photos/delete-photo' {
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { DevicePhoto } from 'kept/shared/src/device/photos/shown-photos';
export function deletePhoto({ device, farmId }: FarmDevice, { id, readingId }: Pick<DevicePhoto, 'id' | 'readingId'>): Promise<void>;
export function deletePhotosOfDraft({ device }: FarmDevice, readingId: string): Promise<void>;
}

declare module 'kept/shared/src/device/photos/forget-lost-photos' {
import type { Device } from 'kept/shared/src/device/local/device';
export function forgetLostPhotos(device: Device): Promise<void>;
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
}

declare module 'kept/shared/src/device/photos/photo-answers' {
import type { Photo, Problem } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import type { PhotoEntry } from 'kept/shared/src/device/database/photo-entry';
export function photosToSend(device: Device): Promise<PhotoEntry[]>;
export function beginPhoto(device: Device, { id, key }: PhotoEntry): Promise<{
    entry: PhotoEntry;
    picture: Uint8Array<ArrayBuffer> | undefined;
} | null>;
export function photoSent(device: Device, sent: PhotoEntry, photo: Photo): Promise<void>;
export function photoGone(device: Device, { id, farm }: PhotoEntry): Promise<void>;
export function photoRefused(device: Device, sent: PhotoEntry, problem: Problem): Promise<void>;
export function photoCut(device: Device, sent: PhotoEntry, problem: Problem, most: number): Promise<boolean>;
export function retryPhoto(device: Device, id: string): Promise<void>;
}

declare module 'kept/shared/src/device/photos/photo-budget' {
import type { Device } from 'kept/shared/src/device/local/device';
import type { PhotoEntry } from 'kept/shared/src/device/database/photo-entry';
export function overBudget(entries: readonly PhotoEntry[], budget?: number): PhotoEntry[];
export function fitBudget(device: Device, budget?: number): Promise<void>;
}

declare module 'kept/shared/src/device/photos/picture-of' {
import type { ApiClient } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
interface PhotoOfReading {
    id: string;
    readingId: string;
}
export function pictureOf(api: ApiClient, source: FarmDevice, { id, readingId }: PhotoOfReading): Promise<Uint8Array<ArrayBuffer>>;
export {};
}

declare module 'kept/shared/src/device/photos/shown-photos' {
import { type FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { Problem } from '@seguia/openapi';
import type { PhotoEntry, PhotoState } from 'kept/shared/src/device/database/photo-entry';
export interface DevicePhoto {
    id: string;
    readingId: string;
    state: Exclude<PhotoState, 'deleted'>;
    problem?: Problem;
}
export function readEntries({ device, farmId }: FarmDevice): Promise<PhotoEntry[]>;
export function readPhotos(source: FarmDevice): Promise<Map<string, DevicePhoto[]>>;
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

declare module 'kept/shared/src/device/readings/keep-readings' {
import type { Reading } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import type { ReadingRow } from 'kept/shared/src/device/database/rows';
export interface ReadingStore {
    get(id: string): Promise<ReadingRow | undefined>;
    put(row: ReadingRow): Promise<unknown>;
}
export interface Anew {
    fullSince: number | undefined;
}
export interface AnswerOrder extends Anew {
    isPull: boolean;
}
export function applyServerReading(store: ReadingStore, reading: Reading, { fullSince, isPull }?: AnswerOrder): Promise<void>;
export interface ListedReadingStore extends ReadingStore {
    getAllKeys(range: IDBKeyRange): Promise<string[]>;
}
export function applyServerPage(store: ListedReadingStore, readings: readonly Reading[], order?: AnswerOrder): Promise<void>;
export function dropReading(store: ReadingStore, id: string, anew?: Anew): Promise<void>;
export function sweepReading(store: ReadingStore & {
    delete(id: string): Promise<void>;
}, row: ReadingRow, since: number, from: string): Promise<void>;
export function applyServerReadings(device: Device, readings: readonly Reading[]): Promise<void>;
}

declare module 'kept/shared/src/device/readings/newest-readings' {
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export const newestReadingsAtom: import("jotai").Atom<Map<string, DeviceReading> | undefined>;
export const newestFromDrippersAtom: import("jotai").Atom<Map<string, DeviceReading> | undefined>;
}

declare module 'kept/shared/src/device/readings/older-readings' {
import { type ApiClient } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { ReadingQuery } from 'kept/shared/src/device/readings/reading-query';
export function deviceFloor({ device, farmId, clock }: FarmDevice): Promise<number>;
interface Days {
    from?: string | undefined;
    to?: string | undefined;
}
export function fetchReadings(api: ApiClient, { farmId }: FarmDevice, query: ReadingQuery, { from, to }: Days, all: boolean): Promise<{
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
}[]>;
export function fetchOlder(api: ApiClient, source: FarmDevice, query: ReadingQuery, before: number): Promise<number>;
export function fetchDays(api: ApiClient, source: FarmDevice, from: string, before: number): Promise<number>;
export {};
}

declare module 'kept/shared/src/device/readings/reading-list' {
import { ApiError } from 'kept/shared/src/session/api/api-error';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import { type ReadingQuery } from 'kept/shared/src/device/readings/reading-query';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export interface ReadingListState {
    rows: DeviceReading[] | undefined;
    total: number | undefined;
    hasMore: boolean;
    loading: boolean;
    error: ApiError | null;
}
export type FetchOlder = (before: number) => Promise<number>;
export class ReadingList {
    #private;
    constructor(source: FarmDevice, query: ReadingQuery, fetchOlder: FetchOlder);
    snapshot: () => ReadingListState;
    subscribe: (listener: () => void) => (() => void);
    loadMore: () => void;
}
}

declare module 'kept/shared/src/device/readings/reading-query' {
import type { DeviceDb } from 'kept/shared/src/device/database/database';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { ReadingRow } from 'kept/shared/src/device/database/rows';
export interface ReadingQuery {
    plotId?: string | undefined;
    cropTypeId?: string | undefined;
    createdBy?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    limit?: number | undefined;
}
interface Lane {
    index: 'farm' | 'plot' | 'author';
    head: string[];
    from: number;
    to: number;
}
export interface QueryPlan {
    lanes: readonly Lane[];
    filter: ((row: ReadingRow) => boolean) | null;
}
export function planQuery(source: FarmDevice, query: ReadingQuery): Promise<QueryPlan>;
export interface Place {
    at: number;
    id: string;
}
export function comesBefore(a: Place, b: Place): boolean;
export function readPage(db: DeviceDb, plan: QueryPlan, { after, limit, floor }: {
    after: Place | null;
    limit: number;
    floor: number;
}): Promise<ReadingRow[]>;
export function readDownTo(db: DeviceDb, plan: QueryPlan, last: Place): Promise<ReadingRow[]>;
export function countRows(db: DeviceDb, plan: QueryPlan, floor: number): Promise<number>;
export {};
}

declare module 'kept/shared/src/device/readings/reading-rows' {
import type { Reading } from '@seguia/openapi';
import type { DeviceReading, ReadingRow, ReadingState } from 'kept/shared/src/device/database/rows';
export function shownRow(reading: Reading, state: ReadingState, version: number, base?: Reading | null): ReadingRow;
export function sentRow(reading: Reading): ReadingRow;
export function hiddenRow(reading: Reading, state: ReadingState, version: number, base?: Reading | null): ReadingRow;
export function isHidden(row: ReadingRow): boolean;
export function toDeviceReading(row: ReadingRow): DeviceReading;
}

declare module 'kept/shared/src/device/readings/readings-of-span' {
import type { ApiClient } from '@seguia/openapi';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import { type ReadingQuery } from 'kept/shared/src/device/readings/reading-query';
export type SpanQuery = Omit<ReadingQuery, 'limit'> & {
    from: string;
    to: string;
};
export function readingsOfSpan(api: ApiClient, source: FarmDevice, { from, to, ...query }: SpanQuery): Promise<DeviceReading[]>;
}

declare module 'kept/shared/src/device/readings/recent-readings' {
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export const recentReadingsAtom: import("jotai").Atom<Map<string, DeviceReading[]> | undefined>;
export function usePlotReadings(plotId: string, from: string, wanted?: boolean): readonly DeviceReading[] | undefined;
}

declare module 'kept/shared/src/device/readings/same-reading' {
import type { ReadingBody } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function isRecorded(source: FarmDevice, body: ReadingBody, id: string): Promise<boolean>;
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
}

declare module 'kept/shared/src/device/readings/use-readings' {
import { type ReadingListState } from 'kept/shared/src/device/readings/reading-list';
import type { ReadingQuery } from 'kept/shared/src/device/readings/reading-query';
export function useReadings(query: ReadingQuery): ReadingListState & {
    loadMore(): void;
};
}

declare module 'kept/shared/src/device/water/give-back-water' {
import type { WaterDay } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { MayGiveBack } from 'kept/shared/src/device/outbox/give-back';
export function giveBackWater({ device, farmId }: Pick<FarmDevice, 'device' | 'farmId'>, held: readonly WaterDay[], theirs: readonly WaterDay[], mayGive: MayGiveBack): Promise<void>;
}

declare module 'kept/shared/src/device/water/save-water' {
import { type DayOfPlot } from 'kept/shared/src/domain/water/water-day';
import { type WaterValues } from 'kept/shared/src/domain/water/water-quantities';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export type WaterToSave = DayOfPlot & WaterValues;
export function saveWaterDays(source: FarmDevice, days: readonly WaterToSave[]): Promise<void>;
}

declare module 'kept/shared/src/device/water/water-conflict' {
import type { WaterDay } from '@seguia/openapi';
export interface TheirWater {
    day: WaterDay | 'deleted';
    version: number | null;
}
export const waterConflicts: {
    meet(device: import("../local/device.ts").Device, sent: import("../database/rows.ts").OutboxEntry, theirs: "deleted" | {
        createdAt: number;
        createdBy: {
            firstname: string;
            id: string;
            lastname: string;
        };
        date: string;
        id: string;
        irrigation: number | null;
        plotId: string | null;
        radiation: number | null;
        updatedAt: number;
        version: number;
    }, version: number | null): Promise<void>;
    resolve(device: import("../local/device.ts").Device, { readingId, key }: Pick<import("../database/rows.ts").OutboxEntry, 'readingId' | 'key'>, choice: 'mine' | 'theirs'): Promise<void>;
};
}

declare module 'kept/shared/src/device/water/water-days' {
import type { Person } from '@seguia/openapi';
import { type DayOfPlot } from 'kept/shared/src/domain/water/water-day';
import { type WaterValues } from 'kept/shared/src/domain/water/water-quantities';
import type { ReadingState } from 'kept/shared/src/device/database/rows';
import { type FarmDevice } from 'kept/shared/src/device/local/farm-device';
import { type WaterToSave } from 'kept/shared/src/device/water/save-water';
export interface DeviceWaterDay extends DayOfPlot, WaterValues {
    id: string;
    state: ReadingState;
    createdBy: Person | null;
}
export function readWaterDays(source: FarmDevice): Promise<DeviceWaterDay[]>;
export const waterDaysAtom: import("jotai").Atom<DeviceWaterDay[] | undefined>;
export const hasWaterDaysAtom: import("jotai").Atom<boolean | undefined>;
export const saveWaterDaysAtom: import("jotai").WritableAtom<null, [days: readonly WaterToSave[]], Promise<void>> & {
    init: null;
};
export const resolveWaterConflictAtom: import("jotai").WritableAtom<null, [key: string, choice: "mine" | "theirs"], Promise<void>> & {
    init: null;
};
}

declare module 'kept/shared/src/device/water/water-items' {
import type { WaterDay } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
export function waterKey(farmId: string, id: string): string;
export function storeWaterDay(device: Device, farmId: string, day: WaterDay): Promise<void>;
export function forgetWaterDay(device: Device, farmId: string, id: string): Promise<void>;
}

declare module 'kept/shared/src/domain/accounts/full-name' {
export const fullName: ({ firstname, lastname }: {
    firstname: string;
    lastname: string;
}) => string;
}

declare module 'kept/shared/src/domain/agronomy/crop-names' {
export function folded(text: string): string;
export function hasName(text: string, name: string): boolean;
}

declare module 'kept/shared/src/domain/agronomy/statistics' {
export function meanOf(values: readonly number[]): number;
export function medianOf(values: readonly number[]): number | null;
}

declare module 'kept/shared/src/domain/bands' {
export interface Limits {
    low: number | null;
    high: number | null;
}
export type BandState = 'in' | 'near-low' | 'near-high' | 'below' | 'above';
export function bandState(value: number | null | undefined, band: Limits | null | undefined): BandState | null;
export function isOutside(state: BandState | null | undefined): state is 'above' | 'below';
export function worstOf(states: readonly BandState[]): BandState | null;
interface DatedBand {
    plotId: string;
    cropTypeId: string;
    from: string;
    to: string | null;
}
export function bandFor<T extends DatedBand>(bands: readonly T[], plotId: string, cropTypeId: string, date: string): T | null;
interface BandSpan {
    plotId: string;
    cropTypeId: string;
    from: string;
    to?: string | null;
}
export function overlaps(a: BandSpan, b: BandSpan): boolean;
interface Standing {
    from: string;
    to: string | null;
}
export function cropsOn<T extends Standing>(crops: readonly T[], date: string): T[];
interface Planted extends Standing {
    cropTypeId: string;
}
export function bandOn<T extends DatedBand>(bands: readonly T[], { id, crops }: {
    id: string;
    crops: readonly Planted[];
}, date: string): T | null;
export {};
}

declare module 'kept/shared/src/domain/board/plot-now' {
import { type BandState, type Limits } from 'kept/shared/src/domain/bands';
import { type MeasuredField, type MeasuredValues } from 'kept/shared/src/domain/readings/measures';
export const daysThatCount = 2;
export interface ReadingOfPlot extends MeasuredValues {
    id: string;
    date: string;
    time: string;
}
export interface NewestValue {
    value: number;
    reading: {
        id: string;
        date: string;
        time: string;
    };
    daysAgo: number;
    band: Limits | null;
    state: BandState | null;
}
export type NewestValues = Record<MeasuredField, NewestValue | null>;
export type PlotState = 'out' | 'unread' | 'in' | 'untargeted';
export interface PlotNow {
    values: NewestValues;
    state: PlotState;
    worst: BandState | null;
    newest: {
        date: string;
        time: string;
        daysAgo: number;
    } | null;
}
export function plotNow(readings: readonly ReadingOfPlot[], bandsOf: (date: string) => Record<MeasuredField, Limits> | null, today: string): PlotNow;
}

declare module 'kept/shared/src/domain/board/standing' {
import type { Plot, PlotCrop, Reading, TargetBand } from '@seguia/openapi';
import { type BandState } from 'kept/shared/src/domain/bands';
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
export interface Standing {
    crops: PlotCrop[];
    band: TargetBand | null;
    states: Partial<Record<MeasuredField, BandState>>;
    worst: BandState | null;
}
type Placed = Pick<Reading, 'plotId' | 'date' | MeasuredField>;
export function standingOf(reading: Placed, plot: Plot | undefined, bands: readonly TargetBand[]): Standing;
export {};
}

declare module 'kept/shared/src/domain/capabilities' {
const firstCapabilities: readonly ['set-up', 'people', 'imports'];
export const capabilities: readonly ["set-up", "people", "imports", "morning-mail", "photos", "meters", "certification-log"];
export type FirstCapability = (typeof firstCapabilities)[number];
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
export interface ClockKnowledge {
    run: string;
    paused: number;
    difference: number;
    now: number;
}
export const wrongFrom = 300000;
export function instantOfStamp(stamp: ClockStamp, known: ClockKnowledge): number;
export function isCertain(stamp: ClockStamp, known: Pick<ClockKnowledge, 'difference' | 'now'>): boolean;
export interface Moment {
    readonly wall: number;
    readonly steady: number;
}
export const clockStep = 2000;
export function lackingOf(seconds: number, began: Moment, ended: Moment): number | null;
}

declare module 'kept/shared/src/domain/csv' {
export type DecimalMark = ',' | '.';
export type CsvCell = string | number | null;
export function csvOf(rows: readonly (readonly CsvCell[])[], decimalMark: DecimalMark): string;
export const withoutApostrophe: (text: string) => string;
}

declare module 'kept/shared/src/domain/digits/latin-text' {
export function latinText(text: string): string;
}

declare module 'kept/shared/src/domain/farm-time' {
export interface FarmMoment {
    date: string;
    time: string;
}
export interface UtcOffset {
    from: number;
    to: number;
    offset: number;
}
export interface FarmClock {
    zone: string;
    offsets: readonly UtcOffset[];
}
export function zoneClock(zone: string): FarmClock;
export function isDate(text: string): boolean;
export function isTime(text: string): boolean;
export function offsetAt(timestamp: number, { zone, offsets }: FarmClock): number;
export function timestampOf(date: string, time: string, clock: FarmClock): number;
export function momentOf(timestamp: number, clock: FarmClock): FarmMoment;
export function farmNow(clock: FarmClock, now?: number): FarmMoment;
export function addDays(date: string, days: number): string;
export function daysBetween(from: string, to: string): number;
export const dayNumber: (date: string) => number;
}

declare module 'kept/shared/src/domain/imports/all-dates' {
import { type RowDate } from 'kept/shared/src/domain/imports/row-date';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type TableLayout } from 'kept/shared/src/domain/imports/tables/table-layout';
export interface AllDates {
    read: readonly (readonly (RowDate | null)[])[];
    open: {
        sample: string;
        dayFirst: string;
        monthFirst: string;
    } | null;
    yearless: {
        sample: string;
        suggested: number;
    } | null;
}
export function readAllDates(layouts: readonly TableLayout[], { order: answer, year }: Pick<ImportAnswers, 'order' | 'year'>, today: string): AllDates;
}

declare module 'kept/shared/src/domain/imports/cells/cell-date' {
import type { SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
export type CellDate = 
{
    kind: 'kept';
    date: string;
}
 | {
    kind: 'plain';
    date: string;
}
 | {
    kind: 'numbers';
    dayFirst: string | null;
    monthFirst: string | null;
    yearFirst: string | null;
}
 | {
    kind: 'count';
    date: string;
    time: string | null;
}
 | {
    kind: 'yearless';
    monthDay: string;
};
export function dateOfCell(cell: SheetCell): CellDate | null;
}

declare module 'kept/shared/src/domain/imports/cells/cell-number' {
import { type WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import type { SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
export type DecimalSign = ',' | '.';
export interface CellNumber {
    value: number;
    grouped: number | null;
    unit: WrittenUnit | null;
    sign: DecimalSign | null;
}
export const saysNothing: (text: string) => boolean;
export function numberOfCell(cell: SheetCell): CellNumber | null;
}

declare module 'kept/shared/src/domain/imports/cells/cell-time' {
import type { SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
export function timeOfCell(cell: SheetCell): string | null;
export function timeBehindDate(text: string): string | null | undefined;
export function isSurelyTime(cell: SheetCell): boolean;
}

declare module 'kept/shared/src/domain/imports/cells/cell-units' {
import type { EcUnit, VolumeUnit } from 'kept/shared/src/domain/units';
export const ppmScales: {
    readonly 'ppm × 500': 500;
    readonly 'ppm × 640': 640;
    readonly 'ppm × 700': 700;
};
export type PpmUnit = keyof typeof ppmScales;
export const ppmUnits: PpmUnit[];
export type CellUnit = EcUnit | PpmUnit | 'S/m' | VolumeUnit | 'm³' | '%' | 'share';
export type WrittenUnit = CellUnit | 'mS/m' | 'cF' | 'ppm' | 'other';
export function unitIn(text: string): WrittenUnit | null;
export function isUnitWritten(unit: string, text: string): boolean;
export function bareUnit(text: string): WrittenUnit | null;
export function unitCell(text: string): WrittenUnit | null | undefined;
}

declare module 'kept/shared/src/domain/imports/cells/cell-zone' {
import type { SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
export type OffsetZone = `UTC${'+' | '-'}${string}`;
export function withoutZone(text: string): {
    text: string;
    zone: OffsetZone | null;
};
export function zoneOfCell(cell: SheetCell | null | undefined): OffsetZone | null;
export function zoneInHead(head: string): string | null;
export function minutesAhead(zone: string): number | null;
export function epochOf(cell: SheetCell): number | null;
}

declare module 'kept/shared/src/domain/imports/cells/csv-lines' {
export interface CsvLine {
    line: number;
    cells: readonly string[];
}
export function csvLines(text: string): CsvLine[];
}

declare module 'kept/shared/src/domain/imports/cells/date-order' {
import type { CellDate } from 'kept/shared/src/domain/imports/cells/cell-date';
export type DateOrder = 'dayFirst' | 'monthFirst';
export type DateHow = 'kept' | 'plain' | 'order' | 'answer' | 'neighbours' | 'count' | 'unclear';
export interface ReadDate {
    date: string;
    how: DateHow;
    mustConfirm: boolean;
    other: string | null;
}
export function orderInHead(head: string): DateOrder | null;
export type OrderEvidence = Record<DateOrder, number>;
export function orderEvidence(dates: Iterable<CellDate | null>): OrderEvidence;
export function orderOf({ dayFirst, monthFirst }: OrderEvidence): DateOrder | null;
export function readDates(dates: readonly (CellDate | null)[], { order, isAnswer }: {
    order: DateOrder | null;
    isAnswer: boolean;
}): (ReadDate | null)[];
}

declare module 'kept/shared/src/domain/imports/cells/decimal-sign' {
import { type CellNumber, type DecimalSign } from 'kept/shared/src/domain/imports/cells/cell-number';
import type { SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
export interface DecimalEvidence {
    sign: DecimalSign | null;
    unclear: string | null;
}
export function decimalEvidence(cells: Iterable<SheetCell | null | undefined>): DecimalEvidence;
export function valueUnder({ value, grouped, sign: own }: CellNumber, sign: DecimalSign | null): number | null;
}

declare module 'kept/shared/src/domain/imports/cells/decoded-text' {
export function decodedText(bytes: Uint8Array): string;
}

declare module 'kept/shared/src/domain/imports/cells/month-names' {
export function monthNamed(word: string): number | null;
}

declare module 'kept/shared/src/domain/imports/cells/plain-text' {
export const plain: (text: string) => string;
export function hasWord(text: string, words: readonly string[]): boolean;
export function isWord(text: string): boolean;
}

declare module 'kept/shared/src/domain/imports/cells/sheet' {
export type SheetCell = ({
    kind: 'text';
    text: string;
}
 | {
    kind: 'number';
    value: number;
    format: string | null;
}
 | {
    kind: 'date';
    date: string | null;
    time: string | null;
}
 | {
    kind: 'error';
    text: string;
}) & {
    spread?: true;
};
export interface SheetLine {
    row: number;
    isHidden: boolean;
    cells: readonly (SheetCell | null)[];
    addresses?: Readonly<Record<number, string>>;
}
export interface Sheet {
    name: string;
    file?: string;
    isHidden: boolean;
    rows: readonly SheetLine[];
}
export function columnLetters(index: number): string;
export function cellAddress(row: number, column: number): string;
export function addressIn({ row, addresses }: SheetLine, column: number): string;
export function shownText(cell: SheetCell | null | undefined): string;
export function isBlank(cell: SheetCell | null | undefined): boolean;
}

declare module 'kept/shared/src/domain/imports/cells/with-year' {
import type { CellDate } from 'kept/shared/src/domain/imports/cells/cell-date';
export function withYear(dates: readonly (CellDate | null)[], year: number | null): (CellDate | null)[];
export function likelyYear(dates: readonly (CellDate | null)[], today: string): number | null;
}

declare module 'kept/shared/src/domain/imports/cells/year-first' {
import type { CellDate } from 'kept/shared/src/domain/imports/cells/cell-date';
export interface ShortDate {
    yearFirst: string | null;
    yearLast: string | null;
}
export function areYearsFirst(dates: readonly ShortDate[], today: string): 'sure' | 'open' | 'no';
export function withYearsFirst(columns: readonly (readonly (CellDate | null)[])[], today: string): readonly (readonly (CellDate | null)[])[];
}

declare module 'kept/shared/src/domain/imports/import-readings' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import { type AllDates } from 'kept/shared/src/domain/imports/all-dates';
import type { ImportAnswers, ImportQuestion } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type ImportLine, type RowState } from 'kept/shared/src/domain/imports/import-row';
import { type NamedMeter } from 'kept/shared/src/domain/imports/meter-answers';
import type { PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
import type { Sheet } from 'kept/shared/src/domain/imports/cells/sheet';
import { type UnreadSheet } from 'kept/shared/src/domain/imports/unread-sheets';
import { type TableLayout } from 'kept/shared/src/domain/imports/tables/table-layout';
export interface ImportContext {
    plots: readonly PlotName[];
    meters?: readonly NamedMeter[] | undefined;
    clock: FarmClock;
    now: number;
    known: ReadonlySet<string>;
    answers: ImportAnswers;
}
export interface ReadingImport {
    layouts: readonly TableLayout[];
    dates: AllDates['read'];
    questions: readonly ImportQuestion[];
    rows: readonly ImportLine[];
    counts: Readonly<Record<RowState, number>>;
    unread: readonly UnreadSheet[];
}
export function importReadings(sheets: readonly Sheet[], context: ImportContext): ReadingImport;
export function importInSteps(sheets: readonly Sheet[], context: ImportContext): Generator<number, ReadingImport>;
}

declare module 'kept/shared/src/domain/imports/import-row-reader' {
import type { FarmClock } from 'kept/shared/src/domain/farm-time';
import type { DecimalSign } from 'kept/shared/src/domain/imports/cells/cell-number';
import type { WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type ImportLine } from 'kept/shared/src/domain/imports/import-row';
import type { MeterFinder } from 'kept/shared/src/domain/imports/meter-answers';
import type { ResolvedPlot } from 'kept/shared/src/domain/imports/plot-answers';
import { type RowDate } from 'kept/shared/src/domain/imports/row-date';
import { type SheetLine } from 'kept/shared/src/domain/imports/cells/sheet';
import type { TableLayout, ValueColumn } from 'kept/shared/src/domain/imports/tables/table-layout';
export interface RowContext {
    answers: ImportAnswers;
    clock: FarmClock;
    now: number;
    sign: DecimalSign | null;
    units: Readonly<Record<string, WrittenUnit | null>>;
    meters: MeterFinder | null;
}
export interface RowPlace {
    layout: TableLayout;
    row: SheetLine;
    columns: readonly ValueColumn[];
    plot: ResolvedPlot;
    date: RowDate | null;
    key: string;
}
export function readLine({ layout, row, columns, plot, date, key }: RowPlace, context: RowContext): ImportLine;
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
export function problemKey(code: RowCode, field: ReadingField | null): string;
}

declare module 'kept/shared/src/domain/imports/known-readings' {
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type ImportLine } from 'kept/shared/src/domain/imports/import-row';
export class Known {
    #private;
    constructor(known: ReadonlySet<string>);
    judge(row: ImportLine, answers: ImportAnswers): ImportLine;
}
}

declare module 'kept/shared/src/domain/imports/meter-answers' {
import type { Meter } from '@seguia/openapi';
import type { RowValues } from 'kept/shared/src/domain/imports/read-values';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
export interface NamedMeter {
    id: string;
    name: string;
    serialNumber?: string | null | undefined;
}
export class MeterFinder {
    #private;
    constructor(meters: readonly NamedMeter[], { meters: answers }: Pick<ImportAnswers, 'meters'>);
    unknown(): {
        name: string;
        measures: Meter['kind'];
    }[];
    idOf(text: string, values: RowValues): string | null;
}
}

declare module 'kept/shared/src/domain/imports/open-questions' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import type { Meter } from '@seguia/openapi';
import type { ColumnUnits } from 'kept/shared/src/domain/imports/tables/column-units';
import type { DecimalEvidence } from 'kept/shared/src/domain/imports/cells/decimal-sign';
import type { ImportAnswers, ImportQuestion } from 'kept/shared/src/domain/imports/tables/import-answers';
import type { ImportLine } from 'kept/shared/src/domain/imports/import-row';
import type { AllDates } from 'kept/shared/src/domain/imports/all-dates';
import type { TableLayout } from 'kept/shared/src/domain/imports/tables/table-layout';
interface Found {
    layouts: readonly TableLayout[];
    rows: readonly ImportLine[];
    dates: AllDates;
    decimal: DecimalEvidence;
    units: ColumnUnits;
    plots: readonly {
        name: string;
        suggested: string | null;
    }[];
    meters: readonly {
        name: string;
        measures: Meter['kind'];
    }[];
    answers: ImportAnswers;
    clock: FarmClock;
}
export function openQuestions(found: Found): ImportQuestion[];
export {};
}

declare module 'kept/shared/src/domain/imports/own-workbook' {
export const readingsMark = "seguia_readings";
export function sheetOfPlace(place: string): string;
}

declare module 'kept/shared/src/domain/imports/plot-answers' {
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type RowProblem } from 'kept/shared/src/domain/imports/import-row';
import { type PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
export interface ResolvedPlot {
    id: string | null;
    name: string;
    isLeft: boolean;
    problems: readonly Omit<RowProblem, 'cell'>[];
}
export class PlotFinder {
    #private;
    constructor(plots: readonly PlotName[], answers: ImportAnswers);
    unknown(): {
        name: string;
        suggested: string | null;
    }[];
    has(name: string): boolean;
    byId(id: string): ResolvedPlot;
    byName(name: string, isAbove?: boolean): ResolvedPlot;
}
}

declare module 'kept/shared/src/domain/imports/read-reading' {
import type { ReadingBody } from '@seguia/openapi';
import type { FarmClock } from 'kept/shared/src/domain/farm-time';
import { type RowProblem } from 'kept/shared/src/domain/imports/import-row';
import { type RowValues } from 'kept/shared/src/domain/imports/read-values';
export function bodyOf(place: Pick<ReadingBody, 'plotId' | 'date' | 'time' | 'meterId'>, values: RowValues, note: string | null): ReadingBody;
export function volumeProblem(values: RowValues, cell: string): RowProblem | null;
export function ruleProblems(body: ReadingBody, clock: FarmClock, now: number, cell: string): RowProblem[];
}

declare module 'kept/shared/src/domain/imports/read-values' {
import { type DecimalSign } from 'kept/shared/src/domain/imports/cells/cell-number';
import type { WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import type { ValueField } from 'kept/shared/src/domain/imports/tables/columns';
import { type RowProblem } from 'kept/shared/src/domain/imports/import-row';
import { type SheetLine } from 'kept/shared/src/domain/imports/cells/sheet';
import type { ValueColumn } from 'kept/shared/src/domain/imports/tables/table-layout';
export type RowValues = Partial<Record<ValueField, number>>;
export interface ReadValues {
    values: RowValues;
    problems: readonly RowProblem[];
    first: string | null;
}
export const drop: {
    readonly id: 'drop';
    readonly kind: 'drop';
};
export const take: {
    readonly id: 'take';
    readonly kind: 'take';
};
export function readValues(sheet: string, row: SheetLine, columns: readonly ValueColumn[], { sign, units }: {
    sign: DecimalSign | null;
    units: Readonly<Record<string, WrittenUnit | null>>;
}): ReadValues;
}

declare module 'kept/shared/src/domain/imports/reading-key' {
import type { ReadingBody } from '@seguia/openapi';
export function minuteKey({ plotId, date, time }: Pick<ReadingBody, 'plotId' | 'date' | 'time'>): string;
export function readingKey(body: ReadingBody): string;
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
export function layoutText(sheets: readonly {
    rows: readonly {
        cells: readonly string[];
    }[];
}[]): string;
export function recipeOf(answers: ImportAnswers, file: string, sheets: readonly string[]): Recipe | null;
export function answersOf({ answers }: Recipe, sheets: readonly string[]): ImportAnswers;
}

declare module 'kept/shared/src/domain/imports/row-date' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import type { ReadDate } from 'kept/shared/src/domain/imports/cells/date-order';
import { type RowCode, type RowProblem, type RowRepair } from 'kept/shared/src/domain/imports/import-row';
import { type SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
export interface RowDate extends ReadDate {
    time?: string;
    problem: {
        code: RowCode;
        repairs: readonly RowRepair[];
    } | null;
}
export function datesDown(cells: readonly (SheetCell | null)[], read: readonly (ReadDate | null)[]): (RowDate | null)[];
export function timeOfLine(time: SheetCell | null | undefined, date: SheetCell | null | undefined): string | null | undefined;
export function onFarmClock(date: string, time: string, zone: string | null, clock: FarmClock): import("../farm-time.ts").FarmMoment;
export function hiddenProblem(cell: string): RowProblem;
}

declare module 'kept/shared/src/domain/imports/table-rows' {
import type { LooseLine } from 'kept/shared/src/domain/imports/tables/find-tables';
import { type ImportLine } from 'kept/shared/src/domain/imports/import-row';
import { type RowContext } from 'kept/shared/src/domain/imports/import-row-reader';
import type { PlotFinder } from 'kept/shared/src/domain/imports/plot-answers';
import type { RowDate } from 'kept/shared/src/domain/imports/row-date';
import type { TableLayout } from 'kept/shared/src/domain/imports/tables/table-layout';
export function rowsOfTable(layout: TableLayout, dates: readonly (RowDate | null)[], finder: PlotFinder, context: RowContext): Generator<ImportLine>;
export function outsideLine({ sheet, row }: LooseLine): ImportLine;
}

declare module 'kept/shared/src/domain/imports/tables/agree-volumes' {
import type { SheetLine } from 'kept/shared/src/domain/imports/cells/sheet';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import type { WeighedColumn } from 'kept/shared/src/domain/imports/tables/weighed-column';
export function agreeVolumes(rows: readonly SheetLine[], columns: readonly WeighedColumn[], answers: ImportAnswers): readonly WeighedColumn[];
}

declare module 'kept/shared/src/domain/imports/tables/beside-values' {
import type { Quantity } from 'kept/shared/src/domain/readings/quantities';
import { type ValueField } from 'kept/shared/src/domain/imports/tables/columns';
import { type Points } from 'kept/shared/src/domain/imports/tables/evidence';
export function foreign(whole: string, head: string, quantity: Quantity | null): Points;
export function unknownPoints(whole: string, kinds: readonly ValueField[]): Points;
export function whenPoints(own: string): Points;
export function placePoints(own: string): Points;
}

declare module 'kept/shared/src/domain/imports/tables/choose-places' {
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import type { SheetTable } from 'kept/shared/src/domain/imports/tables/sheet-table';
import type { WeighedColumn } from 'kept/shared/src/domain/imports/tables/weighed-column';
export function choosePlaces(table: SheetTable, columns: readonly WeighedColumn[], answers: ImportAnswers): readonly WeighedColumn[];
export function withoutDailyMeans({ rows }: SheetTable, columns: readonly WeighedColumn[], answers: ImportAnswers): readonly WeighedColumn[];
}

declare module 'kept/shared/src/domain/imports/tables/column-names' {
export const columnNames: {
    date: readonly string[];
    stamp: readonly string[];
    otherDay: readonly string[];
    time: readonly string[];
    plot: readonly string[];
    meter: readonly string[];
    note: readonly string[];
    intake: readonly string[];
    solution: readonly string[];
    drain: readonly string[];
    volume: readonly string[];
    count: readonly string[];
    notMeasured: readonly string[];
    elsewhere: readonly string[];
    store: readonly string[];
    other: readonly string[];
    mean: readonly string[];
    dripper: readonly string[];
    whole: readonly string[];
    neutral: readonly string[];
    total: readonly string[];
    parameter: readonly string[];
    value: readonly string[];
    unit: readonly string[];
    ec: readonly string[];
    percent: readonly string[];
    ph: readonly string[];
};
}

declare module 'kept/shared/src/domain/imports/tables/column-units' {
import { type DecimalSign } from 'kept/shared/src/domain/imports/cells/cell-number';
import { type CellUnit, type WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type ValueField } from 'kept/shared/src/domain/imports/tables/columns';
import type { SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
import { type TableLayout } from 'kept/shared/src/domain/imports/tables/table-layout';
export function unitsFor(field: ValueField): readonly CellUnit[];
export function unitOfValues(field: ValueField, cells: readonly (SheetCell | null)[], sign?: DecimalSign | null): {
    unit: CellUnit | null;
    suggested: CellUnit | null;
};
export function toStoredUnit(field: ValueField, value: number, unit: WrittenUnit | null): number | null;
export interface ColumnUnits {
    units: Readonly<Record<string, WrittenUnit | null>>;
    open: readonly {
        key: string;
        head: string;
        options: readonly CellUnit[];
        suggested: CellUnit | null;
    }[];
}
export function unitsOfColumns(layouts: readonly TableLayout[], answers: ImportAnswers, sign: DecimalSign | null): ColumnUnits;
}

declare module 'kept/shared/src/domain/imports/tables/columns' {
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
import { type Quantity } from 'kept/shared/src/domain/readings/quantities';
import type { WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
export const volumeFields: readonly ['totalDrained', 'totalGiven', 'intakePerDripper', 'dripperCount'];
export type VolumeField = (typeof volumeFields)[number];
export type ValueField = MeasuredField | VolumeField;
export const valueFields: readonly ValueField[];
export type ColumnKind = ValueField | 'date' | 'time' | 'plot' | 'meter' | 'note' | 'nothing';
export const columnKinds: readonly ColumnKind[];
export interface HeadMeaning {
    kind: ColumnKind;
    second: ColumnKind | null;
    points: Readonly<Partial<Record<ColumnKind, number>>>;
    unit: WrittenUnit | null;
    zone: string | null;
    plotId: string | null;
}
export function isValueField(kind: ColumnKind): kind is ValueField;
export function isVolume(kind: string): kind is VolumeField;
export type UnitKind = 'ec' | 'percent' | 'volume' | 'none';
export function unitKindOf(field: ValueField): UnitKind;
export const plainQuantities: readonly Quantity[];
}

declare module 'kept/shared/src/domain/imports/tables/evidence' {
import type { ColumnKind } from 'kept/shared/src/domain/imports/tables/columns';
export type Points = Partial<Record<ColumnKind, number>>;
export const weights: {
    readonly isName: 9;
    readonly hasName: 7;
    readonly isStamp: 6;
    readonly otherDay: -9;
    readonly isNameOfOther: 4;
    readonly quantity: 6;
    readonly water: 3;
    readonly solution: 2;
    readonly noWater: {
        readonly intake: 1;
        readonly drain: 0;
    };
    readonly unknownWord: -3;
    readonly nothing: {
        readonly headed: 5;
        readonly headless: 3;
    };
    readonly otherWater: 8;
    readonly otherPlace: 10;
    readonly otherQuantity: 12;
    readonly formOfAll: 9;
    readonly formFits: 6;
    readonly formMay: -2;
    readonly unknownHead: -2;
    readonly formOfFew: -10;
    readonly outOfRange: -6;
};
export interface Verdict {
    kind: ColumnKind;
    second: ColumnKind | null;
}
export function weigh(points: Points): Verdict;
export function add(...lists: readonly Points[]): Points;
}

declare module 'kept/shared/src/domain/imports/tables/find-tables' {
import { type Sheet, type SheetLine } from 'kept/shared/src/domain/imports/cells/sheet';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import { type PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
import type { SheetTable } from 'kept/shared/src/domain/imports/tables/sheet-table';
export interface LooseLine {
    sheet: string;
    row: SheetLine;
}
export interface FoundTables {
    tables: readonly SheetTable[];
    loose: readonly LooseLine[];
}
export function findTables(sheets: readonly Sheet[], plots: readonly PlotName[], heads: ImportAnswers['heads']): FoundTables;
}

declare module 'kept/shared/src/domain/imports/tables/head-meaning' {
import { type WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import { type HeadMeaning } from 'kept/shared/src/domain/imports/tables/columns';
import { type PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
export function meaningOf(head: string, above: string, plots: readonly PlotName[], unitBelow?: WrittenUnit | null): HeadMeaning | null;
export function isUseful({ kind, second }: HeadMeaning): boolean;
}

declare module 'kept/shared/src/domain/imports/tables/head-row' {
import { type WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import { type SheetLine } from 'kept/shared/src/domain/imports/cells/sheet';
import { type PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
import type { SheetTable } from 'kept/shared/src/domain/imports/tables/sheet-table';
export type Head = Pick<SheetTable, 'sheet' | 'headRow' | 'columns'>;
export interface HeadPlace {
    sheet: string;
    row: SheetLine;
    above: readonly SheetLine[];
    below: SheetLine | null;
    plots: readonly PlotName[];
}
export function headOf(place: HeadPlace): Head | null;
export function markedHead(place: HeadPlace): Head;
export function unitsBelow(row: SheetLine): Readonly<Record<number, WrittenUnit>> | null;
export function withUnits(head: Head, units: Readonly<Record<number, WrittenUnit>>, plots: readonly PlotName[]): Head;
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
export const noAnswers: ImportAnswers;
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
}

declare module 'kept/shared/src/domain/imports/tables/one-value-a-row' {
import type { PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
import type { SheetTable } from 'kept/shared/src/domain/imports/tables/sheet-table';
export function oneValueARow(table: SheetTable, plots: readonly PlotName[]): SheetTable;
}

declare module 'kept/shared/src/domain/imports/tables/plot-names' {
export interface PlotName {
    id: string;
    name: string;
}
export function plotNamed(text: string, plots: readonly PlotName[]): PlotName | null;
export function plotNameIn(text: string, plots: readonly PlotName[]): PlotName | null;
export function likelyPlot(text: string, plots: readonly PlotName[]): PlotName | null;
export function plotTitle(text: string): string | null;
}

declare module 'kept/shared/src/domain/imports/tables/plots-across' {
import { type SheetLine } from 'kept/shared/src/domain/imports/cells/sheet';
import { type PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
import type { SheetTable } from 'kept/shared/src/domain/imports/tables/sheet-table';
export function isPlotsAcross(row: SheetLine, below: SheetLine | null, plots: readonly PlotName[]): boolean;
export function withPlotsAcross(table: SheetTable, names: readonly string[], plots: readonly PlotName[]): SheetTable;
}

declare module 'kept/shared/src/domain/imports/tables/sheet-table' {
import type { SheetLine } from 'kept/shared/src/domain/imports/cells/sheet';
import type { HeadMeaning } from 'kept/shared/src/domain/imports/tables/columns';
export interface TableColumn {
    index: number;
    key: string;
    head: string;
    meaning: HeadMeaning | null;
    plotName?: string;
    ofPlot?: true;
}
export interface SheetTable {
    key: string;
    sheet: string;
    headRow: number;
    columns: readonly TableColumn[];
    rows: readonly SheetLine[];
    place: number;
    plotName: string | null;
    measure: HeadMeaning | null;
}
}

declare module 'kept/shared/src/domain/imports/tables/side-by-side' {
import type { SheetTable } from 'kept/shared/src/domain/imports/tables/sheet-table';
export function sideBySide(table: SheetTable): SheetTable[];
}

declare module 'kept/shared/src/domain/imports/tables/table-layout' {
import type { WrittenUnit } from 'kept/shared/src/domain/imports/cells/cell-units';
import { type SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
import { type ColumnKind, type ValueField } from 'kept/shared/src/domain/imports/tables/columns';
import type { ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
import type { PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
import type { SheetTable } from 'kept/shared/src/domain/imports/tables/sheet-table';
export interface ValueColumn {
    index: number;
    key: string;
    head: string;
    field: ValueField;
    unit: WrittenUnit | null;
    plotId: string | null;
    plotName: string | null;
}
export interface ShownColumn {
    key: string;
    index: number;
    head: string;
    kind: ColumnKind;
    between: readonly ColumnKind[];
    samples: readonly string[];
}
export interface TableLayout {
    table: SheetTable;
    date: number | null;
    time: number | null;
    plot: number | null;
    meter: number | null;
    notes: readonly number[];
    values: readonly ValueColumn[];
    columns: readonly ShownColumn[];
    zone: string | null;
}
export function layoutOf(table: SheetTable, plots: readonly PlotName[], answers: ImportAnswers): TableLayout;
export function withoutMeters(layout: TableLayout): TableLayout;
export function cellsOf({ rows }: SheetTable, index: number): (SheetCell | null)[];
}

declare module 'kept/shared/src/domain/imports/tables/value-forms' {
import { type SheetCell } from 'kept/shared/src/domain/imports/cells/sheet';
import { type Points } from 'kept/shared/src/domain/imports/tables/evidence';
import { type PlotName } from 'kept/shared/src/domain/imports/tables/plot-names';
export function formPoints(cells: readonly (SheetCell | null)[], plots: readonly PlotName[]): Points;
export function isSurelyDate(cell: SheetCell): boolean;
}

declare module 'kept/shared/src/domain/imports/tables/weighed-column' {
import type { ColumnKind } from 'kept/shared/src/domain/imports/tables/columns';
import type { Points } from 'kept/shared/src/domain/imports/tables/evidence';
import type { TableColumn } from 'kept/shared/src/domain/imports/tables/sheet-table';
export interface WeighedColumn extends TableColumn {
    points: Points;
    kind: ColumnKind;
    between: readonly ColumnKind[];
}
}

declare module 'kept/shared/src/domain/imports/unread-sheets' {
import { type Sheet } from 'kept/shared/src/domain/imports/cells/sheet';
import type { TableLayout } from 'kept/shared/src/domain/imports/tables/table-layout';
export type UnreadCode = 'no_heads' | 'dates_across' | 'no_date' | 'no_values' | 'no_numbers';
export interface UnreadSheet {
    sheet: string;
    code: UnreadCode;
}
export function unreadSheets(sheets: readonly Sheet[], layouts: readonly TableLayout[]): UnreadSheet[];
}

declare module 'kept/shared/src/domain/instructions/instruction-merge' {
import type { Upon } from 'kept/shared/src/domain/upon';
import { type InstructionValues } from 'kept/shared/src/domain/instructions/instruction';
export function uponTheirs(seen: InstructionValues | null, mine: InstructionValues | null, theirs: InstructionValues | null): Upon<InstructionValues>;
export function mineUponTheirs(seen: InstructionValues | null, mine: InstructionValues | null, theirs: InstructionValues | null): InstructionValues | null;
}

declare module 'kept/shared/src/domain/instructions/instruction' {
export interface InstructionValues {
    plotId: string;
    text: string;
    doneAt: number | null;
    readingId: string | null;
}
export type InstructionOrder = Pick<InstructionValues, 'plotId' | 'text'>;
export const longestInstruction = 200;
export const instructionText: (typed: string) => string;
export const instructionValues: ({ plotId, text, doneAt, readingId }: InstructionValues) => InstructionValues;
export const hasSameOrder: (a: InstructionOrder, b: InstructionOrder) => boolean;
export const isAlikeDone: (a: InstructionValues, b: InstructionValues) => boolean;
}

declare module 'kept/shared/src/domain/meters/calibration-due' {
import { type CalibrationValues } from 'kept/shared/src/domain/meters/calibration-rules';
import { type CalibratedQuantity, type MeterKind } from 'kept/shared/src/domain/meters/meter-rules';
interface DueMeter {
    id: string;
    kind: MeterKind;
    calibrationDays: number;
}
export type LoggedCalibration = CalibrationValues & {
    withdrawnAt?: number | undefined;
};
export interface Due {
    quantity: CalibratedQuantity;
    state: 'never' | 'current' | 'overdue';
    days: number | null;
}
export function newestCalibration<Logged extends LoggedCalibration>(calibrations: readonly Logged[], meterId: string, quantity: CalibratedQuantity, at: number): Logged | null;
export function dueOf(meter: DueMeter, calibrations: readonly LoggedCalibration[], at: number): Due[];
export function worstDue(meter: DueMeter, calibrations: readonly LoggedCalibration[], at: number): Due;
export {};
}

declare module 'kept/shared/src/domain/meters/calibration-rules' {
import { type CalibrationPoint } from 'kept/shared/src/domain/meters/electrode';
import { type CalibratedQuantity, type MeterKind } from 'kept/shared/src/domain/meters/meter-rules';
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
export type CalibrationToNote = Pick<CalibrationValues, 'meterId' | 'at'> & {
    [Field in Exclude<keyof CalibrationValues, 'meterId' | 'at'>]?: CalibrationValues[Field] | undefined;
};
export function normaliseCalibration(noted: CalibrationToNote): CalibrationValues;
export function isCalibrated({ points, slope, cellConstant, ecStandard }: Omit<CalibrationValues, 'meterId' | 'at'>, quantity: CalibratedQuantity): boolean;
export type CalibrationProblemCode = 'date_in_future' | 'nothing_calibrated' | 'not_measured' | 'points_number' | 'points_alike' | 'points_impossible' | 'temperature_impossible' | 'slope_impossible' | 'offset_impossible' | 'cell_constant_impossible' | 'standard_impossible';
export interface CalibrationProblem {
    field: keyof CalibrationValues;
    code: CalibrationProblemCode;
}
export const calibrationLimits: {
    readonly points: {
        readonly low: 2;
        readonly high: 3;
    };
    readonly mv: 1000;
    readonly temperature: {
        readonly low: 0;
        readonly high: 60;
    };
    readonly slope: 150;
    readonly offset: 500;
    readonly cellConstant: 100;
};
export function checkCalibration(noted: CalibrationValues, kind: MeterKind, now: number): CalibrationProblem[];
}

declare module 'kept/shared/src/domain/meters/electrode' {
import type { Bounds } from 'kept/shared/src/domain/readings/quantities';
export interface CalibrationPoint {
    ph: number;
    mv: number | null;
}
export interface Electrode {
    slope: number;
    offset: number;
}
export const soundSlope: Bounds;
export const soundOffset: Bounds;
export const usualBufferTemperature = 25;
export const nernstSlope: (temperature: number) => number;
export function electrodeOf(points: readonly CalibrationPoint[], temperature?: number): Electrode | null;
export type ElectrodeWarning = 'slope_low' | 'slope_high' | 'offset_off';
export function electrodeWarnings({ slope, offset }: {
    slope: number | null;
    offset: number | null;
}): ElectrodeWarning[];
}

declare module 'kept/shared/src/domain/meters/meter-rules' {
import { type NameProblemCode } from 'kept/shared/src/domain/plots/names';
export const calibratedQuantities: readonly ['ec', 'ph'];
export type CalibratedQuantity = (typeof calibratedQuantities)[number];
export const meterKinds: readonly ['ec', 'ph', 'ec_ph'];
export type MeterKind = (typeof meterKinds)[number];
export const quantitiesOf: ({ kind }: {
    kind: MeterKind;
}) => readonly CalibratedQuantity[];
export const measuresQuantity: (meter: {
    kind: MeterKind;
}, quantity: CalibratedQuantity) => boolean;
export const usualCalibrationDays = 30;
export const meterLimits: {
    readonly solutions: 5;
    readonly ph: 14;
    readonly ec: 200;
    readonly days: 366;
};
export interface MeterValues {
    name: string;
    kind: MeterKind;
    serialNumber?: string | null;
    phBuffers?: readonly number[];
    ecStandards?: readonly number[];
    calibrationDays?: number;
    retired?: boolean;
}
export type MeterProblemCode = NameProblemCode | 'serial_number_too_long' | 'buffers_impossible' | 'standards_impossible' | 'calibration_days_impossible';
export interface MeterProblem {
    field: keyof MeterValues;
    code: MeterProblemCode;
}
export function checkMeter(meter: MeterValues, others?: readonly string[]): MeterProblem[];
}

declare module 'kept/shared/src/domain/paging' {
export interface Paging<T> {
    list: readonly T[];
    total: number;
    currentPage: number;
    perPage: number;
}
export interface Page<T> {
    data: readonly T[];
    meta: {
        total: number;
        currentPage: number;
        perPage: number;
    };
}
export function emptyPaging<T>(perPage: number): Paging<T>;
export function hasMore({ total, currentPage, perPage }: Omit<Paging<unknown>, 'list'>): boolean;
export function addPage<T extends {
    id: string;
}>(before: Paging<T>, { data, meta }: Page<T>, first: boolean): Paging<T> | 'duplicates';
export function withoutDoubles<T extends {
    id: string;
}>(before: Paging<T>, { data, meta }: Page<T>): Page<T>;
}

declare module 'kept/shared/src/domain/permissions' {
export const resourceGroups: readonly ['farms', 'accounts', 'plots', 'crops', 'campaigns', 'shipments', 'packing_lines', 'harvests', 'fertirrigation', 'staff', 'collector_devices', 'administration', 'users', 'tools'];
export const actions: readonly ['view', 'create', 'update', 'delete'];
export const roles: readonly ['viewer', 'recorder', 'manager'];
export type ResourceGroup = (typeof resourceGroups)[number];
export type Action = (typeof actions)[number];
export type Role = (typeof roles)[number];
export type Permission = `${ResourceGroup}.${Action}`;
export const allPermissions: readonly Permission[];
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>>;
export function may(permissions: readonly Permission[], permission: Permission): boolean;
export function mayChangeReading(permissions: readonly Permission[], action: 'update' | 'delete', own: boolean): boolean;
}

declare module 'kept/shared/src/domain/photos/photo-limits' {
export const photosOfReading = 3;
export const longestSide = 1600;
export const mostPhotoBytes = 1000000;
export const photoBudget: number;
}

declare module 'kept/shared/src/domain/plantings/crop-kind' {
export type CropKind = 'tomato' | 'raspberry' | 'rose';
export function cropKind(name: string): CropKind | null;
}

declare module 'kept/shared/src/domain/plantings/planting-rules' {
import { type NotedStage, type StageDates } from 'kept/shared/src/domain/plantings/stages';
export type PlantingProblemCode = 'date_invalid' | 'before_planting' | 'after_end' | 'harvest_before_flower' | 'planting_overlaps';
export interface PlantingProblem {
    field: NotedStage | 'to';
    code: PlantingProblemCode;
}
export interface PlantingDates extends StageDates {
    from: string;
    to?: string | null;
}
export function checkPlanting(planting: PlantingDates, later?: readonly string[]): PlantingProblem[];
export interface PlantingSpan {
    from: string;
    to?: string | null;
}
export interface NewPlantingProblem {
    field: PlantingProblem['field'] | 'from';
    code: PlantingProblemCode;
}
export function checkNewPlanting(planting: PlantingDates, others?: readonly PlantingSpan[]): NewPlantingProblem[];
export interface PlantingKey {
    plotId: string;
    cropTypeId: string;
    from: string;
}
export function plantingId({ plotId, cropTypeId, from }: PlantingKey): string;
export function plantingOfId(id: string): PlantingKey | null;
}

declare module 'kept/shared/src/domain/plantings/stages' {
export const notedStages: readonly ['firstFlower', 'firstHarvest', 'topped'];
export type NotedStage = (typeof notedStages)[number];
export type Stage = 'planted' | NotedStage;
export const stages: readonly Stage[];
export type StageDates = {
    [Of in NotedStage]?: string | null;
};
export interface StagedPlanting extends StageDates {
    from: string;
    to: string | null;
}
export function stagesOfCrop(cropName: string): readonly Stage[];
export function stageBegins(planting: StagedPlanting, stage: Stage): string | null;
export function stageOn(planting: StagedPlanting, date: string): Stage | null;
}

declare module 'kept/shared/src/domain/plantings/target-fields' {
import { type MeasuredField, type Side } from 'kept/shared/src/domain/readings/measures';
import { type Quantity, type Range } from 'kept/shared/src/domain/readings/quantities';
export type TargetField = MeasuredField | 'ecDifference';
export const targetFields: readonly TargetField[];
export function isTarget(field: string): field is TargetField;
export function quantityOfTarget(field: TargetField): Quantity;
export function sideOfTarget(field: TargetField): Side;
export function byTarget<T>(make: (field: TargetField) => T): Record<TargetField, T>;
export function wholeBand<B extends {
    from: string;
}>(band: B): B;
export function possibleLimits(field: TargetField): Range;
export function isPossibleLimit(field: TargetField, value: number): boolean;
}

declare module 'kept/shared/src/domain/plots/names' {
export const maxNameLength = 80;
export const tidyName: (text: string) => string;
export const nameKey: (name: string) => string;
export const isSameName: (a: string, b: string) => boolean;
export type NameProblemCode = 'name_missing' | 'name_too_long' | 'name_taken';
export function checkName(name: string, others: readonly string[]): NameProblemCode | null;
}

declare module 'kept/shared/src/domain/readings/drain-percent' {
import type { VolumeUnit } from 'kept/shared/src/domain/units';
export interface DripperVolumes {
    totalDrained: number | null | undefined;
    intakePerDripper: number | null | undefined;
    dripperCount: number | null | undefined;
    dripperUnit: VolumeUnit | null | undefined;
    drainedUnit?: VolumeUnit | null;
}
export function drainPercent(volumes: DripperVolumes): number | null;
export interface DrainShare extends DripperVolumes {
    drainPercent: number | null;
}
export interface DrainMean {
    value: number;
    kind: 'weighted' | 'plain';
    count: number;
}
export function meanDrainPercent(shares: readonly DrainShare[]): DrainMean | null;
export function millilitres(volumes: DripperVolumes): {
    drained: number;
    given: number;
} | null;
}

declare module 'kept/shared/src/domain/readings/measures' {
import { type Bounds, type Quantity } from 'kept/shared/src/domain/readings/quantities';
export type Side = 'intake' | 'drain';
interface Measure {
    side: Side;
    quantity: Quantity;
    usual: Bounds;
    entry: 'typed' | 'drippers';
    aggregation: 'mean' | 'median' | 'drained' | 'volume';
}
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
export const measuredFields: readonly MeasuredField[];
export function isMeasure(field: string): field is MeasuredField;
export type MeasuredValues = Record<MeasuredField, number | null>;
export function byMeasure<T>(make: (field: MeasuredField) => T): Record<MeasuredField, T>;
export function measureOf(field: MeasuredField): Measure;
export function quantityOf(field: MeasuredField): Quantity;
export function sideOf(field: MeasuredField): Side;
export function isByVolume(field: MeasuredField): boolean;
export function isWeighted(field: MeasuredField): boolean;
export function isMedian(field: MeasuredField): boolean;
export function measureAt(side: Side, quantity: Quantity): MeasuredField | undefined;
export function isPossible(field: MeasuredField, value: number): boolean;
export function isUsual(field: MeasuredField, value: number): boolean;
export {};
}

declare module 'kept/shared/src/domain/readings/normalise-reading' {
import type { Reading, ReadingBody } from '@seguia/openapi';
import { type BodyField } from 'kept/shared/src/domain/readings/reading-fields';
export function wholeReading<R extends Pick<Reading, 'id'>>(reading: R): R;
export type CompleteBody = {
    [Field in BodyField]-?: Exclude<ReadingBody[Field], undefined>;
} & Pick<ReadingBody, 'timestamp'>;
export function normaliseReading(body: ReadingBody): CompleteBody;
export function enteredReading(body: ReadingBody): CompleteBody;
export function completeBody(body: ReadingBody): CompleteBody;
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
export type SentCode = CodeOf<{
    severity: 'refused';
}>;
export function isSentCode(code: string): code is SentCode;
export {};
}

declare module 'kept/shared/src/domain/readings/quantities' {
import type { QuestionCode, RefusedCode } from 'kept/shared/src/domain/readings/problem-codes';
export interface Range {
    readonly low: number;
    readonly high: number;
}
export interface Bounds extends Range {
    readonly source: string;
}
export const product10 = "docs/product.md, section 10";
export type Jump = {
    readonly share: number;
} | {
    readonly step: number;
};
interface QuantityRules {
    unit: string | null;
    decimals: number;
    leastSpan: number;
    possible: Bounds;
    digitsBeforeMark?: number;
    digitsAfterMark?: number;
    jump: Jump;
    mistakenUnit?: 1000;
    codes: {
        below: RefusedCode;
        above: RefusedCode;
        unusual: QuestionCode;
        warned?: {
            above: number;
            code: QuestionCode;
        };
    };
}
export const quantities: {
    readonly ec: {
        readonly unit: 'mS/cm';
        readonly decimals: 2;
        readonly leastSpan: 1;
        readonly possible: {
            readonly low: 0;
            readonly high: 20;
            readonly source: "docs/product.md, section 10";
        };
        readonly digitsBeforeMark: 1;
        readonly digitsAfterMark: 1;
        readonly jump: {
            readonly share: 0.25;
        };
        readonly mistakenUnit: 1000;
        readonly codes: {
            readonly below: 'ec_negative';
            readonly above: 'ec_over_20';
            readonly unusual: 'ec_unusual';
        };
    };
    readonly ph: {
        readonly unit: null;
        readonly decimals: 2;
        readonly leastSpan: 1;
        readonly possible: {
            readonly low: 0;
            readonly high: 14;
            readonly source: 'the scale of pH in water; docs/product.md, section 10';
        };
        readonly digitsBeforeMark: 1;
        readonly digitsAfterMark: 1;
        readonly jump: {
            readonly step: 0.5;
        };
        readonly codes: {
            readonly below: 'ph_out_of_range';
            readonly above: 'ph_out_of_range';
            readonly unusual: 'ph_unusual';
        };
    };
    readonly percent: {
        readonly unit: '%';
        readonly decimals: 1;
        readonly leastSpan: 20;
        readonly possible: {
            readonly low: 0;
            readonly high: number;
            readonly source: "docs/product.md, section 10";
        };
        readonly digitsAfterMark: 0;
        readonly jump: {
            readonly share: 0.5;
        };
        readonly codes: {
            readonly below: 'percent_negative';
            readonly above: 'percent_negative';
            readonly unusual: 'percent_over_60';
            readonly warned: {
                readonly above: 100;
                readonly code: 'percent_over_100';
            };
        };
    };
};
export type Quantity = keyof typeof quantities;
export function rulesOf(quantity: Quantity): QuantityRules;
export {};
}

declare module 'kept/shared/src/domain/readings/reading-drippers' {
import type { ReadingBody } from '@seguia/openapi';
import { type ReadingProblem } from 'kept/shared/src/domain/readings/reading-problem';
export function checkDrippers(body: ReadingBody): ReadingProblem[];
}

declare module 'kept/shared/src/domain/readings/reading-fields' {
import type { ReadingBody } from '@seguia/openapi';
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
export type BodyField = Exclude<keyof ReadingBody, 'timestamp'>;
export const dripperNumbers: readonly ['totalDrained', 'intakePerDripper', 'dripperCount'];
export const dripperFields: readonly ["totalDrained", "intakePerDripper", "dripperCount", "dripperUnit"];
export type DripperNumber = (typeof dripperNumbers)[number];
export type DripperField = (typeof dripperFields)[number];
export const typedMeasures: ("drainEc" | "drainPercent" | "drainPh" | "intakeEc" | "intakePh")[];
export const dripperMeasures: ("drainEc" | "drainPercent" | "drainPh" | "intakeEc" | "intakePh")[];
export const sides: readonly ["intake", "drain"];
export const typedBySide: ("drainEc" | "drainPercent" | "drainPh" | "intakeEc" | "intakePh")[];
export const firstTyped: MeasuredField;
export function isCalculated(field: string): boolean;
export const readingFields: readonly ["plotId", "date", "time", ...("drainEc" | "drainPercent" | "drainPh" | "entryType" | "intakeEc" | "intakePh")[], "totalDrained", "intakePerDripper", "dripperCount", "dripperUnit", "meterId", "note"];
export const fieldGroups: readonly (readonly BodyField[])[];
export const fieldOnWire: (name: string) => BodyField | undefined;
}

declare module 'kept/shared/src/domain/readings/reading-fixes' {
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
export type ReadingFix = Division | {
    kind: 'swap';
    values: Partial<Record<MeasuredField, number>>;
};
interface Division {
    kind: 'divide';
    divisor: 10 | 100 | 1000;
    values: Partial<Record<MeasuredField, number>>;
}
export function fixesForTooLarge(field: MeasuredField, value: number, compared: number | null | undefined): Division[];
interface Pair {
    ec: MeasuredField;
    ph: MeasuredField;
}
export function swapFix({ ec, ph }: Pair, ecValue: unknown, phValue: unknown): ReadingFix | null;
export {};
}

declare module 'kept/shared/src/domain/readings/reading-limits' {
export const earliestUsualDate = "2000-01-01";
export const manyDrippers = 100;
export const maxNoteLength = 2000;
export const clockGrace = 900;
}

declare module 'kept/shared/src/domain/readings/reading-merge' {
import type { ReadingBody } from '@seguia/openapi';
import { type CompleteBody } from 'kept/shared/src/domain/readings/normalise-reading';
import { type BodyField } from 'kept/shared/src/domain/readings/reading-fields';
export function fieldsWith(field: BodyField): readonly BodyField[];
export function differingFields(a: ReadingBody, b: ReadingBody): BodyField[];
export function withFields(into: ReadingBody, from: ReadingBody, fields: readonly BodyField[]): CompleteBody;
export function mergeChange(seen: ReadingBody | undefined, mine: ReadingBody, theirs: ReadingBody): CompleteBody;
}

declare module 'kept/shared/src/domain/readings/reading-problem' {
import type { MeasuredField } from 'kept/shared/src/domain/readings/measures';
import type { QuestionCode, RefusedCode } from 'kept/shared/src/domain/readings/problem-codes';
import type { DripperField } from 'kept/shared/src/domain/readings/reading-fields';
import type { ReadingFix } from 'kept/shared/src/domain/readings/reading-fixes';
export type ReadingField = MeasuredField | DripperField | 'plotId' | 'date' | 'time' | 'note' | 'values';
export type ReadingProblem = {
    field: ReadingField;
    fixes: readonly ReadingFix[];
} & ({
    severity: 'refused';
    code: RefusedCode;
} | {
    severity: 'ask';
    code: QuestionCode;
});
export function refuse(field: ReadingField, code: RefusedCode, fixes?: readonly ReadingFix[]): {
    field: ReadingField;
    code: RefusedCode;
    severity: "refused";
    fixes: readonly ReadingFix[];
};
export function question(field: ReadingField, code: QuestionCode, fixes?: readonly ReadingFix[]): {
    field: ReadingField;
    code: QuestionCode;
    severity: "ask";
    fixes: readonly ReadingFix[];
};
}

declare module 'kept/shared/src/domain/readings/reading-rules' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import type { CompleteBody } from 'kept/shared/src/domain/readings/normalise-reading';
import { type ReadingProblem } from 'kept/shared/src/domain/readings/reading-problem';
import { type Measured } from 'kept/shared/src/domain/readings/reading-values';
export interface ReadingContext {
    clock: FarmClock;
    now?: number;
    compared?: Measured | null;
}
export function checkReading(body: CompleteBody, context: ReadingContext): ReadingProblem[];
export function isSaveable(problems: readonly ReadingProblem[]): boolean;
}

declare module 'kept/shared/src/domain/readings/reading-values' {
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
import { type ReadingProblem } from 'kept/shared/src/domain/readings/reading-problem';
export type Measured = {
    [Field in MeasuredField]?: number | null | undefined;
};
type Value = number | null | undefined;
export function checkPossible(measured: Measured, compared: Measured | null): ReadingProblem[];
export function checkUnusual(measured: Measured, compared: Measured | null, refused: readonly ReadingProblem[]): ReadingProblem[];
export function isJump(field: MeasuredField, value: number, compared: Value): boolean;
export {};
}

declare module 'kept/shared/src/domain/readings/reading-when' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
import { type ReadingProblem } from 'kept/shared/src/domain/readings/reading-problem';
interface When {
    date: string;
    time: string;
    timestamp?: number | undefined;
}
export function isInstantCoherent({ date, time, timestamp }: When, clock: FarmClock): boolean;
export function checkWhen({ date, time, timestamp }: When, clock: FarmClock, now: number): ReadingProblem[];
export {};
}

declare module 'kept/shared/src/domain/readings/same-reading' {
import type { ReadingBody } from '@seguia/openapi';
export function isSameReading(a: ReadingBody, b: ReadingBody): boolean;
}

declare module 'kept/shared/src/domain/server-address' {
export const isThisMachine: (host: string) => boolean;
export function normaliseAddress(address: string): string;
export function addressFromName(name: string, suffix: string): string;
export function shownName(address: string): string;
export type AddressProblem = 'required' | 'not_an_address' | 'https_only';
export function checkAddress(address: string, pageProtocol: string): AddressProblem | null;
export function checkServerName(name: string): 'required' | 'not_a_name' | null;
}

declare module 'kept/shared/src/domain/texts/remembered' {
export function remembered<T>(make: (text: string) => T, most?: number): (text: string) => T;
}

declare module 'kept/shared/src/domain/units' {
export type EcUnit = 'mS/cm' | 'µS/cm' | 'dS/m';
export const ecUnits: readonly EcUnit[];
export function ecToStored(value: number, unit: EcUnit): number;
export function ecFromStored(value: number, unit: EcUnit): number;
export type VolumeUnit = 'ml' | 'cl' | 'l';
export const volumeUnits: readonly VolumeUnit[];
export function toMillilitres(value: number, unit: VolumeUnit): number;
export function fromMillilitres(value: number, unit: VolumeUnit): number;
export function volumeFromRate(litresPerHour: number, minutes: number, unit: VolumeUnit): number;
}

declare module 'kept/shared/src/domain/upon' {
export type Upon<Values> = 
{
    end: 'dropped';
}
 | {
    end: 'asked';
}
 | {
    end: 'again';
    values: Values | null;
};
}

declare module 'kept/shared/src/domain/uuid' {
export function newId(): string;
export function isId(text: string): boolean;
}

declare module 'kept/shared/src/domain/water/date-column' {
import type { CsvLine } from 'kept/shared/src/domain/imports/cells/csv-lines';
import type { WaterColumn } from 'kept/shared/src/domain/water/water-columns';
interface HeadedColumn {
    head: string;
    column: WaterColumn | null;
}
export function withOneDate(columns: readonly HeadedColumn[], body: readonly CsvLine[]): readonly HeadedColumn[];
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
export const noWaterAnswers: WaterAnswers;
}

declare module 'kept/shared/src/domain/water/water-columns' {
import type { WaterField } from 'kept/shared/src/domain/water/water-quantities';
import { type WaterUnit } from 'kept/shared/src/domain/water/water-units';
export type WaterColumn = {
    holds: 'date';
} | {
    holds: 'plot';
} | ValueColumn;
interface ValueColumn {
    holds: WaterField;
    unit: WaterUnit | null;
    plotId: string | null;
}
export function unitIn(head: string, field: WaterField): WaterUnit | null;
export function columnOf(head: string, plots: readonly {
    id: string;
    name: string;
}[]): WaterColumn | null;
export {};
}

declare module 'kept/shared/src/domain/water/water-date' {
export type FirstOfDate = 'day' | 'month' | 'year';
export function dayOfText(text: string, begins?: FirstOfDate): string | null;
export function firstOfDates(texts: readonly string[], today: string): FirstOfDate;
export interface OpenOrder {
    sample: string;
    dayFirst: string;
    monthFirst: string;
}
export function openOrder(texts: readonly string[], today: string): OpenOrder | null;
}

declare module 'kept/shared/src/domain/water/water-day' {
export interface DayOfPlot {
    date: string;
    plotId: string | null;
}
export function waterDayId({ date, plotId }: DayOfPlot): string;
export function dayOfWaterId(id: string): DayOfPlot | null;
}

declare module 'kept/shared/src/domain/water/water-merge' {
import type { Upon } from 'kept/shared/src/domain/upon';
import { type WaterField, type WaterValues } from 'kept/shared/src/domain/water/water-quantities';
export function mergeWater(seen: WaterValues | null, mine: WaterValues, theirs: WaterValues): {
    values: WaterValues;
    clash: readonly WaterField[];
};
export function waterUponTheirs(seen: WaterValues | null, mine: WaterValues | null, theirs: WaterValues | null): Upon<WaterValues>;
export const mineUponWater: (seen: WaterValues | null, mine: WaterValues | null, theirs: WaterValues | null) => WaterValues | null;
}

declare module 'kept/shared/src/domain/water/water-quantities' {
import { type Bounds } from 'kept/shared/src/domain/readings/quantities';
interface WaterRules {
    unit: string;
    decimals: number;
    example: number;
    possible: Bounds;
    usual: Bounds;
}
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
export const waterFields: readonly WaterField[];
export type WaterValues = Record<WaterField, number | null>;
export function byWaterField<Of>(make: (field: WaterField) => Of): Record<WaterField, Of>;
export const noWater: WaterValues;
export function waterRules(field: WaterField): WaterRules;
export function waterValues(of: {
    [Field in WaterField]?: number | null | undefined;
}): WaterValues;
export function isWaterField(field: string): field is WaterField;
export function meanWater(all: readonly WaterValues[]): WaterValues;
export function hasSameWater(a: WaterValues, b: WaterValues): boolean;
export {};
}

declare module 'kept/shared/src/domain/water/water-units' {
import type { WaterField } from 'kept/shared/src/domain/water/water-quantities';
export const irrigationUnits: readonly ['L/m²', 'mm', 'mL/dripper'];
export const radiationUnits: readonly ['J/cm²', 'MJ/m²', 'Wh/m²', 'kWh/m²'];
export type IrrigationUnit = (typeof irrigationUnits)[number];
export type RadiationUnit = (typeof radiationUnits)[number];
export type WaterUnit = IrrigationUnit | RadiationUnit;
export function unitsOf(field: WaterField): readonly WaterUnit[];
export const possibleDensity: {
    readonly low: 0.5;
    readonly high: 16;
};
export function waterToStored(value: number, unit: WaterUnit, drippersPerSquareMetre: number | null): number | null;
export function waterFromStored(value: number, unit: WaterUnit, drippersPerSquareMetre: number | null): number | null;
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
}

declare module 'kept/shared/src/forms/merge-form' {
export interface Merged<Form> {
    form: Form;
    changed: (keyof Form & string)[];
}
export function mergeForm<Form extends object>(base: Form, mine: Form, theirs: Form): Merged<Form>;
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
}

declare module 'kept/shared/src/forms/use-sheet-form' {
import type { FieldProblem, SheetForm, SheetFormOptions } from 'kept/shared/src/forms/sheet-form';
export function useSheetForm<Typed extends object, Body, Problem extends FieldProblem, Saved>(options: SheetFormOptions<Typed, Body, Problem, Saved>): SheetForm<Typed, Problem>;
}

declare module 'kept/shared/src/i18n/choice' {
import { type Locale } from 'kept/shared/src/i18n/locales';
export const localeCookie = "seguia_locale";
export interface Visit {
    path: string;
    cookies: string;
    stored: Locale | null;
    languages: readonly string[];
}
export function cookieLocale(cookies: string): Locale | null;
export function deviceLocale(languages: readonly string[]): Locale;
export function chooseLocale({ path, cookies, stored, languages }: Visit): {
    locale: Locale;
    redirect: string | null;
    wanted: Locale;
};
export function rawLocale(locale: Locale, languages: readonly string[]): string;
export function regionOf(locale: Locale, raw: string): string;
export function cookieFor(locale: Locale): string;
}

declare module 'kept/shared/src/i18n/define-messages' {
import type { MessageDescriptor } from 'react-intl';
export function defineMessages<Key extends string>(messages: Record<Key, MessageDescriptor>): Record<Key, MessageDescriptor>;
}

declare module 'kept/shared/src/i18n/format' {
import { type FarmClock } from 'kept/shared/src/domain/farm-time';
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
export interface FormatOptions {
    locale: Locale;
    region?: string | undefined;
    ecUnit?: EcUnit;
    clock?: FarmClock;
    now?: () => number;
}
export function createFormat({ locale, region, ecUnit, clock, now: clockNow, }: FormatOptions): Format;
export function formatFor(options: FormatOptions): Format;
}

declare module 'kept/shared/src/i18n/isolate' {
export function isolate(text: string): string;
export function spoken(text: string): string;
export function pieces(text: string): {
    text: string;
    apart: boolean;
}[];
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
export const defaultLocale: Locale;
export function localeEntry(locale: string): LocaleEntry;
export function supportedLocale(tag: string): Locale;
export function matchLocale(tag: string): Locale | null;
export function localeOfPath(path: string): {
    locale: Locale;
    basename: string;
    rest: string;
};
export function pathIn(locale: Locale, path: string): string;
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
}

declare module 'kept/shared/src/platform' {
import 'kept/shared/src/device/local/clear-at-session-end';
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
export { keepUnfinishedAtom, loadUnfinishedAtom, type UnfinishedChange } from 'kept/shared/src/device/outbox/unfinished';
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
export { useUnsentElsewhere, type UnsentElsewhere } from 'kept/shared/src/device/local/unsent-elsewhere';
export { pullAtom, syncNowAtom, syncStatusAtom, type SyncStatus } from 'kept/shared/src/sync/sync-atoms';
export { useCannotFetch, useShowAgain, type FetchDialog } from 'kept/shared/src/sync/cannot-fetch';
export { loadDeletedAtom, loadReadingsAtom, loadRevisionsAtom, restoreReadingAtom, } from 'kept/shared/src/sync/calls/reading-calls';
export { deleteBandAtom, deleteCampaignAtom, saveBandAtom, saveCampaignAtom, savePlantingAtom, } from 'kept/shared/src/sync/calls/farm-writes';
export { writeOnce, type Write, type WriteHeader } from 'kept/shared/src/sync/calls/write-once';
export { loadSeriesAtom, type SeriesAnswer, type SeriesRequest } from 'kept/shared/src/sync/calls/series';
export { FileFaultError, type FileFault } from 'kept/shared/src/sheets/file-fault';
export { openSheetFile, type SheetFile } from 'kept/shared/src/sheets/sheet-file';
export type { ProblemGroup, SheetView } from 'kept/shared/src/sheets/sheet-view';
}

declare module 'kept/shared/src/printing/LogDrippers' {
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
export function LogDrippers({ reading }: {
    reading: DeviceReading;
}): import("react").JSX.Element | null;
}

declare module 'kept/shared/src/printing/LogValue' {
import type { BandState } from 'kept/shared/src/domain/bands';
export function LogValue({ text, state }: {
    text: string | null;
    state: BandState | null;
}): import("react").JSX.Element;
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
import type { IntlShape } from 'react-intl';
import type { Plot, TargetBand } from '@seguia/openapi';
import type { DeviceReading } from 'kept/shared/src/device/database/rows';
import { type MeasuredField } from 'kept/shared/src/domain/readings/measures';
import type { Format } from 'kept/shared/src/i18n/format';
import type { Column } from 'kept/shared/src/ui/layout/DataTable';
export interface LogOf {
    plots: readonly Plot[];
    bands: readonly TargetBand[];
    hasPlots?: boolean | undefined;
    meterOf?: ((reading: DeviceReading) => string | null) | undefined;
    photosOf?: ((reading: DeviceReading) => number) | undefined;
    nameOf: (measure: MeasuredField) => string;
    formatValue: (measure: MeasuredField, value: number) => string;
}
export function logColumns(intl: IntlShape, format: Format, log: LogOf): Column<DeviceReading>[];
}

declare module 'kept/shared/src/printing/use-printing' {
export function usePrint(): () => void;
export function usePrinting(isReady?: boolean): boolean;
}

declare module 'kept/shared/src/session/account/account' {
import type { Profile, Session } from '@seguia/openapi';
export const serverKey = "seguia.server";
export const sessionKey = "seguia.session";
export const profileKey = "seguia.profile";
export function isSession(value: unknown): value is Session;
export function isProfile(value: unknown): value is Profile;
export interface Account {
    server: string;
    id: string;
}
export function accountKey({ server, id }: Account): string;
export function apiBase(endpoint: string): string;
}

declare module 'kept/shared/src/session/account/change-server' {
export const setServerAtom: import("jotai").WritableAtom<null, [endpoint: string], void> & {
    init: null;
};
export const clearServerAtom: import("jotai").WritableAtom<null, [], void> & {
    init: null;
};
}

declare module 'kept/shared/src/session/account/end-session' {
import type { Account } from 'kept/shared/src/session/account/account';
export function onSessionEnd(clear: (account: Account) => void): void;
export function endSession(): void;
}

declare module 'kept/shared/src/session/account/farm-choice' {
import { type Getter } from 'jotai';
import type { Farm } from '@seguia/openapi';
import type { FarmClock } from 'kept/shared/src/domain/farm-time';
export interface FarmChoice {
    farm: Farm | null;
    ask: boolean;
}
export const farmChoiceAtom: import("jotai").WritableAtom<FarmChoice, [FarmChoice], void>;
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
export function readFarmChoice(): FarmChoice;
export function writeFarmChoice(choice: FarmChoice): void;
export function dropFarm(farmerId: string): boolean;
}

declare module 'kept/shared/src/session/account/server' {
export const serverAtom: import("jotai").WritableAtom<string | null, [string | null], void>;
export const serverNameAtom: import("jotai").Atom<string | null>;
export function readServer(): string | null;
export function clearServer(): void;
}

declare module 'kept/shared/src/session/account/session-events' {
export type SessionEvent = {
    kind: 'unauthorized';
} | {
    kind: 'expired';
} | {
    kind: 'logged-out';
} | {
    kind: 'not-subscribed';
    farmerId: string | null;
};
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void;
export function refusedFarm(): {
    farmerId: string | null;
} | null;
export function clearRefusedFarm(): void;
export function broadcastSessionEvent(event: SessionEvent): void;
}

declare module 'kept/shared/src/session/account/session' {
import type { Profile, Session } from '@seguia/openapi';
import { type Account } from 'kept/shared/src/session/account/account';
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
export function readSession(): Session | null;
export function readProfile(): Profile | null;
export function isLoggedIn(): boolean;
export function readAccount(): Account | null;
export const accountKeyAtom: import("jotai").Atom<string | null>;
export function forgetSession(): void;
export function onSessionChange(listener: () => void): () => void;
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
export function callForResponse<R extends Answer>(result: Promise<R>): Promise<{
    data: Exclude<R['data'], undefined>;
    response: Response;
}>;
export function asApiError(error: unknown): unknown;
export function retryAfterSeconds(text: string | null, now: number): number | undefined;
export {};
}

declare module 'kept/shared/src/session/api/api' {
import { type ApiClient } from '@seguia/openapi';
export function fetchAndSetClock(request: Request): Promise<Response>;
export function openClient(endpoint: string): ApiClient;
export function sessionClient(endpoint: string, token: string): ApiClient;
export const apiAtom: import("jotai").Atom<ApiClient>;
}

declare module 'kept/shared/src/session/api/not-found' {
export class NotFoundError extends Error {
    readonly status = 404;
    readonly statusText = "Not Found";
    readonly internal = false;
    readonly data: null;
}
export function notFound(): never;
}

declare module 'kept/shared/src/session/clock/device-clock' {
import { type ClockStamp, type Moment } from 'kept/shared/src/domain/clock-stamp';
export interface Clocks {
    wall(): number;
    steady(): number;
}
export class DeviceClock {
    #private;
    constructor(clocks: Clocks);
    now(): number;
    stamp(): ClockStamp;
    instantOf(stamp: ClockStamp): number;
    settled(stamp: ClockStamp): ClockStamp;
    isSure(): boolean;
    wrongBy(): number | null;
    moment(): Moment;
    readDate(date: string | null, began: Moment): void;
    listen(listener: () => void): () => void;
}
export const deviceClock: DeviceClock;
export function correctedNow(): number;
export function stampNow(): ClockStamp;
export function settledStamp(stamp: ClockStamp): ClockStamp;
export function onClockChange(listener: () => void): () => void;
}

declare module 'kept/shared/src/session/login/capabilities' {
import type { Capability } from 'kept/shared/src/domain/capabilities';
export const capabilitiesAtom: import("jotai").Atom<ReadonlySet<"imports" | "people" | "set-up">>;
export function useCapability(name: Capability): boolean | null;
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
}

declare module 'kept/shared/src/session/login/device-name' {
export function deviceName(): Promise<string>;
}

declare module 'kept/shared/src/session/login/farmers' {
import { type FarmListEntry } from '@seguia/openapi';
import { type Paging } from 'kept/shared/src/domain/paging';
import { ApiError } from 'kept/shared/src/session/api/api-error';
export interface FarmersState extends Paging<FarmListEntry> {
    loading: boolean;
    error: ApiError | null;
}
export const noFarmers: FarmersState;
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

declare module 'kept/shared/src/session/login/logout-call' {
export function sessionClientForLogout(endpoint: string, token: string): void;
}

declare module 'kept/shared/src/session/login/logout' {
export const logoutAtom: import("jotai").WritableAtom<null, [({
    local?: boolean;
} | undefined)?], Promise<void>> & {
    init: null;
};
}

declare module 'kept/shared/src/session/login/own-name' {
export function ownName(): Promise<string | undefined>;
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
}

declare module 'kept/shared/src/session/login/restore' {
export class AuthTokenMissing extends Error {
    constructor();
}
export function checkSession(signal?: AbortSignal): Promise<'valid' | 'invalid'>;
export function fetchProfile(signal?: AbortSignal): Promise<void>;
export function chooseFarm(farmerId: string, signal?: AbortSignal): Promise<void>;
export function loadFarm(): 'chosen' | 'ask';
export function refreshFarm(signal?: AbortSignal): Promise<void>;
export function canOpenOffline(): boolean;
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
}

declare module 'kept/shared/src/session/native/app-folder' {
export class AppFolder {
    #private;
    constructor(name: string);
    names(): Promise<string[]>;
    read(name: string): Promise<string>;
    write(name: string, data: string): Promise<void>;
    writeBytes(name: string, file: Blob): Promise<void>;
    address(): Promise<string>;
    removeAll(): Promise<void>;
    append(name: string, data: string): Promise<void>;
    remove(name: string): Promise<void>;
}
}

declare module 'kept/shared/src/session/native/files-state' {
export type FileWork = 'read' | 'write';
export function noteFiles(work: FileWork, works: boolean): void;
export const filesFailAtom: import("jotai").PrimitiveAtom<boolean> & {
    init: boolean;
};
}

declare module 'kept/shared/src/session/native/plugins/base64' {
export const base64Of: (file: Blob) => Promise<string>;
}

declare module 'kept/shared/src/session/native/plugins/files-plugin' {
interface Place {
    path: string;
    directory: 'LIBRARY_NO_CLOUD' | 'CACHE';
}
type Text = Place & {
    encoding: 'utf8';
};
interface Filesystem {
    mkdir(options: Place & {
        recursive: true;
    }): Promise<void>;
    readdir(options: Place): Promise<{
        files: {
            name: string;
            mtime: number;
        }[];
    }>;
    readFile(options: Text): Promise<{
        data: string;
    }>;
    writeFile(options: Place & {
        data: string;
        encoding?: 'utf8';
        recursive: true;
    }): Promise<{
        uri: string;
    }>;
    appendFile(options: Text & {
        data: string;
    }): Promise<void>;
    deleteFile(options: Place): Promise<void>;
    rmdir(options: Place & {
        recursive: true;
    }): Promise<void>;
    getUri(options: Place): Promise<{
        uri: string;
    }>;
}
export const Filesystem: Filesystem;
export {};
}

declare module 'kept/shared/src/session/native/record-files' {
import { type Numbered } from 'kept/shared/src/session/native/record-lines';
interface Kind<R> {
    keyOf(record: R): string;
    isOpen(record: R): boolean;
}
export class RecordFiles<R extends Numbered> {
    #private;
    constructor(name: string, kind: Kind<R>);
    read(): Promise<{
        records: R[];
        last: number;
    }>;
    append(records: readonly R[]): Promise<void>;
    compact(): Promise<void>;
}
export {};
}

declare module 'kept/shared/src/session/native/record-lines' {
export interface Numbered {
    number: number;
}
export interface Lines<R extends Numbered> {
    base: number | null;
    records: R[];
}
export function wholeFile(base: number, records: readonly Numbered[]): string;
export function addedLines(records: readonly Numbered[]): string;
export function parseLines<R extends Numbered>(text: string): Lines<R>;
}

declare module 'kept/shared/src/session/native/share/file-failed' {
export const fileFailed = "seguia.file-failed";
export function reportFile(error: unknown): void;
}

declare module 'kept/shared/src/session/settings/can' {
import type { Person } from '@seguia/openapi';
import { type Permission } from 'kept/shared/src/domain/permissions';
export const canAtom: import("jotai").Atom<(permission: Permission) => boolean>;
export const canChangeReadingAtom: import("jotai").Atom<(action: 'update' | 'delete', reading: {
    createdBy: Pick<Person, 'id'>;
}) => boolean>;
}

declare module 'kept/shared/src/session/settings/entry-settings' {
export type MovesOn = 'one' | 'two' | 'never';
export const movesOnAtom: import("jotai").WritableAtom<MovesOn, [MovesOn], void>;
export const vibrationAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
export const toneAtom: import("jotai").WritableAtom<boolean, [boolean], void>;
}

declare module 'kept/shared/src/session/settings/first-steps' {
export interface FirstSteps {
    begun: boolean;
    invited: boolean;
    dismissed: boolean;
}
export const firstStepsAtom: import("jotai").WritableAtom<FirstSteps, [FirstSteps], void>;
}

declare module 'kept/shared/src/session/settings/image-to-data-url' {
export function imageToDataUrl(url: string, signal?: AbortSignal): Promise<string | null>;
}

declare module 'kept/shared/src/session/settings/install' {
export function watchInstall(): void;
export const canInstallAtom: import("jotai").Atom<boolean>;
export const installAtom: import("jotai").WritableAtom<null, [], Promise<void>> & {
    init: null;
};
}

declare module 'kept/shared/src/session/settings/locale' {
import { type Locale } from 'kept/shared/src/i18n/locales';
export const localeAtom: import("jotai").Atom<string>;
export interface PageLocale {
    locale: Locale;
    region: string;
    redirect: string | null;
}
export function loadLocale(): PageLocale;
export function loadLanguageBy(load: (locale: Locale) => Promise<unknown>): void;
export function changeLocale(locale: Locale): void;
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
export const loadCustomParamsAtom: import("jotai").WritableAtom<null, [], void> & {
    init: null;
};
export const onlyMineInLastAtom: import("jotai").WritableAtom<boolean, [only: boolean], void>;
}

declare module 'kept/shared/src/session/settings/unsaved' {
export function hasUnsavedForm(): boolean;
export function useUnsavedGuard(dirty: boolean): void;
}

declare module 'kept/shared/src/session/settings/use-format' {
import { type Format } from 'kept/shared/src/i18n/format';
export function useFormat(): Format;
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

declare module 'kept/shared/src/session/storage/crc32' {
export function crc32(bytes: Uint8Array, seed: number): number;
}

declare module 'kept/shared/src/session/storage/database-versions' {
export const databaseVersions: {
    readonly device: 6;
    readonly settings: 1;
};
export function opensUpTo(version: number): number;
export class NewerDatabaseError extends Error {
    name: string;
    constructor(database: string, made: number, opens: number);
}
}

declare module 'kept/shared/src/session/storage/durable-settings' {
import type { DBSchema } from 'idb';
export interface SettingsSchema extends DBSchema {
    settings: {
        key: string;
        value: string;
    };
}
export const settingsDatabase = "seguia-settings";
export const takenOver = "~taken-over";
export class DurableSettings {
    #private;
    constructor(changed: (key: string) => void);
    open(older: () => Iterable<[string, string]>): Promise<void>;
    get(key: string): string | null;
    set(key: string, text: string | null): void;
    written(): Promise<void>;
}
export function readFromDisk(keys: readonly string[]): Promise<(string | null)[]>;
}

declare module 'kept/shared/src/session/storage/existing-database' {
import { type DBSchema, type IDBPDatabase } from 'idb';
export function openExisting<S extends DBSchema>(name: string): Promise<IDBPDatabase<S> | null>;
export function ignoreUnheardAborts<S extends DBSchema>(db: IDBPDatabase<S>): IDBPDatabase<S>;
}

declare module 'kept/shared/src/session/storage/first-answer' {
export function firstAnswer<Db extends {
    close(): void;
}>(open: () => Promise<Db>): Promise<Db>;
}

declare module 'kept/shared/src/session/storage/lost-connection' {
export function isConnectionLost(error: unknown): boolean;
}

declare module 'kept/shared/src/session/storage/open-patiently' {
import { type DBSchema, type IDBPDatabase } from 'idb';
interface Opening<S extends DBSchema> {
    upgrade: (made: IDBPDatabase<S>, before: number) => void;
    lost: () => void;
}
export function openPatiently<S extends DBSchema>(name: string, version: number, { upgrade, lost }: Opening<S>): Promise<IDBPDatabase<S>>;
export {};
}

declare module 'kept/shared/src/session/storage/storage' {
export function openStorage(): Promise<void>;
export function storageWritten(): Promise<void>;
export function localSettings(): Iterable<[string, string]>;
export function readStored(key: string): string | null;
export function writeStored(key: string, text: string | null): void;
export function readJson(key: string): unknown;
export function onStored(listener: (key: string | null) => unknown): () => void;
}

declare module 'kept/shared/src/session/storage/stored-atom' {
import { type Atom, type Store, type WritableAtom } from 'jotai';
import * as v from 'valibot';
export function connectStore(store: Store): () => void;
export function storedTextAtom(keyOf: (get: <T>(source: Atom<T>) => T) => string | null): Atom<string | null>;
export function storedAtom<T>(key: string | ((get: <V>(source: Atom<V>) => V) => string | null), parse: (text: string | null) => T, write?: (value: T) => string | null): WritableAtom<T, [T], void>;
export function jsonOr<T>(schema: v.GenericSchema<unknown, T>, fallback: T): (text: string | null) => T;
}

declare module 'kept/shared/src/session/storage/time-limit' {
export class StorageHangsError extends Error {
    name: string;
    constructor(milliseconds: number);
}
export function withTimeLimit<T>(work: Promise<T>, milliseconds?: number, late?: () => Error): Promise<T>;
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
interface PictureLineProps {
    line: WeekLineOfPicture;
    names: readonly string[];
    notes: readonly string[];
    dir: 'ltr' | 'rtl';
    top: number;
}
export function PictureLine({ line, names, notes, dir, top }: PictureLineProps): import("react").JSX.Element;
export {};
}

declare module 'kept/shared/src/sharing/PictureText' {
import { lineHeights } from 'kept/shared/src/sharing/picture-places';
interface PictureTextProps {
    kind: keyof typeof lineHeights;
    lines: readonly string[];
    x: number;
    y: number;
}
export function PictureText({ kind, lines, x, y }: PictureTextProps): import("react").JSX.Element[];
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
}

declare module 'kept/shared/src/sharing/paint-svg' {
export function pngOf(svg: SVGSVGElement, width: number): Promise<Blob>;
export function paintNode(context: CanvasRenderingContext2D, node: Element): void;
}

declare module 'kept/shared/src/sharing/picture-places' {
export const pictureWidth = 720;
export const padding = 36;
export const lineHeights: {
    readonly title: 40;
    readonly facts: 26;
    readonly sentence: 30;
    readonly name: 27;
    readonly note: 20;
};
export interface LineCounts {
    title: number;
    facts: number;
    sentence: number;
    lines: readonly {
        name: number;
        note: number;
    }[];
}
export function placesOf(dir: 'ltr' | 'rtl', { title, facts, sentence, lines }: LineCounts): {
    start: number;
    titleTop: number;
    factsTop: number;
    sentenceTop: number;
    tops: number[];
    height: number;
};
}

declare module 'kept/shared/src/sharing/save-file' {
export function saveFile(content: Blob, name: string): void;
}

declare module 'kept/shared/src/sharing/share-picture' {
export function canShareFiles(): boolean;
export function sharePicture(picture: Blob, name: string, text: string): Promise<void>;
}

declare module 'kept/shared/src/sharing/use-texts-in' {
import type { MessageFormatElement } from 'react-intl';
type Messages = Record<string, MessageFormatElement[]>;
interface TextsIn {
    state: 'here' | 'awaited' | 'unreachable';
    locale: string;
    messages: Messages | null;
}
export function useTextsIn(wanted: string, own: string, load: (locale: string) => Promise<Messages>): TextsIn;
export {};
}

declare module 'kept/shared/src/sharing/wrapped' {
export function wrapped(text: string, letters: number): string[];
}

declare module 'kept/shared/src/sheets/file-fault' {
export type FileFault = 'old_format' | 'locked' | 'unreadable' | 'too_large';
export class FileFaultError extends Error {
    readonly fault: FileFault;
    constructor(fault: FileFault, cause?: unknown);
}
}

declare module 'kept/shared/src/sheets/read-file' {
import type { Sheet } from 'kept/shared/src/domain/imports/cells/sheet';
export function readFile(name: string, bytes: Uint8Array): Promise<Sheet[]>;
}

declare module 'kept/shared/src/sheets/read-workbook' {
import type { Sheet } from 'kept/shared/src/domain/imports/cells/sheet';
export function readWorkbook(bytes: Uint8Array): Promise<Sheet[]>;
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
}

declare module 'kept/shared/src/sheets/sheet-grid' {
import { type Sheet } from 'kept/shared/src/domain/imports/cells/sheet';
import type { ReadingImport } from 'kept/shared/src/domain/imports/import-readings';
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
export function gridsOf(sheets: readonly Sheet[], { layouts }: ReadingImport): SheetGrid[];
}

declare module 'kept/shared/src/sheets/sheet-view' {
import type { ImportLine, RowState } from 'kept/shared/src/domain/imports/import-row';
import type { ImportContext, ReadingImport } from 'kept/shared/src/domain/imports/import-readings';
import type { ImportQuestion } from 'kept/shared/src/domain/imports/tables/import-answers';
import type { Sheet } from 'kept/shared/src/domain/imports/cells/sheet';
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
    varieties: readonly FileVariety[];
    days: readonly [from: string, to: string] | null;
}
export const previewOf: ({ rows }: Pick<ReadingImport, 'rows'>) => SheetView['preview'];
export function viewOf(sheets: readonly Sheet[], read: ReadingImport, { plots, answers }: Pick<ImportContext, 'plots' | 'answers'>): SheetView;
}

declare module 'kept/shared/src/sheets/sheet-work' {
import { type ImportContext } from 'kept/shared/src/domain/imports/import-readings';
import { type SheetView } from 'kept/shared/src/sheets/sheet-view';
export type ReadWith = Omit<ImportContext, 'known'>;
export interface PackedImport {
    body: Blob;
    count: number;
    days: readonly [from: string, to: string] | null;
}
export class SheetWork {
    #private;
    constructor(onProgress: (rows: number) => void);
    open(name: string, file: Blob): Promise<void>;
    read(context: ReadWith): Promise<SheetView>;
    preview(context: ReadWith): SheetView['preview'];
    know(page: string): string | null;
    forget(): void;
    pack(): PackedImport;
}
}

declare module 'kept/shared/src/sheets/sheets.worker' {
import { type FileFault } from 'kept/shared/src/sheets/file-fault';
import { type ReadWith } from 'kept/shared/src/sheets/sheet-work';
export type SheetRequest = {
    do: 'open';
    name: string;
    file: Blob;
} | {
    do: 'read' | 'preview';
    context: ReadWith;
} | {
    do: 'know';
    page: string;
} | {
    do: 'forget' | 'pack';
};
export type SheetAnswer = {
    id: number;
    found: unknown;
} | {
    id: number;
    fault: FileFault | null;
    message: string;
} | {
    rows: number;
};
}

declare module 'kept/shared/src/sheets/varieties' {
import type { ReadingImport } from 'kept/shared/src/domain/imports/import-readings';
export interface FileVariety {
    head: string;
    name: string;
    plotId: string;
    from: string;
    to: string;
}
export function varietiesOf({ layouts, rows }: Pick<ReadingImport, 'layouts' | 'rows'>): FileVariety[];
}

declare module 'kept/shared/src/sheets/water-text' {
import { type Sheet } from 'kept/shared/src/domain/imports/cells/sheet';
import type { ReadingImport } from 'kept/shared/src/domain/imports/import-readings';
import { type ImportAnswers } from 'kept/shared/src/domain/imports/tables/import-answers';
export interface WaterText {
    text: string;
    sheets: readonly {
        sheet: string;
        line: number;
        row: number;
    }[];
}
export function waterText(sheets: readonly Sheet[], plots: readonly {
    id: string;
    name: string;
}[], read: Pick<ReadingImport, 'layouts' | 'dates'>, answers?: Pick<ImportAnswers, 'plots' | 'decimal' | 'heads'>): WaterText | null;
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
export const SlotCardsContext: import("react").Context<((props: SlotCardsProps) => ReactNode) | null>;
export function SlotCards(props: SlotCardsProps): ReactNode;
export const FarmPagesContext: import("react").Context<(() => ReactNode) | null>;
export function FarmPages(): ReactNode;
}

declare module 'kept/shared/src/slots/slot-names' {
export const slotNames: readonly ['start', 'today', 'board', 'water', 'plot'];
export type SlotName = (typeof slotNames)[number];
}

declare module 'kept/shared/src/start' {
import 'kept/shared/src/device/local/clear-at-session-end';
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
export { useUnsentElsewhere, type UnsentElsewhere } from 'kept/shared/src/device/local/unsent-elsewhere';
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
}

declare module 'kept/shared/src/sync/backoff' {
export class Backoff {
    #private;
    constructor(clock?: () => number, random?: () => number, longest?: number);
    fail(retryAfter?: number): void;
    succeed(): void;
    hurry(): void;
    get rest(): number;
}
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
}

declare module 'kept/shared/src/sync/calls/limit' {
export const limit: () => AbortSignal;
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
}

declare module 'kept/shared/src/sync/calls/series' {
import { type ApiClient, type CampaignSeries } from '@seguia/openapi';
import { type FarmDevice } from 'kept/shared/src/device/local/farm-device';
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
export function loadSeries(api: ApiClient, { device, farmId }: FarmDevice, { signal, ...request }: SeriesRequest): Promise<SeriesAnswer>;
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
}

declare module 'kept/shared/src/sync/cannot-fetch' {
export interface FetchDialog {
    isOpen: boolean;
    close: () => void;
}
export function useCannotFetch(what: string, failure: unknown): FetchDialog;
export function useShowAgain(): () => void;
}

declare module 'kept/shared/src/sync/engine-state' {
import type { ApiError } from 'kept/shared/src/session/api/api-error';
export interface EngineState {
    syncing: boolean;
    lastPullAt: number | null;
    dataSince: number | null;
    behind: boolean;
    error: ApiError | null;
}
export const noState: EngineState;
}

declare module 'kept/shared/src/sync/engine' {
import type { ApiClient } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import { type EngineState } from 'kept/shared/src/sync/engine-state';
export class SyncEngine {
    #private;
    state: EngineState;
    constructor(api: ApiClient, device: Device, farm: FarmDevice | null);
    start(show: (state: EngineState) => void): () => void;
    hurry(): void;
    pull(): Promise<boolean>;
}
}

declare module 'kept/shared/src/sync/photo-sender' {
import type { ApiClient } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
export class PhotoSender {
    #private;
    constructor(api: ApiClient, device: Device);
    start(signal: AbortSignal): void;
    hurry(): void;
}
}

declare module 'kept/shared/src/sync/photos/photo-pauses' {
export type PhotoPauses = Map<string, {
    until: number;
    tries: number;
}>;
export const firstPauses: {
    readonly cut: 20000;
    readonly blocked: 300000;
};
export function pausePhoto(pauses: PhotoPauses, id: string, why: keyof typeof firstPauses, now: number): void;
}

declare module 'kept/shared/src/sync/photos/send-photos' {
import { type ApiClient } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import { ApiError } from 'kept/shared/src/session/api/api-error';
import { type PhotoPauses } from 'kept/shared/src/sync/photos/photo-pauses';
export interface PhotosEnd {
    halt: ApiError | null;
    blocked: number;
    sent: number;
}
export function sendPhotos(api: ApiClient, device: Device, signal: AbortSignal, pauses?: PhotoPauses, clock?: () => number): Promise<PhotosEnd>;
}

declare module 'kept/shared/src/sync/pull/compare-restored' {
import type { Reading } from '@seguia/openapi';
import type { DeviceDb } from 'kept/shared/src/device/database/database';
import type { Device } from 'kept/shared/src/device/local/device';
import { type MayGiveBack } from 'kept/shared/src/device/outbox/give-back';
export function startOf(db: DeviceDb, farmId: string, windowStart: string | null, restored: boolean): Promise<string | null>;
export function giveBackNewer(device: Device, db: DeviceDb, farmId: string, readings: readonly Reading[], mayGive: MayGiveBack): Promise<void>;
export function giveBackMissing(device: Device, db: DeviceDb, farmId: string, { since, from }: {
    since: number;
    from: string;
}, mayGive: MayGiveBack): Promise<void>;
export const farmRange: (farmId: string) => IDBKeyRange;
}

declare module 'kept/shared/src/sync/pull/fetch-settled' {
import type { ApiClient } from '@seguia/openapi';
import { type PulledList } from 'kept/shared/src/device/database/marks';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function fetchSettled(api: ApiClient, { device, farmId }: FarmDevice, signal: AbortSignal): Promise<ReadonlySet<PulledList>>;
}

declare module 'kept/shared/src/sync/pull/fill-series' {
import type { ApiClient } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function fillSeries(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<void>;
}

declare module 'kept/shared/src/sync/pull/may-give-back' {
import type { ApiClient } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
import type { MayGiveBack } from 'kept/shared/src/device/outbox/give-back';
export function fetchMayGiveBack(api: ApiClient, { farmId, me }: FarmDevice, signal: AbortSignal): Promise<MayGiveBack>;
}

declare module 'kept/shared/src/sync/pull/pull-list' {
import type { ListMeta, Reading } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import type { MayGiveBack } from 'kept/shared/src/device/outbox/give-back';
import type { FarmItems, FarmItemStore } from 'kept/shared/src/device/database/rows';
export interface Changed<T> {
    data: readonly T[];
    meta: ListMeta;
}
export type FetchChanges<T> = (mark: string, from: string | null) => Promise<Changed<T>>;
export function pullReadings(device: Device, farmId: string, windowStart: string, fetchPage: FetchChanges<Reading>, fetchMayGiveBack?: () => Promise<MayGiveBack>): Promise<boolean>;
export type GiveBack<T> = (held: readonly T[], theirs: readonly T[]) => Promise<void>;
export function pullItems<S extends FarmItemStore>(device: Device, farmId: string, list: S, fetchPage: FetchChanges<FarmItems[S]>, giveBack?: GiveBack<FarmItems[S]>): Promise<boolean>;
export function purgeHidden(device: Device): Promise<void>;
}

declare module 'kept/shared/src/sync/pull/pull' {
import { type ApiClient } from '@seguia/openapi';
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function pullFarm(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<boolean>;
export function fillCampaigns(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<void>;
}

declare module 'kept/shared/src/sync/pull/whole-pull' {
import type { FarmDevice } from 'kept/shared/src/device/local/farm-device';
export function readWholePull({ device, farmId }: FarmDevice): Promise<number | null>;
export function lastClearing({ device }: FarmDevice): Promise<string | undefined>;
export function noteWholePull({ device, farmId }: FarmDevice, clearing: string | undefined, at: number): Promise<void>;
}

declare module 'kept/shared/src/sync/push/background-sync' {
export function requestBackgroundSync(): Promise<void>;
}

declare module 'kept/shared/src/sync/push/push' {
import type { ApiClient } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import type { ApiError } from 'kept/shared/src/session/api/api-error';
export interface PushEnd {
    halt: ApiError | null;
    heldUntil: number | null;
    sent: number;
}
export type Pauses = Map<string, {
    until: number;
    tries: number;
    firm?: boolean;
}>;
export function push(api: ApiClient, device: Device, pauses: Pauses, signal: AbortSignal, clock?: () => number): Promise<PushEnd>;
}

declare module 'kept/shared/src/sync/push/rest-until-next' {
export function restUntilNext(pauses: ReadonlyMap<string, {
    until: number;
}>, heldUntil?: number | null): number | null;
}

declare module 'kept/shared/src/sync/push/send-entry' {
import type { ApiClient, Problem } from '@seguia/openapi';
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
import { ApiError } from 'kept/shared/src/session/api/api-error';
export type Outcome = 
{
    kind: 'done';
    made: {
        version: number;
    } | null;
    version: number;
}
 | {
    kind: 'conflict';
    theirs: unknown;
}
 | {
    kind: 'refused';
    problem: Problem;
}
 | {
    kind: 'blocked';
    problem: Problem;
}
 | {
    kind: 'stumbled';
    error: ApiError;
}
 | {
    kind: 'halt';
    error: ApiError;
};
export function sendEntry(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome>;
}

declare module 'kept/shared/src/sync/push/sending' {
export const answerTime = 30000;
export const stumbles = 3;
export function sendingLock(database: string): string;
export const backgroundTag = "outbox";
}

declare module 'kept/shared/src/sync/push/settle-times' {
import type { ApiClient } from '@seguia/openapi';
import type { Device } from 'kept/shared/src/device/local/device';
import { ApiError } from 'kept/shared/src/session/api/api-error';
export function settleTimes(api: ApiClient, device: Device, signal: AbortSignal): Promise<ApiError | null>;
}

declare module 'kept/shared/src/sync/push/subjects/calibrations' {
import { type Calibration } from '@seguia/openapi';
import type { Sender } from 'kept/shared/src/sync/push/subjects/sender';
export const calibrations: Sender<Calibration>;
}

declare module 'kept/shared/src/sync/push/subjects/change-sender' {
import type { OutboxEntry, WholeChange } from 'kept/shared/src/device/database/rows';
import type { Sender } from 'kept/shared/src/sync/push/subjects/sender';
type WholePath = '/farmers/{farmer_id}/water-days/{id}' | '/farmers/{farmer_id}/instructions/{id}';
export function changeSender<Made extends {
    version: number;
}, Theirs>(path: WholePath, changeOf: (entry: OutboxEntry) => WholeChange<object, unknown> | undefined, theirs: (found: Made | 'deleted', version: number | null) => Theirs): Sender<Made, Theirs>;
export {};
}

declare module 'kept/shared/src/sync/push/subjects/instructions' {
import type { TheirInstruction } from 'kept/shared/src/device/instructions/instruction-conflict';
export const instructions: import("./sender.ts").Sender<{
    createdAt: number;
    createdBy: {
        firstname: string;
        id: string;
        lastname: string;
    };
    doneAt: number | null;
    doneBy?: {
        firstname: string;
        id: string;
        lastname: string;
    };
    id: string;
    plotId: string;
    readingId: string | null;
    text: string;
    updatedAt: number;
    version: number;
}, TheirInstruction>;
}

declare module 'kept/shared/src/sync/push/subjects/readings' {
import { type Reading } from '@seguia/openapi';
import type { Theirs } from 'kept/shared/src/device/database/rows';
import type { Sender } from 'kept/shared/src/sync/push/subjects/sender';
export const readings: Sender<Reading, Theirs>;
}

declare module 'kept/shared/src/sync/push/subjects/sender' {
import type { ApiClient } from '@seguia/openapi';
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
import type { WriteHeader } from 'kept/shared/src/sync/calls/write-once';
export interface Try {
    api: ApiClient;
    entry: OutboxEntry;
    signal: AbortSignal;
}
export interface Sender<Made extends {
    version: number;
} = {
    version: number;
}, Theirs = unknown> {
    put(attempt: Try, header: WriteHeader): Promise<Made>;
    remove?(attempt: Try, header: {
        'Idempotency-Key': string;
        'If-Match': string;
    }): Promise<Response>;
    fetch?(attempt: Try): Promise<Made>;
    theirs?(found: Made | 'deleted', version: number | null): Theirs;
}
}

declare module 'kept/shared/src/sync/push/subjects/senders' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
import type { Sender } from 'kept/shared/src/sync/push/subjects/sender';
export const senderOf: (entry: OutboxEntry) => Sender;
}

declare module 'kept/shared/src/sync/push/subjects/settlers' {
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
import type { Device } from 'kept/shared/src/device/local/device';
interface Settler<Made = unknown, Their = unknown> {
    settle(device: Device, entry: OutboxEntry, made: Made | null, version: number): Promise<void>;
    conflict?(device: Device, entry: OutboxEntry, theirs: Their): Promise<void>;
}
export const settlerOf: (entry: OutboxEntry) => Settler;
export {};
}

declare module 'kept/shared/src/sync/push/subjects/water-days' {
import type { TheirWater } from 'kept/shared/src/device/water/water-conflict';
export const waterDays: import("./sender.ts").Sender<{
    createdAt: number;
    createdBy: {
        firstname: string;
        id: string;
        lastname: string;
    };
    date: string;
    id: string;
    irrigation: number | null;
    plotId: string | null;
    radiation: number | null;
    updatedAt: number;
    version: number;
}, TheirWater>;
}

declare module 'kept/shared/src/sync/push/unanswered' {
import type { ApiClient, Problem } from '@seguia/openapi';
import type { OutboxEntry } from 'kept/shared/src/device/database/rows';
import { ApiError } from 'kept/shared/src/session/api/api-error';
import { type Outcome } from 'kept/shared/src/sync/push/send-entry';
export const mostCutOff = 3;
export const tooLarge: Problem;
export const cutOff: Problem;
export function isAnswering(api: ApiClient, signal: AbortSignal): Promise<boolean>;
export function unansweredKind({ kind, status }: ApiError): 'cut' | 'stumbled';
type Judged = Outcome | {
    kind: 'cut';
    error: ApiError;
};
export function sendAndJudge(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Judged>;
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
}

declare module 'kept/shared/src/sync/tab-lock' {
export function withTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
}

declare module 'kept/shared/src/ui-dates' {
export { ComboBox, type ComboBoxProps } from 'kept/shared/src/ui/pickers/ComboBox';
export { DateField, type DateFieldProps } from 'kept/shared/src/ui/dates/DateField';
export { DateRange, type DateRangeProps } from 'kept/shared/src/ui/dates/DateRange';
export { Menu, type MenuChoice, type MenuProps } from 'kept/shared/src/ui/pickers/Menu';
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
}

declare module 'kept/shared/src/ui' {
import 'kept/shared/src/ui/icons/icon-paths';
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
export { Num, type NumProps } from 'kept/shared/src/ui/values/Num';
export { Page, type PageProps } from 'kept/shared/src/ui/layout/Page';
export { PasswordField, type PasswordFieldProps } from 'kept/shared/src/ui/fields/PasswordField';
export { ProgressBar, type ProgressBarProps } from 'kept/shared/src/ui/feedback/ProgressBar';
export { PullToRefresh, type PullToRefreshProps } from 'kept/shared/src/ui/gestures/PullToRefresh';
export { RadioGroup, type RadioGroupProps, Segmented } from 'kept/shared/src/ui/fields/RadioGroup';
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
}

declare module 'kept/shared/src/ui/badges/Badge' {
import type { ReactNode } from 'react';
import type { DeliveryState, ValueState } from 'kept/shared/src/ui/values/value-state';
export interface BadgeProps {
    state: ValueState | DeliveryState;
    label: ReactNode;
}
export function Badge({ state, label }: BadgeProps): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/badges/Mark' {
export interface MarkProps {
    size?: number | undefined;
    outline?: boolean | undefined;
    label?: string | undefined;
}
export function Mark({ size, outline, label }: MarkProps): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/buttons/button-class' {
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface ButtonLook {
    variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
    full?: boolean | undefined;
    large?: boolean | undefined;
    icon?: IconName | undefined;
}
export function buttonClass({ variant, full, large }: ButtonLook): string;
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
}

declare module 'kept/shared/src/ui/charts/LineSample' {
import { type Series } from 'kept/shared/src/ui/charts/series';
export function LineSample({ series }: {
    series: Series | 'band' | 'target';
}): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/charts/series' {
export type Series = 1 | 2 | 3 | 4 | 5;
export const seriesDashes: Readonly<Record<Series, readonly number[]>>;
export const seriesColour: (series: Series) => string;
}

declare module 'kept/shared/src/ui/charts/sparkline-path' {
interface Sparkline {
    line: string;
    last: string | null;
    shade: {
        top: number;
        height: number;
    } | null;
}
export function sparkline(values: readonly (number | null)[], band: {
    low: number | null;
    high: number | null;
} | null, leastSpan: number): Sparkline;
export {};
}

declare module 'kept/shared/src/ui/dates/CalendarPopover' {
export function CalendarPopover({ min, max }: {
    min?: string | undefined;
    max?: string | undefined;
}): import("react").JSX.Element;
export function CalendarMonth({ dayClass }: {
    dayClass: string | undefined;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/dates/DateBox' {
export function DateBox(): import("react").JSX.Element;
export function Segments({ slot }: {
    slot?: string | undefined;
}): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/dates/TimeField' {
import type { PickerBase } from 'kept/shared/src/ui/pickers/dates-frame';
export interface TimeFieldProps extends PickerBase {
    value: string | null;
    onChange: (value: string | null) => void;
}
export function TimeField(props: TimeFieldProps): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/dates/date-value' {
import { type CalendarDate, type Time } from '@internationalized/date';
export function toDate(text: string | null | undefined): CalendarDate | null;
export function toTime(text: string | null | undefined): Time | null;
export function fromTime({ hour, minute }: {
    hour: number;
    minute: number;
}): string;
}

declare module 'kept/shared/src/ui/dates/missing-part' {
export function missingPart(root: ParentNode): HTMLElement | undefined;
export function emptyPart(field: Element): HTMLElement | undefined;
}

declare module 'kept/shared/src/ui/dates/part-messages' {
export const partMessages: {
    readonly date: Readonly<{
        readonly id: "ui.dates.missingPart";
        readonly defaultMessage: "Date incomplète : complétez-la ou effacez-la.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly time: Readonly<{
        readonly id: "ui.times.missingPart";
        readonly defaultMessage: "Heure incomplète : complétez-la ou effacez-la.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
};
}

declare module 'kept/shared/src/ui/dates/use-missing-part' {
import { type MessageDescriptor } from 'react-intl';
export function useMissingPart(value: object | null, missing: MessageDescriptor, error: string | undefined): {
    error: string | undefined;
    parts: {
        ref: import("react").RefObject<HTMLDivElement | null>;
        'data-parts': string;
        onBlur: () => void;
    };
};
}

declare module 'kept/shared/src/ui/dates/use-weekday-style' {
export function useWeekdayStyle(): 'short' | 'narrow';
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
}

declare module 'kept/shared/src/ui/dialogs/UnsavedDialog' {
export interface UnsavedDialogProps {
    isDirty: () => boolean;
}
export function UnsavedDialog({ isDirty }: UnsavedDialogProps): import("react").JSX.Element | null;
}

declare module 'kept/shared/src/ui/dialogs/modal-context' {
export const ModalContext: import("react").Context<HTMLDialogElement | null>;
}

declare module 'kept/shared/src/ui/dialogs/use-modal' {
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, light: boolean): {
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onCancel: (event: SyntheticEvent) => void;
    onClose: ({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent) => void;
};
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
}

declare module 'kept/shared/src/ui/feedback/EmptyState' {
import type { ReactNode } from 'react';
export interface EmptyStateProps {
    title: ReactNode;
    text?: ReactNode;
    action?: ReactNode;
}
export function EmptyState({ title, text, action }: EmptyStateProps): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/feedback/ErrorState' {
import type { ReactNode } from 'react';
export interface ErrorStateProps {
    text: ReactNode;
    hint?: ReactNode;
    onRetry?: (() => void) | undefined;
    busy?: boolean | undefined;
    actions?: ReactNode;
}
export function ErrorState({ text, hint, onRetry, busy, actions }: ErrorStateProps): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/feedback/Loader' {
export interface LoaderProps {
    label?: string | undefined;
    full?: boolean | undefined;
    size?: number | undefined;
}
export function Loader({ label, full, size }: LoaderProps): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/feedback/Skeleton' {
export interface SkeletonProps {
    look?: 'lines' | 'rows' | 'cards' | 'chart' | 'field' | undefined;
    count?: number | undefined;
}
export function Skeleton({ look, count }: SkeletonProps): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/feedback/Toasts' {
export function Toasts(): import("react").JSX.Element;
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
export interface ToastEntry extends ToastOptions {
    id: number;
    text: string;
}
interface Shown {
    note: ToastEntry | null;
    withAction: ToastEntry | null;
}
export function toast(text: string, options?: ToastOptions): () => void;
export function dismissToast(id: number): void;
export function pauseToast(id: number): void;
export function resumeToast({ id, action, duration }: ToastEntry): void;
export function useToasts(): Shown;
export {};
}

declare module 'kept/shared/src/ui/fields/Field' {
import type { ReactNode } from 'react';
import type { FieldBase, FieldIds } from 'kept/shared/src/ui/fields/field';
export function Field({ ids, children, ...field }: FieldBase & {
    ids: FieldIds;
    children: ReactNode;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/fields/FieldMessage' {
import type { FieldBase, FieldIds } from 'kept/shared/src/ui/fields/field';
export function FieldMessage({ ids, error, ask, fixes, }: Pick<FieldBase, 'error' | 'ask' | 'fixes'> & {
    ids: FieldIds;
}): import("react").JSX.Element | null;
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
}

declare module 'kept/shared/src/ui/fields/RadioGroup' {
import type { Choice } from 'kept/shared/src/ui/fields/choice';
import { type FieldBase } from 'kept/shared/src/ui/fields/field';
export interface RadioGroupProps<Id extends string> extends FieldBase {
    value: Id | null;
    onChange: (id: Id) => void;
    options: readonly Choice<Id>[];
}
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>): import("react").JSX.Element;
export function Segmented<Id extends string>(props: RadioGroupProps<Id>): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/fields/VisuallyHidden' {
import type { ReactNode } from 'react';
export function VisuallyHidden({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/fields/choice' {
export interface Choice<Id extends string = string> {
    id: Id;
    label: string;
    hint?: string | undefined;
    lang?: string | undefined;
}
}

declare module 'kept/shared/src/ui/fields/field-box' {
import type { FieldBase } from 'kept/shared/src/ui/fields/field';
export function fieldBox({ error, ask, disabled }: Pick<FieldBase, 'error' | 'ask' | 'disabled'>): string;
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
export interface FieldIds {
    control: string;
    label: string;
    hint: string;
    message: string;
    unit: string;
    describedBy: string | undefined;
}
export function useFieldIds({ hint, error, ask }: Pick<FieldBase, 'hint' | 'error' | 'ask'>, unit?: string): FieldIds;
}

declare module 'kept/shared/src/ui/focus/page-arrival' {
export function arriveAt(heading: HTMLElement | null): void;
}

declare module 'kept/shared/src/ui/focus/way-back' {
export function rememberPage(isPlace: boolean): void;
export function goBackTo(parent: string, fromAnywhere: boolean): boolean;
}

declare module 'kept/shared/src/ui/focus/wrong-field' {
export const pickerPart = "[role=\"spinbutton\"], [role=\"combobox\"], button";
export function goToWrong(form: Element, before: Element | null): void;
export function showField(field: HTMLElement | null | undefined): void;
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
}

declare module 'kept/shared/src/ui/gestures/PullToRefresh' {
import { type ReactNode } from 'react';
import { type RefreshResult } from 'kept/shared/src/ui/gestures/use-pull';
export interface PullToRefreshProps {
    onRefresh: () => Promise<RefreshResult>;
    children: ReactNode;
}
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/gestures/edge-scroll' {
export function edgeScroll(inside: Element, onScroll: (distance: number) => void): {
    distance: () => number;
    follow(y: number): void;
    stop: () => void;
};
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
}

declare module 'kept/shared/src/ui/gestures/paced' {
export function paced<Value>(milliseconds: number, run: (value: Value) => void): {
    call(value: Value): void;
    stop(): void;
};
}

declare module 'kept/shared/src/ui/gestures/pull-messages' {
export const pullMessages: {
    readonly refresh: Readonly<{
        readonly id: "ui.pull.refresh";
        readonly defaultMessage: "Actualiser";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly pulling: Readonly<{
        readonly id: "ui.pull.pulling";
        readonly defaultMessage: "Tirez pour actualiser";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly release: Readonly<{
        readonly id: "ui.pull.release";
        readonly defaultMessage: "Relâchez pour actualiser";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly loading: Readonly<{
        readonly id: "ui.pull.loading";
        readonly defaultMessage: "Actualisation…";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly success: Readonly<{
        readonly id: "ui.pull.success";
        readonly defaultMessage: "Données actualisées";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly failed: Readonly<{
        readonly id: "ui.pull.failed";
        readonly defaultMessage: "Pas actualisé";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly 'up-to-date': Readonly<{
        readonly id: "ui.pull.upToDate";
        readonly defaultMessage: "Déjà à jour";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
};
}

declare module 'kept/shared/src/ui/gestures/reorder-messages' {
export const reorderMessages: Record<"cancelled" | "down" | "dropped" | "keys" | "lifted" | "move" | "passing" | "up", import("react-intl").MessageDescriptor>;
}

declare module 'kept/shared/src/ui/gestures/reorder' {
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[];
export function placeAfter(heights: readonly number[], from: number, distance: number): number;
export function shifts(heights: readonly number[], from: number, to: number): number[];
}

declare module 'kept/shared/src/ui/gestures/use-drag' {
import { type PointerEvent } from 'react';
export interface Drag {
    onStart: () => void;
    onFollow: (place: DragPlace) => void;
    onDrag: (place: DragPlace) => void;
    onDrop: (place: DragPlace | null) => void;
}
export interface DragPlace {
    y: number;
    distance: number;
}
export function useDrag({ onStart, onFollow, onDrag, onDrop }: Drag): {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel: () => void;
    onContextMenu: (event: {
        preventDefault: () => void;
    }) => void;
};
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
}

declare module 'kept/shared/src/ui/gestures/use-pull' {
import { type RefObject } from 'react';
export type RefreshResult = 'updated' | 'up-to-date';
export type PullState = 'idle' | 'pulling' | 'release' | 'loading' | 'success' | 'up-to-date' | 'failed';
export function usePull(area: RefObject<HTMLElement | null>, onRefresh: () => Promise<RefreshResult>): {
    state: PullState;
    pulled: number;
    refresh: () => void;
};
}

declare module 'kept/shared/src/ui/gestures/use-reorder' {
import { type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
interface Taken {
    from: number;
    to: number;
    with: 'pointer' | 'keys';
    heights: number[];
}
export type ReorderNews = 'lifted' | 'passing' | 'dropped' | 'cancelled';
interface Reorder {
    onMove: (from: number, to: number) => void;
    onNews: (news: ReorderNews, from: number, to: number) => void;
}
export function useReorder(list: RefObject<HTMLElement | null>, { onMove, onNews }: Reorder): {
    taken: Taken | null;
    handle: (row: number) => {
        onPointerMove(event: import("react").PointerEvent): void;
        onPointerUp(event: import("react").PointerEvent): void;
        onPointerCancel: () => void;
        onContextMenu: (event: {
            preventDefault: () => void;
        }) => void;
        onPointerDown: (event: Parameters<(event: import("react").PointerEvent) => void>[0]) => void;
        onKeyDown: (event: KeyboardEvent) => void;
        onBlur: () => void | false;
    };
    style: (row: number) => CSSProperties | undefined;
};
export {};
}

declare module 'kept/shared/src/ui/gestures/use-swipe' {
import { type PointerEvent, type RefObject } from 'react';
export function useSwipe(row: RefObject<HTMLElement | null>, tray: RefObject<HTMLElement | null>, more: RefObject<HTMLElement | null>): {
    open: boolean;
    setOpen: import("react").Dispatch<import("react").SetStateAction<boolean>>;
    close: () => void;
    touched: boolean;
    handlers: {
        onPointerDown: (event: PointerEvent) => void;
        onPointerMove: (event: PointerEvent<HTMLElement>) => void;
        onPointerUp: (event: PointerEvent<HTMLElement>) => void;
        onPointerCancel: () => void;
        onContextMenu: (event: {
            preventDefault: () => void;
        }) => void;
        onClickCapture: (event: {
            preventDefault: () => void;
            stopPropagation: () => void;
        }) => void;
    };
};
}

declare module 'kept/shared/src/ui/icons/Icon' {
import type { IconName } from 'kept/shared/src/ui/icons/icon-paths';
export interface IconProps {
    name: IconName;
    size?: number | undefined;
    label?: string | undefined;
}
export function Icon({ name, size, label }: IconProps): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/icons/Water' {
export function Water({ size, plots }: {
    size?: number | undefined;
    plots?: boolean | undefined;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/icons/first-icons' {
export interface IconDrawing {
    d: string;
    flip?: boolean;
    heavy?: boolean;
}
export const firstIcons: {
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
};
export const drawings: Map<string, IconDrawing>;
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
}

declare module 'kept/shared/src/ui/layout/List' {
import type { ReactNode } from 'react';
export interface ListProps {
    label: string;
    look?: 'rows' | 'cards' | 'plain' | undefined;
    children: ReactNode;
}
export function List({ label, look, children }: ListProps): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/layout/Section' {
import { type ReactNode } from 'react';
export interface SectionProps {
    title: string;
    actions?: ReactNode;
    children: ReactNode;
}
export function Section({ title, actions, children }: SectionProps): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/layout/page-note' {
import { type ReactNode } from 'react';
export interface StoredData {
    since: number;
    onRetry: () => void;
}
export const PageNoteContext: import("react").Context<((stored: StoredData | undefined) => ReactNode) | null>;
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
}

declare module 'kept/shared/src/ui/measures/after-press' {
export function afterPress(run: () => void): void;
}

declare module 'kept/shared/src/ui/measures/automatic-mark' {
export interface Typed {
    text: string;
    from: number;
    to: number;
}
export interface AutomaticMark {
    mark: string;
    digits: number;
}
export function press(key: string, { text, from, to }: Typed, automatic: AutomaticMark | null): Typed;
}

declare module 'kept/shared/src/ui/measures/channel-scale' {
export function channelScale(shown: readonly (number | null)[], { low, high }: {
    low: number | null;
    high: number | null;
}): (value: number) => string;
}

declare module 'kept/shared/src/ui/measures/keypad-messages' {
export const keypadMessages: {
    readonly mark: Readonly<{
        readonly id: "ui.keypad.mark";
        readonly defaultMessage: "Séparateur décimal";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly erase: Readonly<{
        readonly id: "ui.keypad.erase";
        readonly defaultMessage: "Effacer";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly next: Readonly<{
        readonly id: "ui.keypad.next";
        readonly defaultMessage: "Suivant";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
    readonly hide: Readonly<{
        readonly id: "ui.keypad.hide";
        readonly defaultMessage: "Masquer";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "id">;
};
}

declare module 'kept/shared/src/ui/measures/keypad-store' {
export function showKeypad(): () => void;
export function useKeypadShown(): boolean;
}

declare module 'kept/shared/src/ui/measures/typing' {
import { type AutomaticMark } from 'kept/shared/src/ui/measures/automatic-mark';
export function pressIn(field: HTMLInputElement, key: string, automatic: AutomaticMark | null): void;
export function eraseIn(field: HTMLInputElement): void;
}

declare module 'kept/shared/src/ui/measures/use-keypad' {
import { type RefObject } from 'react';
export function useKeypad(dock: RefObject<HTMLElement | null>, enabled: boolean, mark: string): {
    open: boolean;
    docked: boolean;
    whole: boolean;
    type: (key: string) => void;
    erase: () => void | false | null;
    next: () => void | false | null | undefined;
    hide: () => void | undefined;
};
}

declare module 'kept/shared/src/ui/measures/whole-value' {
export interface WholeValue {
    before: number;
    after: number;
    low: number;
    high: number;
}
export function isWhole(text: string, mark: string, { before, after, low, high }: WholeValue): boolean;
export function writeWhole(rule: WholeValue | undefined): string | undefined;
export function readWhole(text: string | undefined): WholeValue | null;
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
}

declare module 'kept/shared/src/ui/pickers/ComboInput' {
export function ComboInput({ placeholder }: {
    placeholder: string;
}): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/pickers/OptionList' {
import type { Choice } from 'kept/shared/src/ui/fields/choice';
export function OptionList({ options, empty, }: {
    options?: readonly Choice[] | undefined;
    empty?: string | undefined;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/pickers/PickerFrame' {
import type { ReactNode } from 'react';
import type { PickerBase } from 'kept/shared/src/ui/pickers/dates-frame';
export function PickerFrame({ label, hint, error, ask, fixes, children, }: Pick<PickerBase, 'hint' | 'error' | 'ask' | 'fixes'> & {
    label: ReactNode;
    children: ReactNode;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/pickers/PickerPopover' {
import { type ReactNode } from 'react';
export function PickerPopover({ children, fit }: {
    children: ReactNode;
    fit?: boolean | undefined;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/pickers/Searched' {
import { type ReactNode } from 'react';
export interface SearchedProps<Item> {
    items: readonly Item[];
    nameOf: (item: Item) => string;
    children: (found: readonly Item[]) => ReactNode;
}
export function Searched<Item>({ items, nameOf, children }: SearchedProps<Item>): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
}

declare module 'kept/shared/src/ui/pickers/SearchedOptions' {
import type { Choice } from 'kept/shared/src/ui/fields/choice';
export function SearchedOptions({ options }: {
    options: readonly Choice[];
}): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/pickers/dates-frame' {
import type { FieldBase } from 'kept/shared/src/ui/fields/field';
export type PickerBase = FieldBase & {
    name?: string | undefined;
};
}

declare module 'kept/shared/src/ui/pickers/name-search' {
export const withoutSearch = 10;
export const isFoundBy: (name: string, typed: string) => boolean;
}

declare module 'kept/shared/src/ui/pickers/search-messages' {
export const searchMessages: Record<"none" | "search", import("react-intl").MessageDescriptor>;
}

declare module 'kept/shared/src/ui/provider/UiProvider' {
import type { ReactNode } from 'react';
export function UiProvider({ locale, children }: {
    locale: string;
    children: ReactNode;
}): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/provider/header-end' {
export const HeaderEnd: import("react").Context<HTMLElement | null>;
}

declare module 'kept/shared/src/ui/provider/use-media' {
const queries: {
    compact: string;
    twoPanes: string;
};
export function useMedia(kind: keyof typeof queries): boolean;
export {};
}

declare module 'kept/shared/src/ui/values/Num' {
import type { ReactNode } from 'react';
export interface NumProps {
    children: ReactNode;
    unit?: string | undefined;
}
export function Num({ children, unit }: NumProps): import("react").JSX.Element;
}

declare module 'kept/shared/src/ui/values/StatusMark' {
import type { DeliveryState, ValueState } from 'kept/shared/src/ui/values/value-state';
export interface StatusMarkProps {
    state: ValueState | DeliveryState;
    label: string;
    size?: number | undefined;
}
export function StatusMark({ state, label, size }: StatusMarkProps): import("react").JSX.Element;
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
}

declare module 'kept/shared/src/ui/values/isolated' {
import { type ReactNode } from 'react';
export function isolated(words: ReactNode): ReactNode;
}

declare module 'kept/shared/src/ui/values/value-state' {
export type ValueState = 'in' | 'near-low' | 'near-high' | 'below' | 'above';
export type DeliveryState = 'waiting' | 'refused' | 'conflict';
}

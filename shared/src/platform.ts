import './device/local/clear-at-session-end.ts';
export type { FeatureModule } from './feature-module.ts';

// The contract's types, in camelCase.
export type {
  Band,
  Campaign,
  CampaignBody,
  CampaignSeries,
  Crop,
  CropType,
  DaySeries,
  Farm,
  FarmListEntry,
  FieldError,
  ImportedFile,
  Meter,
  OpenSession,
  Person,
  Plot,
  PlotCrop,
  Problem,
  Profile,
  Reading,
  ReadingBody,
  ReadingSeries,
  Revision,
  Session,
  TargetBand,
  TargetBandBody,
  WaterDay,
} from '@seguia/openapi';

// Navigation.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { paths } from './paths.ts';
export { notFound } from './session/api/not-found.ts';
export { hasUnsavedForm, useUnsavedGuard } from './session/settings/unsaved.ts';
export { type FieldProblem, problemsOf, refusedFields, type SheetForm } from './forms/sheet-form.ts';
export { useSheetForm } from './forms/use-sheet-form.ts';

// Cards of other parts.
export { FarmPages, SlotCards, type SlotCardsProps, type SlotProps } from './slots/SlotCards.tsx';
export type { SlotName } from './slots/slot-names.ts';

// Texts, numbers and dates.
export { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
export { defineMessages } from './i18n/define-messages.ts';
export type { DateStyle, Format } from './i18n/format.ts';
export { isolate, spoken } from './i18n/isolate.ts';
export { locales, type Locale, type LocaleEntry } from './i18n/locales.ts';
export { parseDecimal, type ParsedDecimal } from './i18n/parse-decimal.ts';
export { changeLocale, localeAtom } from './session/settings/locale.ts';
export { useFormat } from './session/settings/use-format.ts';

// The app, and the deployment's settings.
export { appVersion } from './app-version.ts';
export { saveFile } from './sharing/save-file.ts';
export { canInstallAtom, installAtom } from './session/settings/install.ts';

// Server, session, profile, farm.
export { configAtom, deviceIsNative, type AppConfig } from './session/login/config.ts';
export { clearServerAtom, setServerAtom } from './session/account/change-server.ts';
export { serverAtom, serverNameAtom } from './session/account/server.ts';
export { testServerAtom, type ServerInfo } from './session/login/test-server.ts';
export { capabilitiesAtom, useCapability } from './session/login/capabilities.ts';
export { lastEmailAtom, profileAtom, sessionAtom } from './session/account/session.ts';
export { forgotPasswordAtom, loginAtom } from './session/login/login.ts';
export { logoutAtom } from './session/login/logout.ts';
export {
  changePasswordAtom,
  endOpenSessionAtom,
  endOtherSessionsAtom,
  loadSessionsAtom,
} from './session/login/own-sessions.ts';
export type { ClockStamp } from './domain/clock-stamp.ts';
export { correctedNow, onClockChange, settledStamp, stampNow } from './session/clock/device-clock.ts';
export { momentOfStamp } from './device/outbox/reading-time.ts';
export { askFarmAtom, farmAtom, farmClockAtom, farmPath } from './session/account/farm-choice.ts';
export {
  chooseFarmAtom,
  farmersAtom,
  loadFarmersAtom,
  moreFarmersAtom,
  type FarmersState,
} from './session/login/farmers.ts';
export { canAtom, canChangeReadingAtom } from './session/settings/can.ts';
export type { Permission } from './domain/permissions.ts';

// Settings of the device.
export {
  automaticMarkAtom,
  keyMovesAtom,
  dripperMemoryAtom,
  ecUnitAtom,
  lastMeterAtom,
  lastPlotAtom,
  onlyIrrigationPlotsAtom,
  onlyMineInLastAtom,
  importRecipesAtom,
  phoneKeyboardAtom,
  themeAtom,
  walkingOrderAtom,
  type DripperMemory,
  type Theme,
} from './session/settings/settings.ts';
export { movesOnAtom, toneAtom, vibrationAtom, type MovesOn } from './session/settings/entry-settings.ts';
export { importedWaterAtom, type ImportedWater } from './session/settings/water-imports.ts';
export { firstStepsAtom, type FirstSteps } from './session/settings/first-steps.ts';

// Calls.
export { camel, onWire, snake, type ApiClient } from '@seguia/openapi';
export { ApiError, call, type ApiErrorKind } from './session/api/api-error.ts';
export { apiAtom, openClient } from './session/api/api.ts';
export { isAnswering, unansweredKind } from './sync/push/unanswered.ts';
export { imageToDataUrl } from './session/settings/image-to-data-url.ts';

// The chosen farm's data on the device: screens read these, never the network.
export {
  bandsAtom,
  campaignsAtom,
  cropsAtom,
  cropTypesAtom,
  metersAtom,
  plotsAtom,
  visiblePlotsAtom,
} from './device/local/farm-items.ts';
export { offlineStateAtom, type OfflineState } from './device/offline/offline-state.ts';
export { newestFromDrippersAtom, newestReadingsAtom } from './device/readings/newest-readings.ts';
export { recentReadingsAtom, usePlotReadings } from './device/readings/recent-readings.ts';
export { todayAtom } from './device/local/today.ts';
export type { DeviceReading, OutboxEntry, ReadingState, Unfinished } from './device/database/rows.ts';
export type { ReadingQuery } from './device/readings/reading-query.ts';
export { useReadings } from './device/readings/use-readings.ts';
export { useReading, useReadingAnswer, useReadingHere, type ReadingAnswer } from './device/readings/use-reading.ts';
export {
  correctRefusedAtom,
  deleteReadingAtom,
  discardEntryAtom,
  isRecordedAtom,
  resolveConflictAtom,
  refusedByClockAtom,
  retryEntryAtom,
  saveReadingAtom,
  undoDeleteAtom,
} from './device/outbox/reading-actions.ts';
export {
  keepUnfinishedAtom,
  loadUnfinishedAtom,
  unfinishedWriterAtom,
  type UnfinishedChange,
} from './device/outbox/unfinished.ts';
export {
  resolveWaterConflictAtom,
  saveWaterDaysAtom,
  hasWaterDaysAtom,
  waterDaysAtom,
  type DeviceWaterDay,
} from './device/water/water-days.ts';
export { calibrationsAtom, noteCalibrationAtom, type DeviceCalibration } from './device/meters/calibrations.ts';
export {
  hasInstructionsAtom,
  instructionsAtom,
  resolveInstructionConflictAtom,
  saveInstructionAtom,
  type DeviceInstruction,
} from './device/instructions/instructions.ts';
export type { WaterToSave } from './device/water/save-water.ts';
export {
  addPhotoAtom,
  deletePhotoAtom,
  deletePhotosOfDraftAtom,
  retryPhotoAtom,
} from './device/photos/photo-actions.ts';
export { photosAtom, photoStorageAtom, usePicture, type DevicePhoto } from './device/photos/shown-photos.ts';
export { StorageFullError } from './device/local/storage-error.ts';
export { outboxAtom } from './device/local/outbox-atom.ts';
export { entryOfEach } from './device/outbox/outbox-rules.ts';
export { type Subject, subjectOf } from './device/outbox/subjects.ts';
export { exportOutbox } from './device/outbox/export-outbox.ts';
export { useUnsentElsewhere } from './device/local/unsent-elsewhere.ts';
export type { UnsentElsewhere } from './device/database/count-unsent.ts';

// Between device and server.
export { pullAtom, syncNowAtom, syncStatusAtom, type SyncStatus } from './sync/sync-atoms.ts';
export { useCannotFetch, useShowAgain, type FetchDialog } from './sync/cannot-fetch.ts';
export {
  loadDeletedAtom,
  loadReadingsAtom,
  loadRevisionsAtom,
  restoreReadingAtom,
} from './sync/calls/reading-calls.ts';
export {
  deleteBandAtom,
  deleteCampaignAtom,
  saveBandAtom,
  saveCampaignAtom,
  savePlantingAtom,
} from './sync/calls/farm-writes.ts';
export { writeOnce, type Write, type WriteHeader } from './sync/calls/write-once.ts';
export { loadSeriesAtom, type SeriesAnswer, type SeriesRequest } from './sync/calls/series.ts';

export { FileFaultError, type FileFault } from './sheets/file-fault.ts';
export { openSheetFile, type SheetFile } from './sheets/sheet-file.ts';
export type { ProblemGroup, SheetView } from './sheets/sheet-view.ts';

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
export { SlotCards, type SlotCardsProps, type SlotProps } from './slots/SlotCards.tsx';
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

// Calls.
export { camel, onWire, snake, type ApiClient } from '@seguia/openapi';
export { ApiError, call, type ApiErrorKind } from './session/api/api-error.ts';
export { apiAtom, openClient } from './session/api/api.ts';
export { isAnswering, unansweredKind } from './sync/push/unanswered.ts';
export { imageToDataUrl } from './session/settings/image-to-data-url.ts';

// The chosen farm's data on the device, and what goes between device and server.
export * from './platform-device.ts';

export { FileFaultError, type FileFault } from './sheets/file-fault.ts';
export { openSheetFile, type SheetFile } from './sheets/sheet-file.ts';
export type { ProblemGroup, SheetView } from './sheets/sheet-view.ts';

// The part of the door `platform` about the device's data. Screens import the door.

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
export { keepUnfinishedAtom, loadUnfinishedAtom, type UnfinishedChange } from './device/outbox/unfinished.ts';
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
export { useUnsentElsewhere, type UnsentElsewhere } from './device/local/unsent-elsewhere.ts';

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

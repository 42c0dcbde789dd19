import type { Camel } from './case.ts';
import type { components } from './schema.d.ts';

export { camel, snake, type Camel, type Snake } from './case.ts';
export { onWire } from './on-wire.ts';
export { createApi, type ApiClient, type ApiOptions, type ApiPaths } from './client.ts';
export type { components, operations, paths } from './schema.d.ts';

/** The contract's schemas as they travel (snake_case). */
export type Wire = components['schemas'];

export type Session = Camel<Wire['Session']>;
export type OpenSession = Camel<Wire['OpenSession']>;
export type Profile = Camel<Wire['Profile']>;
export type Person = Camel<Wire['Person']>;
export type Permission = Wire['Permission'];
export type Role = Wire['Role'];
export type Farm = Camel<Wire['Farm']>;
export type FarmListEntry = Camel<Wire['FarmListEntry']>;
export type Plot = Camel<Wire['Plot']>;
export type PlotBody = Camel<Wire['PlotBody']>;
export type PlotCrop = Camel<Wire['PlotCrop']>;
export type Planting = Camel<Wire['Planting']>;
export type PlantingBody = Camel<Wire['PlantingBody']>;
export type Crop = Camel<Wire['Crop']>;
export type CropType = Camel<Wire['CropType']>;
export type CropBody = Camel<Wire['CropBody']>;
export type CropTypeBody = Camel<Wire['CropTypeBody']>;
export type Reading = Camel<Wire['Reading']>;
export type ReadingBody = Camel<Wire['ReadingBody']>;
export type Photo = Camel<Wire['Photo']>;
export type Revision = Camel<Wire['Revision']>;
export type ImportedFile = Camel<Wire['Import']>;
export type Campaign = Camel<Wire['Campaign']>;
export type CampaignBody = Camel<Wire['CampaignBody']>;
export type DaySeries = Camel<Wire['DaySeries']>;
export type ReadingSeries = Camel<Wire['ReadingSeries']>;
export type CampaignSeries = DaySeries | ReadingSeries;
export type Band = Wire['Band'];
export type TargetBand = Camel<Wire['TargetBand']>;
export type TargetBandBody = Camel<Wire['TargetBandBody']>;
export type WaterDay = Camel<Wire['WaterDay']>;
export type WaterDayBody = Camel<Wire['WaterDayBody']>;
export type Meter = Camel<Wire['Meter']>;
export type MeterBody = Camel<Wire['MeterBody']>;
export type Calibration = Camel<Wire['Calibration']>;
export type CalibrationBody = Camel<Wire['CalibrationBody']>;
export type Instruction = Camel<Wire['Instruction']>;
export type InstructionBody = Camel<Wire['InstructionBody']>;
export type ListMeta = Camel<Wire['ListMeta']>;
export type FieldError = Wire['FieldError'];
export type Problem = Camel<Wire['Problem']> &
  Partial<Pick<Camel<Wire['MovedOnProblem']>, 'currentVersion' | 'currentDeleted'>>;

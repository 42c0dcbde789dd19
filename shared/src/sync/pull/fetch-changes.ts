import type { ApiClient, Camel, Wire } from '@seguia/openapi';
import { markKey, clearedMark, type PulledList } from '../../device/database/marks.ts';
import type { PullMark } from '../../device/database/rows.ts';
import type { Device } from '../../device/local/device.ts';
import type { FarmDevice } from '../../device/local/farm-device.ts';
import { ApiError, call } from '../../session/api/api-error.ts';

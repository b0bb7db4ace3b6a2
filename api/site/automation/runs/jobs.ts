/** Jobs on many runs. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Recomputes waits after new time-zone data; its subject is the version of that data. */
export const recomputeWaitsJob = defineJob('recompute_waits')

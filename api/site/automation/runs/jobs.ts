/** What is done with many runs. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Computes waits anew; its subject is the version of the time-zone data. */
export const recomputeWaitsJob = defineJob('recompute_waits')

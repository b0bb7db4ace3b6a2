/** Asking golden questions again after a change. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the assistant. */
export const goldenCheckJob = defineJob('golden_check')

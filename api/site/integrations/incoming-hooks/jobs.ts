/** Making leads of calls: one job for each. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the call. */
export const incomingCallJob = defineJob('incoming_call')

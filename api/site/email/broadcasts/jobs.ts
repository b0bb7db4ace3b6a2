/** Carrying a broadcast on: gathering recipients, queueing their emails, deciding the test, ending. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the broadcast. */
export const broadcastJob = defineJob('broadcast')

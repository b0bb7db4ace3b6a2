/** Having a text written. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the draft. */
export const writeEmailJob = defineJob('write_ai_email')

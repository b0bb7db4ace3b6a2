/** Jobs that enroll leads by dates. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Enrolls by dates; its subject is the journey. */
export const dateTriggersJob = defineJob('date_triggers')

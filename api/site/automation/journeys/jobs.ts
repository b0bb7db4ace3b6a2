/** What brings leads to journeys besides events. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Enrolls by dates; its subject is the journey. */
export const dateTriggersJob = defineJob('date_triggers')

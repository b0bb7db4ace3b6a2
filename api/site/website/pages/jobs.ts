/** Publishing and hiding pages at their moments. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the page. */
export const pageScheduleJob = defineJob('page_schedule')

/** What is done about plans outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Ends a plan that was granted for a time; the subject is its account. */
export const endGrants = defineJob('end_plan_grant')

/** Work of dynamic audiences outside requests. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Looks at leads for whom a rule relative to the present turns: one job for the site, due when the first of them is. */
export const audienceDuesJob = defineJob('audience_dues')

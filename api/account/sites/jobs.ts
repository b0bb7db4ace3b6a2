/** What is done about sites outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Removes what is half made or half removed, where the request that began it could not end it. */
export const finishSite = defineJob('finish_site')

/** The work on passages that happens by itself. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the site. */
export const removePassagesJob = defineJob('remove_passages')
/** Its subject is the site. */
export const embedPassagesJob = defineJob('embed_passages')

/** What is done to images outside of a request. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the image. */
export const recodeImage = defineJob('recode_image')

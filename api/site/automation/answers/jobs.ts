/** Deciding which clicks on a question’s answers count. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the mail and the click. */
export const settleAnswersJob = defineJob('settle_answer')

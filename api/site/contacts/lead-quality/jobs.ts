/** What is done about addresses behind the answer. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Judges the address of a lead again, of which nobody could say whether it takes mail. */
export const verifyEmailJob = defineJob('verify_email')
/** Mails a lead the link that confirms the address. */
export const confirmEmailJob = defineJob('confirm_email')

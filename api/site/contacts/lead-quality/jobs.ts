/** Jobs on addresses, which run after the response. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Verifies a lead's address again after DNS did not answer. */
export const verifyEmailJob = defineJob('verify_email')
/** Mails a lead the link that confirms the address. */
export const confirmEmailJob = defineJob('confirm_email')

/** Jobs on addresses, which run after the response. */
import { onlyCause } from '../../../platform/events/define.ts'
import { defineJob } from '../../../platform/jobs/define.ts'

/** Verifies a lead's address again after DNS did not answer. What it finds has the cause of what brought the address. */
export const verifyEmailJob = defineJob('verify_email', onlyCause.nullable())
/** Mails a lead the link that confirms the address. */
export const confirmEmailJob = defineJob('confirm_email')

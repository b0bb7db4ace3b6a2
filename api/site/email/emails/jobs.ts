/** Sending emails, and deciding which opens and clicks come from people. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the email. */
export const sendEmailJob = defineJob('send_email')
/** The same for emails of broadcasts, which wait behind all others. */
export const sendBroadcastEmailJob = defineJob('send_broadcast_email')
/** Its subject is the email and the number of the open or click. */
export const settleHitsJob = defineJob('settle_hits')

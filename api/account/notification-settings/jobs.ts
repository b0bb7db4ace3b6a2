/** What is done about notifications outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Sends the daily email of a person, and waits for the next day. */
export const sendDigest = defineJob('send_digest')

/** Sending to endpoints: one job for each event and endpoint. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the delivery. */
export const webhookDeliveryJob = defineJob('webhook_delivery')

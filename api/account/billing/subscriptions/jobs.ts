/** What is done about subscriptions outside of a request. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Carries a refund on whose request was cut off; the subject is the subscription. */
export const carryRefundOn = defineJob('carry_refund_on')

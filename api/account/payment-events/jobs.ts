/** What is done about events of payments outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Settles an object of Stripe of which events have come; the subject is its ID. */
export const settleStripeObject = defineJob('settle_stripe_object')

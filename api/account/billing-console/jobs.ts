/** What is done about payments of the whole installation outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Compares subscriptions with Stripe; the subject is `nightly`, or the ID of a comparison that somebody began. */
export const reconcile = defineJob('reconcile_subscriptions')

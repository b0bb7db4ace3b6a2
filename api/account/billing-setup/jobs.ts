/** What is done about prices outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Brings the prices of a plan at Stripe in line with it. */
export const syncPrices = defineJob('sync_plan_prices')

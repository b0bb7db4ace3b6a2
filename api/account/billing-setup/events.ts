/** What a super administrator does with the connection to Stripe. */
import { defineEvent } from '../../platform/events/define.ts'

export const billingSetUp = defineEvent('billing.set_up')

/** What a super administrator does with coupons and comparisons. */
import { defineEvent } from '../../platform/events/define.ts'

export const couponCreated = defineEvent('coupon.created')
export const couponDeleted = defineEvent('coupon.deleted')
export const reconciliationStarted = defineEvent('reconciliation.started')

/** What happens to plans. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const planCreated = defineEvent('plan.created')
export const planUpdated = defineEvent('plan.updated')
export const planDeleted = defineEvent('plan.deleted')
export const accountPlanSet = defineEvent('account.plan_set')

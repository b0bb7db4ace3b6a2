/** What happens to the rules for addresses. */
import { defineEvent } from '../../../platform/events/define.ts'

export const leadQualityUpdated = defineEvent('lead_quality.updated')
export const leadQualityLeadsVerified = defineEvent('lead_quality.leads_verified')

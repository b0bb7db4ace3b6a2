/** What happens to the pricing page. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const pricingPageUpdated = defineEvent('pricing_page.updated')

/** What happens to the brand of a site. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const brandUpdated = defineEvent('brand.updated')

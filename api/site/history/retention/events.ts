/** What happens to the rules of how long a site keeps things. */
import { defineEvent } from '../../../platform/events/define.ts'

export const retentionUpdated = defineEvent('retention.updated')

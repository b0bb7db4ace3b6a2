/** What happens to the unsubscribe page. */
import { defineEvent } from '../../../platform/events/define.ts'

export const unsubscribePageUpdated = defineEvent('unsubscribe_page.updated')

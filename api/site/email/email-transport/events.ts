/** Events of a site's own transport. */
import { defineEvent } from '../../../platform/events/define.ts'

export const emailTransportUpdated = defineEvent('email_transport.updated')
export const emailTransportRemoved = defineEvent('email_transport.removed')
export const emailTransportTested = defineEvent('email_transport.tested')

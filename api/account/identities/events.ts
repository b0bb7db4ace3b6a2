/** What happens to connected accounts. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const identityConnected = defineEvent('identity.connected')
export const identityDisconnected = defineEvent('identity.disconnected')

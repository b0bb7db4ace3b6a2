/** What happens to passkeys. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const passkeyCreated = defineEvent('passkey.created')
export const passkeyUpdated = defineEvent('passkey.updated')
export const passkeyDeleted = defineEvent('passkey.deleted')

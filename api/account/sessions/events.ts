/** What happens to sessions. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const sessionDeleted = defineEvent('session.deleted')
export const userSignedOutElsewhere = defineEvent('user.signed_out_elsewhere')

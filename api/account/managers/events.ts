/** What happens to managers. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const managerInvited = defineEvent('manager.invited')
export const managerUpdated = defineEvent('manager.updated')
export const managerDeleted = defineEvent('manager.deleted')
export const managerInvitationResent = defineEvent('manager.invitation_resent')
export const managerJoined = defineEvent('manager.joined')

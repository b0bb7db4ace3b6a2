/** Events of senders. */
import { defineEvent } from '../../../platform/events/define.ts'

export const senderCreated = defineEvent('sender.created')
export const senderUpdated = defineEvent('sender.updated')
export const senderDeleted = defineEvent('sender.deleted')
export const senderVerificationAsked = defineEvent('sender.verification_asked')
export const senderVerified = defineEvent('sender.verified')

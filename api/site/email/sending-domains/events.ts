/** Events of sending domains. */
import { defineEvent } from '../../../platform/events/define.ts'

export const sendingDomainCreated = defineEvent('sending_domain.created')
export const sendingDomainChecked = defineEvent('sending_domain.checked')
export const sendingDomainKeyRotated = defineEvent('sending_domain.key_rotated')
export const sendingDomainProbed = defineEvent('sending_domain.probed')
export const sendingDomainDeleted = defineEvent('sending_domain.deleted')

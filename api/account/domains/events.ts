/** What happens to domains of sites. The control database stores it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const domainCreated = defineEvent('domain.created')
export const domainChecked = defineEvent('domain.checked')
export const domainVerified = defineEvent('domain.verified')
export const domainFailed = defineEvent('domain.failed')
export const domainDeleted = defineEvent('domain.deleted')
export const primaryDomainUpdated = defineEvent('primary_domain.updated')

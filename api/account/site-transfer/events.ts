/** When a site left as a file, or came as one. The control database keeps them as activities of the account. */
import { defineEvent } from '../../platform/events/define.ts'

export const siteExported = defineEvent('site.exported')
export const siteImported = defineEvent('site.imported')

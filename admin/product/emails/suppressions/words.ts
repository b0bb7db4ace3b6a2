/** Why an address is suppressed and where that is known from, in words. */
import type { SuppressionReason, SuppressionSource } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'

export const reasonNames: Record<SuppressionReason, MessageKey> = {
  hard_bounce: 'suppressions.hard_bounce',
  complaint: 'suppressions.complaint',
  unsubscribed: 'suppressions.unsubscribed',
  manual: 'suppressions.manual',
}
export const reasons = Object.keys(reasonNames) as SuppressionReason[]

export const sourceNames: Record<SuppressionSource, MessageKey> = {
  mail_server: 'suppressions.from_mail_server',
  bounce_message: 'suppressions.from_bounce_message',
  complaint_report: 'suppressions.from_complaint_report',
  provider: 'suppressions.from_provider',
  repeated_failures: 'suppressions.from_repeated_failures',
  manual: 'suppressions.from_person',
  import: 'suppressions.from_import',
}

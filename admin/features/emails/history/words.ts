/** What became of an email, as a word and its tone. */
import type { EmailHappening } from '@leadwright/sdk'
import type { Tone } from '../../../ui/notice.tsx'

export const happeningNames = {
  delivered: 'status.delivered',
  not_delivered: 'status.not_delivered',
  unknown: 'status.unknown',
  skipped: 'status.skipped',
  opened: 'email_history.opened',
  clicked: 'email_history.clicked',
  bounced: 'email_history.bounced',
  complained: 'email_history.complained',
  replied: 'email_history.replied',
} as const satisfies Record<EmailHappening, string>

export const happeningTones = {
  delivered: 'good',
  not_delivered: 'bad',
  unknown: 'warning',
  skipped: undefined,
  opened: 'good',
  clicked: 'good',
  bounced: 'bad',
  complained: 'bad',
  replied: 'good',
} as const satisfies Record<EmailHappening, Tone | undefined>

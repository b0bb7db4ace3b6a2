/** What became of an email, as a word with its icon and tone. */
import type { EmailHappening } from '@leadwright/sdk'
import { Flag, type LucideIcon, MailOpen, MousePointerClick, Reply, Undo2 } from 'lucide-react'
import type { MessageKey } from '../../../messages/messages.tsx'
import type { Tone } from '../../../ui/notice.tsx'
import { states } from '../../../ui/status-badge.tsx'

export const happenings = {
  delivered: states.delivered,
  not_delivered: states.not_delivered,
  unknown: states.unknown,
  skipped: states.skipped,
  opened: ['email_history.opened', MailOpen, 'good'],
  clicked: ['email_history.clicked', MousePointerClick, 'good'],
  bounced: ['email_history.bounced', Undo2, 'bad'],
  complained: ['email_history.complained', Flag, 'bad'],
  replied: ['email_history.replied', Reply, 'good'],
} as const satisfies Record<EmailHappening, [MessageKey, LucideIcon, Tone | undefined]>

/** What became of an email, as a word with its icon and tone. */
import type { EmailHappening } from '@leadwright/sdk'
import {
  Ban,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Flag,
  type LucideIcon,
  MailOpen,
  MousePointerClick,
  Reply,
  Undo2,
} from 'lucide-react'
import type { MessageKey } from '../../../messages/messages.tsx'
import type { Tone } from '../../../ui/notice.tsx'

export const happenings = {
  delivered: ['status.delivered', CircleCheck, 'good'],
  not_delivered: ['status.not_delivered', CircleX, 'bad'],
  unknown: ['status.unknown', CircleQuestionMark, 'warning'],
  skipped: ['status.skipped', Ban, undefined],
  opened: ['email_history.opened', MailOpen, 'good'],
  clicked: ['email_history.clicked', MousePointerClick, 'good'],
  bounced: ['email_history.bounced', Undo2, 'bad'],
  complained: ['email_history.complained', Flag, 'bad'],
  replied: ['email_history.replied', Reply, 'good'],
} as const satisfies Record<EmailHappening, [MessageKey, LucideIcon, Tone | undefined]>

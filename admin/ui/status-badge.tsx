/** The states of the product with their words, tones and icons: one look for each state on every screen. */
import {
  Archive,
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  CircleQuestionMark,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
} from 'lucide-react'
import { type MessageKey, useMessages } from '../messages/messages.tsx'
import { Badge } from './badge.tsx'
import type { Tone } from './notice.tsx'

export const states = {
  draft: ['status.draft', CircleDashed, undefined],
  published: ['status.published', CircleCheck, 'good'],
  unpublished: ['status.unpublished', CircleDashed, undefined],
  active: ['status.active', CircleCheck, 'good'],
  inactive: ['status.inactive', CircleDashed, undefined],
  enabled: ['status.enabled', CircleCheck, 'good'],
  disabled: ['status.disabled', Ban, undefined],
  archived: ['status.archived', Archive, undefined],
  archived_assistant: ['status.archived_assistant', Archive, undefined],
  pending: ['status.pending', CircleDashed, undefined],
  checking: ['status.checking', CircleDot, 'info'],
  checked: ['status.checked', CircleCheck, undefined],
  undoing: ['status.undoing', CircleDot, 'info'],
  undone: ['status.undone', Ban, undefined],
  queued: ['status.queued', CircleDashed, undefined],
  running: ['status.running', CircleDot, 'info'],
  waiting: ['status.waiting', Hourglass, 'warning'],
  delayed: ['status.delayed', Clock, 'info'],
  damaged: ['status.damaged', CircleAlert, 'bad'],
  paused: ['status.paused', CirclePause, 'warning'],
  stopped: ['status.stopped', Ban, undefined],
  failed: ['status.failed', CircleX, 'bad'],
  completed: ['status.completed', CircleCheck, 'good'],
  canceled: ['status.canceled', Ban, undefined],
  not_started: ['status.not_started', CircleDashed, undefined],
  delivered: ['status.delivered', CircleCheck, 'good'],
  not_delivered: ['status.not_delivered', CircleX, 'bad'],
  bounced: ['status.bounced', CircleX, 'bad'],
  skipped: ['status.skipped', Ban, undefined],
  unknown: ['status.unknown', CircleQuestionMark, 'warning'],
  subscribed: ['status.subscribed', CircleCheck, 'good'],
  unsubscribed: ['status.unsubscribed', Ban, undefined],
  verified: ['status.verified', CircleCheck, 'good'],
  unverified: ['status.unverified', CircleAlert, 'warning'],
  valid: ['status.valid', CircleCheck, 'good'],
  risky: ['status.risky', CircleAlert, 'warning'],
  invalid: ['status.invalid', CircleX, 'bad'],
} satisfies Record<string, [MessageKey, LucideIcon, Tone | undefined]>

export type Status = keyof typeof states

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useMessages()
  const [label, Icon, tone] = states[status]
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}

/** Where a request for approval is. */
import type { ApprovalStatus as State } from '@leadwright/sdk'
import { Ban, CircleCheck, CircleDot, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'

const states: Record<State, [MessageKey, LucideIcon, Tone | undefined]> = {
  pending: ['approvals.pending', Hourglass, 'warning'],
  running: ['approvals.running', CircleDot, 'info'],
  approved: ['approvals.approved', CircleCheck, 'good'],
  rejected: ['approvals.rejected', Ban, undefined],
  failed: ['approvals.failed', CircleX, 'bad'],
  expired: ['approvals.expired', Clock, undefined],
}

export function ApprovalStatus({ status }: { status: State }) {
  const { t } = useMessages()
  const [word, Icon, tone] = states[status]
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(word)}
    </Badge>
  )
}

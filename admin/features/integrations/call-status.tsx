/** What became of a call, in words. */
import type { IncomingCall, IncomingCallStatus } from '@leadwright/sdk'
import { CircleCheck, CircleX, Hourglass, type LucideIcon, RefreshCw } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'

export const stateNames = ['waiting', 'created', 'updated', 'refused'] as const
export const stateWords = {
  waiting: 'integrations.state_waiting',
  created: 'integrations.state_created',
  updated: 'integrations.state_updated',
  refused: 'integrations.state_refused',
} as const satisfies Record<IncomingCallStatus, MessageKey>

const looks: Record<IncomingCallStatus, [LucideIcon, Tone | undefined]> = {
  waiting: [Hourglass, 'warning'],
  created: [CircleCheck, 'good'],
  updated: [RefreshCw, 'good'],
  refused: [CircleX, 'bad'],
}

export function CallBadge({ of: { status } }: { of: Pick<IncomingCall, 'status'> }) {
  const { t } = useMessages()
  const [Icon, tone] = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(stateWords[status])}
    </Badge>
  )
}

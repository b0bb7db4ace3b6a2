/** What became of a call, in words. */
import type { IncomingCall, IncomingCallState } from '@leadwright/sdk'
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
} as const satisfies Record<IncomingCallState, MessageKey>

const looks: Record<IncomingCallState, [LucideIcon, Tone | undefined]> = {
  waiting: [Hourglass, 'warning'],
  created: [CircleCheck, 'good'],
  updated: [RefreshCw, 'good'],
  refused: [CircleX, 'bad'],
}

export function CallBadge({ of: { state } }: { of: Pick<IncomingCall, 'state'> }) {
  const { t } = useMessages()
  const [Icon, tone] = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(stateWords[state])}
    </Badge>
  )
}

/** The state of a broadcast. */
import type { BroadcastStatus } from '@leadwright/sdk'
import { CircleCheck, CircleDot, Clock } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

/** What no other thing of the product can be. */
const own = {
  scheduled: ['broadcasts.state_scheduled', Clock, 'info'],
  sending: ['broadcasts.state_sending', CircleDot, 'info'],
  sent: ['broadcasts.state_sent', CircleCheck, 'good'],
} as const

export function BroadcastBadge({ status }: { status: BroadcastStatus }) {
  const { t } = useMessages()
  if (status !== 'scheduled' && status !== 'sending' && status !== 'sent') return <StatusBadge status={status} />
  const [label, Icon, tone] = own[status]
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}

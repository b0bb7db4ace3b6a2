/** The state of a subscription, and why it is in it. */
import type { Subscription, SubscriptionReason, SubscriptionStatus } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'

export const subscriptionStateNames: Record<SubscriptionStatus, MessageKey> = {
  active: 'billing.state_active',
  expiring: 'billing.state_expiring',
  expired: 'billing.state_expired',
  cancelled: 'billing.state_cancelled',
}

const looks: Record<SubscriptionStatus, [LucideIcon, Tone | undefined]> = {
  active: [CircleCheck, 'good'],
  expiring: [Clock, 'warning'],
  expired: [CircleAlert, 'bad'],
  cancelled: [CircleX, undefined],
}

const reasons: Record<SubscriptionReason, MessageKey> = {
  trialing: 'billing.reason_trialing',
  payment_due: 'billing.reason_payment_due',
  payment_incomplete: 'billing.reason_payment_incomplete',
  unpaid: 'billing.reason_unpaid',
  paused: 'billing.reason_paused',
}

export function SubscriptionBadge({ subscription: { status, reason } }: { subscription: Subscription }) {
  const { t } = useMessages()
  const [Icon, tone] = looks[status]
  const name = t(subscriptionStateNames[status])
  return (
    <Badge tone={reason === 'payment_due' ? 'warning' : tone} icon={<Icon size={12} aria-hidden />}>
      {reason ? `${name} · ${t(reasons[reason])}` : name}
    </Badge>
  )
}

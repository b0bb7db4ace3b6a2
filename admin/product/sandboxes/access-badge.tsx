/** Whether a lead can enter a sandbox, and what is missing where not yet. */
import type { Sandbox, SandboxAccess } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, CircleX, Clock, FlaskConical, Hourglass, Trash2 } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const waitWords = {
  room: 'sandboxes.waits_room',
  space: 'sandboxes.waits_space',
  activation: 'sandboxes.waits_activation',
} as const

export function AccessBadge({ of: { status, waits_for } }: { of: Pick<SandboxAccess, 'status' | 'waits_for'> }) {
  const { t } = useMessages()
  if (waits_for)
    return (
      <Badge tone="warning" icon={<Hourglass size={12} aria-hidden />}>
        {t(waitWords[waits_for])}
      </Badge>
    )
  if (status === 'deleted') return <Badge icon={<Trash2 size={12} aria-hidden />}>{t('sandboxes.deleted')}</Badge>
  if (status === 'active')
    return (
      <Badge tone="good" icon={<CircleCheck size={12} aria-hidden />}>
        {t('sandboxes.access_active')}
      </Badge>
    )
  if (status === 'expired')
    return <Badge icon={<CircleX size={12} aria-hidden />}>{t('sandboxes.access_expired')}</Badge>
  return <ExpiringBadge />
}

function ExpiringBadge() {
  const { t } = useMessages()
  return (
    <Badge tone="warning" icon={<Clock size={12} aria-hidden />}>
      {t('sandboxes.expiring')}
    </Badge>
  )
}

/** Of a sandbox itself. */
export function SubscriptionBadge({ of: { status } }: { of: Pick<Sandbox, 'status'> }) {
  const { t } = useMessages()
  if (status === 'active' || status === 'canceled') return <StatusBadge status={status} />
  if (status === 'trialing')
    return (
      <Badge tone="info" icon={<FlaskConical size={12} aria-hidden />}>
        {t('sandboxes.trialing')}
      </Badge>
    )
  if (status === 'expiring') return <ExpiringBadge />
  if (status === 'action_required')
    return (
      <Badge tone="bad" icon={<CircleAlert size={12} aria-hidden />}>
        {t('sandboxes.action_required')}
      </Badge>
    )
  return <Badge icon={<CircleX size={12} aria-hidden />}>{t('sandboxes.expired')}</Badge>
}

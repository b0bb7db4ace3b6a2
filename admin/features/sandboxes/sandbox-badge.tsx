/** State of a sandbox: what its machine does where that matters most, else its subscription. */
import type { Sandbox, SandboxAccess } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, CircleDot, CircleX, Clock, HardDrive, Hourglass, Moon, Trash2 } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { taskWords } from './words.ts'

export function SandboxBadge({ of: { state, task } }: { of: Pick<Sandbox, 'state' | 'task'> }) {
  const { t } = useMessages()
  if (state === 'failed') return <StatusBadge status="failed" />
  if (state === 'asleep') return <Badge icon={<Moon size={12} aria-hidden />}>{t('sandboxes.asleep')}</Badge>
  if (state === 'deleting') return <Badge icon={<Trash2 size={12} aria-hidden />}>{t('sandboxes.deleting')}</Badge>
  if (state === 'creating')
    return (
      <Badge tone="info" icon={<CircleDot size={12} aria-hidden />}>
        {t((task && taskWords[task]) || 'sandboxes.task_create')}
      </Badge>
    )
  return (
    <Badge tone="good" icon={<CircleCheck size={12} aria-hidden />}>
      {t('sandboxes.ready')}
    </Badge>
  )
}

export function SubscriptionBadge({ of: { status } }: { of: Pick<Sandbox, 'status'> }) {
  const { t } = useMessages()
  if (status === 'active' || status === 'canceled') return <StatusBadge status={status} />
  if (status === 'trialing') return <Badge tone="info">{t('sandboxes.trialing')}</Badge>
  if (status === 'expiring')
    return (
      <Badge tone="warning" icon={<Clock size={12} aria-hidden />}>
        {t('sandboxes.expiring')}
      </Badge>
    )
  if (status === 'action_required')
    return (
      <Badge tone="bad" icon={<CircleAlert size={12} aria-hidden />}>
        {t('sandboxes.action_required')}
      </Badge>
    )
  return <Badge icon={<CircleX size={12} aria-hidden />}>{t('sandboxes.expired')}</Badge>
}

/** Whether a lead can enter, and what is missing where it cannot yet. */
export function AccessBadge({ of: { status, waits_for } }: { of: Pick<SandboxAccess, 'status' | 'waits_for'> }) {
  const { t } = useMessages()
  if (waits_for)
    return (
      <Badge tone="warning" icon={<Hourglass size={12} aria-hidden />}>
        {t(
          waits_for === 'room'
            ? 'sandboxes.waits_room'
            : waits_for === 'space'
              ? 'sandboxes.waits_space'
              : 'sandboxes.waits_activation',
        )}
      </Badge>
    )
  if (status === 'deleted') return <Badge icon={<Trash2 size={12} aria-hidden />}>{t('sandboxes.deleted')}</Badge>
  return <SubscriptionBadge of={{ status }} />
}

export function SpaceBadge() {
  const { t } = useMessages()
  return (
    <Badge tone="bad" icon={<HardDrive size={12} aria-hidden />}>
      {t('sandboxes.space_over')}
    </Badge>
  )
}

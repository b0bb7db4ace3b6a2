/** Whether a connection syncs, waits by itself, or needs somebody. */
import type { Connection } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, CircleDashed, CircleX, Hourglass } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

type BadgeConnection = Pick<Connection, 'status' | 'list' | 'reason'>

export function ConnectionBadge({ of: { status, list, reason } }: { of: BadgeConnection }) {
  const { t } = useMessages()
  switch (status) {
    case 'paused':
      return <StatusBadge status="paused" />
    case 'authorization_pending':
      return <Badge icon={<CircleDashed size={12} aria-hidden />}>{t('connections.state_authorization_pending')}</Badge>
    case 'disconnected':
      return <Badge icon={<CircleDashed size={12} aria-hidden />}>{t('connections.state_disconnected')}</Badge>
    case 'reauthorization_required':
      return (
        <Badge tone="bad" icon={<CircleX size={12} aria-hidden />}>
          {t('connections.state_reauthorization_required')}
        </Badge>
      )
    case 'stopped':
      return (
        <Badge tone="bad" icon={<CircleX size={12} aria-hidden />}>
          {t('connections.state_stopped')}
        </Badge>
      )
    default:
      if (!list)
        return (
          <Badge tone="warning" icon={<CircleAlert size={12} aria-hidden />}>
            {t('connections.state_without_list')}
          </Badge>
        )
      return reason ? (
        <Badge tone="warning" icon={<Hourglass size={12} aria-hidden />}>
          {t('connections.state_waits')}
        </Badge>
      ) : (
        <Badge tone="good" icon={<CircleCheck size={12} aria-hidden />}>
          {t('connections.state_connected')}
        </Badge>
      )
  }
}

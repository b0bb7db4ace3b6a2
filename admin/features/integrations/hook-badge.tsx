/** Whether calls of a hook become leads, and what they wait for. */
import type { IncomingHook } from '@leadwright/sdk'
import { CircleAlert, CircleDashed } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

export function HookBadge({ of: { status } }: { of: Pick<IncomingHook, 'status'> }) {
  const { t } = useMessages()
  if (status === 'active' || status === 'paused') return <StatusBadge status={status} />
  return status === 'waiting_for_mapping' ? (
    <Badge tone="warning" icon={<CircleAlert size={12} aria-hidden />}>
      {t('integrations.waiting_for_mapping')}
    </Badge>
  ) : (
    <Badge icon={<CircleDashed size={12} aria-hidden />}>{t('integrations.waiting_for_call')}</Badge>
  )
}

/** Whether an endpoint is sent to, and whether that works. */
import type { WebhookEndpoint } from '@leadwright/sdk'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

export function EndpointBadge({ of: { status, failing_since } }: { of: WebhookEndpoint }) {
  const { t } = useMessages()
  if (status === 'disabled') return <StatusBadge status="disabled" />
  if (failing_since === null) return <StatusBadge status="enabled" />
  return (
    <Badge tone="warning" icon={<CircleAlert size={12} aria-hidden />}>
      {t('webhooks.failing')}
    </Badge>
  )
}

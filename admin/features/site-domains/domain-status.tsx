/** The state of a domain: verified ones may lead elsewhere by now. */
import type { Domain } from '@leadwright/sdk'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

export function DomainStatus({ domain }: { domain: Domain }) {
  const { t } = useMessages()
  if (domain.broken_at === null) return <StatusBadge status={domain.status} />
  return (
    <Badge tone="warning" icon={<CircleAlert size={12} aria-hidden />}>
      {t('domains.broken')}
    </Badge>
  )
}

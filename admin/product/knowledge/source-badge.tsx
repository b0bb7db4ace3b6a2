/** Whether a source can be answered from. */
import type { KnowledgeSource } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, Hourglass, RefreshCw, TriangleAlert } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'

type BadgeSource = Pick<KnowledgeSource, 'status' | 'is_updating' | 'warning'>

export function SourceBadge({ of: { status, is_updating, warning } }: { of: BadgeSource }) {
  const { t } = useMessages()
  if (is_updating) {
    return (
      <Badge tone="info" icon={<RefreshCw size={12} aria-hidden />}>
        {t('knowledge.updating')}
      </Badge>
    )
  }
  if (status === 'ready' && warning) {
    return (
      <Badge tone="warning" icon={<TriangleAlert size={12} aria-hidden />}>
        {t('knowledge.to_check')}
      </Badge>
    )
  }
  if (status === 'ready') {
    return (
      <Badge tone="good" icon={<CircleCheck size={12} aria-hidden />}>
        {t('knowledge.ready')}
      </Badge>
    )
  }
  if (status === 'failed') {
    return (
      <Badge tone="bad" icon={<CircleAlert size={12} aria-hidden />}>
        {t('knowledge.failed')}
      </Badge>
    )
  }
  return (
    <Badge tone="info" icon={<Hourglass size={12} aria-hidden />}>
      {t('knowledge.waiting')}
    </Badge>
  )
}

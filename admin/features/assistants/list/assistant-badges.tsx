/** Whether visitors talk to an assistant, and whether to what is written now. */
import type { Assistant } from '@leadwright/sdk'
import { PencilLine } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

export function AssistantBadges({ of }: { of: Pick<Assistant, 'status' | 'has_unpublished_changes'> }) {
  const { t } = useMessages()
  return (
    <span className="row-of">
      <StatusBadge status={of.status === 'archived' ? 'archived_assistant' : of.status} />
      {of.status === 'published' && of.has_unpublished_changes && (
        <Badge tone="info" icon={<PencilLine size={12} aria-hidden />}>
          {t('assistants.unpublished_changes')}
        </Badge>
      )}
    </span>
  )
}

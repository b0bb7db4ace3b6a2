/** Whether visitors see a page, and whether they see all of it. */
import type { WebPageSummary } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'

export function PageBadges({ page }: { page: Pick<WebPageSummary, 'status' | 'has_unpublished_changes'> }) {
  const { t } = useMessages()
  const isPublished = page.status === 'published'
  return (
    <span className="row-of">
      <Badge tone={isPublished ? 'good' : undefined}>{isPublished ? t('pages.published') : t('pages.draft')}</Badge>
      {isPublished && page.has_unpublished_changes && <Badge tone="warning">{t('pages.unpublished_changes')}</Badge>}
    </span>
  )
}

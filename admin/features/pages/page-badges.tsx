/** Whether visitors see a page, whether they see all of it, and when that changes by itself. */
import type { WebPageSummary } from '@leadwright/sdk'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'

type BadgeField = 'status' | 'has_unpublished_changes' | 'publish_at' | 'unpublish_at' | 'schedule_problem'

/** `isShort`: days without the time, where there is little room. */
export function PageBadges({ page, isShort }: { page: Pick<WebPageSummary, BadgeField>; isShort?: boolean }) {
  const { t, date, moment: precise } = useMessages()
  const { timezone } = useSite()
  const moment = isShort ? date : precise
  const isPublished = page.status === 'published'
  const Icon = isPublished ? CircleCheck : CircleDashed
  const { publish_at, unpublish_at, schedule_problem } = page
  return (
    <span className="row-of">
      <Badge tone={isPublished ? 'good' : undefined} icon={<Icon size={12} aria-hidden />}>
        {isPublished ? t('pages.published') : t('pages.draft')}
      </Badge>
      {isPublished && page.has_unpublished_changes && <Badge tone="warning">{t('pages.unpublished_changes')}</Badge>}
      {publish_at && (
        <Badge tone="info">{t('page_schedule.publishes', { moment: moment(publish_at, timezone) })}</Badge>
      )}
      {unpublish_at && <Badge>{t('page_schedule.hides', { moment: moment(unpublish_at, timezone) })}</Badge>}
      {schedule_problem && <Badge tone="bad">{t('page_schedule.missed')}</Badge>}
    </span>
  )
}

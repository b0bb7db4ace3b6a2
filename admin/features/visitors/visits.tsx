/** The pages that one visitor saw and what they told, newest first. */

import { FileText, Zap } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Older } from '../../product/leads/older.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { visitsQuery } from '../../product/visitors/queries.ts'
import { durationOf, pageOf } from '../../product/visitors/visitor-words.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'

type VisitsProps = { visitor_id: string; timezone: string | undefined }

export function Visits({ visitor_id, timezone }: VisitsProps) {
  const site_id = useSiteId()
  const messages = useMessages()
  const { t } = messages
  const list = useList(visitsQuery(site_id, visitor_id))
  const rows = list.rows
  if (list.error && !rows) return <ErrorState error={list.error} onRetry={list.onRetry} />
  if (!rows) return <Skeleton />
  if (rows.length === 0) return <EmptyState title={t('visitors.no_visits')} text={t('visitors.no_visits_text')} />
  return (
    <>
      <Timeline
        timeZone={timezone}
        entries={rows.map((visit, at) => ({
          id: `${visit.at} ${at}`,
          at: visit.at,
          title: visit.type === 'page' ? visit.title || pageOf(visit.page_url ?? '') : (visit.name ?? ''),
          icon: visit.type === 'page' ? <FileText aria-hidden /> : <Zap aria-hidden />,
          reason: (
            <>
              {visit.page_url && (visit.title || visit.type === 'custom') && <p>{pageOf(visit.page_url)}</p>}
              {visit.properties && <p>{wordsOf(visit.properties)}</p>}
              {visit.visible_ms > 0 && (
                <p>
                  {durationOf(messages, visit.visible_ms)}
                  {visit.interactions > 0 && ` · ${t('visitors.presses', { count: visit.interactions })}`}
                </p>
              )}
            </>
          ),
        }))}
      />
      <Older list={list} />
    </>
  )
}

const wordsOf = (properties: Record<string, unknown>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ')

/** What was done to one thing, by whom and when, newest first: a sitting of saves is one entry. */
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { profileQuery } from '../account/queries.ts'
import { LoadMore } from '../lists/load-more.tsx'
import { useList } from '../lists/use-list.ts'
import { activityEntry } from './activity-entry.tsx'
import type { ValueWords } from './changed-values.tsx'
import { activitiesQuery } from './queries.ts'
import { sittingsOf } from './sittings.ts'

type ObjectHistoryProps = {
  site_id: string
  subject_id: string
  timeZone: string | undefined
  /** Its parts in words. */
  partWords?: Record<string, string>
  /** Of parts whose values can be read by people, besides what most things have. */
  valueWords?: ValueWords
}

export function ObjectHistory({ site_id, subject_id, timeZone, partWords, valueWords }: ObjectHistoryProps) {
  const messages = useMessages()
  const { t } = messages
  const { data: me } = useQuery(profileQuery())
  const list = useList(activitiesQuery(site_id, subject_id))
  if (list.error && !list.rows) return <ErrorState error={list.error} onRetry={list.onRetry} />
  const entries = sittingsOf(list.rows ?? []).map(sitting =>
    activityEntry(sitting, me?.id, messages, { partWords, valueWords, timeZone }),
  )
  return (
    <Section title={t('activities.title')}>
      {!list.rows && <Skeleton lines={['60%', '45%', '55%']} />}
      {list.rows?.length === 0 && (
        <EmptyState icon={<History size={20} aria-hidden />} title={t('activities.empty_title')} />
      )}
      {entries.length > 0 && <Timeline entries={entries} {...(timeZone && { timeZone })} />}
      <LoadMore list={list} />
    </Section>
  )
}

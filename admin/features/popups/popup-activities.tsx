/** What was done to the popup, by whom and when, newest first. */

import type { Popup, Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { activityEntry } from '../../product/activities/activity-entry.tsx'
import { activitiesQuery } from '../../product/activities/queries.ts'
import { LoadMore } from '../../product/lists/load-more.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import editorPageStyles from './editor-page.module.css'
import { usePartWords } from './part-words.ts'
import styles from './popup-activities.module.css'

export function PopupActivities({ site, popup }: { site: Site; popup: Popup }) {
  const messages = useMessages()
  const { t } = messages
  const partWords = usePartWords()
  const { data: me } = useQuery(profileQuery())
  const list = useList(activitiesQuery(site.id, popup.id))
  const entries = list.rows?.map(one => activityEntry(one, me?.id, messages, partWords))
  if (list.error && !entries) return <ErrorState error={list.error} onRetry={list.onRetry} />
  return (
    <div className={editorPageStyles.page}>
      {popup.description && (
        <Section title={t('popup_editor.about')}>
          <p className={styles.description}>{popup.description}</p>
        </Section>
      )}
      <Section title={t('popup_editor.history')}>
        {!entries && <Skeleton lines={['60%', '45%', '55%']} />}
        {entries?.length === 0 && (
          <EmptyState icon={<History size={20} aria-hidden />} title={t('activities.empty_title')} />
        )}
        {entries && entries.length > 0 && <Timeline entries={entries} timeZone={site.timezone} />}
        <LoadMore list={list} />
      </Section>
    </div>
  )
}

/** Modification history: who changed what and when, newest first, for the site or for one thing of it (`?subject_id=`). */

import { useMessages } from '../../messages/messages.tsx'
import { ActivityTable } from '../../product/activities/activity-table.tsx'
import { activitiesQuery } from '../../product/activities/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export function ActivityList() {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/activities')
  const list = useList(activitiesQuery(site_id, view.subject_id))
  const rows = list.rows
  const subjectName = rows?.find(activity => activity.subject_id === view.subject_id)?.subject_name
  return (
    <>
      <PageHeader title={t('activities.title')} description={t('activities.text')} />
      {view.subject_id && (
        <FilterBar
          chips={[
            {
              id: 'subject',
              text: t('activities.only', { name: subjectName ?? view.subject_id }),
              onRemove: () => change({ subject_id: undefined }),
            },
          ]}
        />
      )}
      <ActivityTable
        title={t('activities.title')}
        list={list}
        emptyText={t('activities.empty_text')}
        site_id={site_id}
        timezone={timezone}
      />
    </>
  )
}

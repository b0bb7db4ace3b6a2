/** Modification history: who changed what and when, newest first, for the site or for one thing of it (`?subject_id=`); and who saw data of people. */

import { useMessages } from '../../messages/messages.tsx'
import { ActivityTable } from '../../product/activities/activity-table.tsx'
import { activitiesQuery } from '../../product/activities/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DataAccessList } from './data-access-list.tsx'

export function ActivityList() {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [{ tab }, change] = useView('/sites/$site_id/activities')
  return (
    <>
      <PageHeader title={t('activities.title')} description={t('activities.text')} />
      {can('manage-sites', site_id) ? (
        <Tabs
          label={t('activities.title')}
          selected={tab === 'data-access' ? tab : 'changes'}
          onSelect={id => change({ tab: id === 'changes' ? undefined : id })}
          tabs={[
            { id: 'changes', label: t('activities.changes'), content: <Changes /> },
            {
              id: 'data-access',
              label: t('data_access.tab'),
              content: <DataAccessList site_id={site_id} timezone={timezone} />,
            },
          ]}
        />
      ) : (
        <Changes />
      )}
    </>
  )
}

function Changes() {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/activities')
  const list = useList(activitiesQuery(site_id, view.subject_id))
  const rows = list.rows
  const subjectName = rows?.find(activity => activity.subject_id === view.subject_id)?.subject_name
  return (
    <>
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

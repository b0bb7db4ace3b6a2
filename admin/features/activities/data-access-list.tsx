/** Who saw data of people: which lead was opened, what was exported, by whom and when. */
import type { DataAccess } from '@leadwright/sdk'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { actors } from '../../product/activities/actors.ts'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { dataAccessesQuery } from './queries.ts'

type Props = { site_id: string; timezone: string | undefined }
type Choice = 'all' | DataAccess['action']

export function DataAccessList({ site_id, timezone }: Props) {
  const { t, moment } = useMessages()
  const [action, setAction] = useState<Choice>('all')
  const list = useList(dataAccessesQuery(site_id, action === 'all' ? {} : { action }))
  return (
    <>
      <FilterBar>
        <ChoiceBar
          label={t('data_access.filter')}
          value={action}
          onChange={setAction}
          options={[
            { id: 'all', label: t('data_access.all') },
            { id: 'opened', label: t('data_access.opened') },
            { id: 'exported', label: t('data_access.exported') },
          ]}
        />
      </FilterBar>
      <DataTable<DataAccess>
        label={t('data_access.tab')}
        {...list}
        nameOf={({ subject_name, operation }) => subject_name ?? operation}
        empty={
          <EmptyState
            icon={<Eye size={20} aria-hidden />}
            title={t('data_access.empty_title')}
            text={t('data_access.empty_text')}
          />
        }
        columns={[
          { id: 'what', label: t('activities.what'), cell: access => <What access={access} /> },
          { id: 'who', label: t('activities.who'), cell: access => <Who access={access} /> },
          { id: 'subject', label: t('activities.thing'), cell: access => <Thing site_id={site_id} access={access} /> },
          { id: 'at', label: t('activities.at'), width: '230px', cell: ({ at }) => moment(at, timezone) },
        ]}
      />
    </>
  )
}

function What({ access: { action } }: { access: DataAccess }) {
  const { t } = useMessages()
  return action === 'opened' ? t('data_access.opened') : t('data_access.exported')
}

function Who({ access: { actor_kind, actor_name, actor_id } }: { access: DataAccess }) {
  const [, Icon] = actors[actor_kind]
  return (
    <span className="row-of">
      <Icon size={14} aria-hidden />
      {actor_name ?? <code>{actor_id}</code>}
    </span>
  )
}

function Thing({ site_id, access: { subject_id, subject_name, operation } }: { site_id: string; access: DataAccess }) {
  if (!subject_id) return <code>{operation}</code>
  const name = subject_name ?? <code>{subject_id}</code>
  if (!subject_name || !subject_id.startsWith('lead_')) return name
  return <Link href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: subject_id })}>{name}</Link>
}

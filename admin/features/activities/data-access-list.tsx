/** Who saw data of people: which lead was opened, what was exported, by whom and when. */
import type { DataAccess } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Eye, User } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { actors } from '../../product/activities/actors.ts'
import { PeriodFields } from '../../product/lists/period-fields.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { dayBound, lastMomentBefore } from '../../product/zone-time.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Select } from '../../ui/select.tsx'
import { type AccessFilter, dataAccessActorsQuery, dataAccessesQuery } from './queries.ts'

type Props = { site_id: string; timezone: string | undefined }

const path = '/sites/$site_id/activities'
const icon = <Eye size={20} aria-hidden />
const everybody = 'any'
const actions = ['opened', 'exported'] as const

export function DataAccessList({ site_id, timezone }: Props) {
  const { t, moment } = useMessages()
  const [view, change] = useView(path)
  const zone = timezone ?? 'UTC'
  const action = actions.find(known => known === view.action)
  const filter: AccessFilter = {
    ...{ action, actor_id: view.who, subject_id: view.subject_id },
    ...{ created_after: lastMomentBefore(view.from, zone), created_before: dayBound(view.to, zone, 1) },
  }
  const isFiltered = Object.values(filter).some(value => value !== undefined)
  const list = useList(dataAccessesQuery(site_id, filter))
  const { data: people = [] } = useQuery(dataAccessActorsQuery(site_id))
  const thing = list.rows?.find(({ subject_id }) => subject_id === view.subject_id)?.subject_name ?? view.subject_id
  const clear = () =>
    change({ action: undefined, who: undefined, subject_id: undefined, from: undefined, to: undefined })
  return (
    <>
      <FilterBar
        chips={
          thing === undefined
            ? []
            : [
                {
                  id: 'subject',
                  text: t('data_access.only_thing', { name: thing }),
                  onRemove: () => change({ subject_id: undefined }),
                },
              ]
        }
      >
        <ChoiceBar
          label={t('data_access.filter')}
          value={action ?? 'all'}
          onChange={id => change({ action: id === 'all' ? undefined : id })}
          options={[
            { id: 'all', label: t('data_access.all') },
            { id: 'opened', label: t('data_access.opened') },
            { id: 'exported', label: t('data_access.exported') },
          ]}
        />
        <Select
          label={t('data_access.who')}
          isRequired
          value={view.who ?? everybody}
          onChange={id => change({ who: id === everybody ? undefined : id })}
          options={[
            { id: everybody, label: t('data_access.anyone') },
            ...people.map(({ id, name }) => ({ id, label: name ?? id })),
          ]}
        />
        <PeriodFields
          labels={{ from: t('data_access.from'), to: t('data_access.to') }}
          period={view}
          onChange={change}
        />
      </FilterBar>
      <DataTable<DataAccess>
        label={t('data_access.tab')}
        {...list}
        nameOf={({ subject_name, operation }) => subject_name ?? operation}
        actionsOf={({ actor_id, actor_name, subject_id, subject_name }) => [
          {
            id: 'who',
            label: t('data_access.show_person', { name: actor_name ?? actor_id }),
            icon: <User size={16} aria-hidden />,
            onAction: () => change({ who: actor_id }),
          },
          ...(subject_id
            ? [
                {
                  id: 'thing',
                  label: t('data_access.show_thing', { name: subject_name ?? subject_id }),
                  icon: <Eye size={16} aria-hidden />,
                  onAction: () => change({ subject_id }),
                },
              ]
            : []),
        ]}
        empty={
          isFiltered ? (
            <NoMatches icon={icon} onClear={clear} />
          ) : (
            <EmptyState icon={icon} title={t('data_access.empty_title')} text={t('data_access.empty_text')} />
          )
        }
        columns={[
          { id: 'what', label: t('activities.what'), cell: access => <What access={access} /> },
          { id: 'who', label: t('activities.who'), cell: access => <Who access={access} /> },
          { id: 'subject', label: t('activities.thing'), cell: access => <Thing site_id={site_id} access={access} /> },
          {
            id: 'at',
            label: t('activities.at'),
            width: '230px',
            cell: ({ created_at }) => moment(created_at, timezone),
          },
        ]}
      />
    </>
  )
}

function What({ access: { action } }: { access: DataAccess }) {
  const { t } = useMessages()
  return action === 'opened' ? t('data_access.opened') : t('data_access.exported')
}

function Who({ access }: { access: DataAccess }) {
  const { t } = useMessages()
  const { actor_type, actor_name, actor_id, impersonator_name } = access
  const [, Icon] = actors[actor_type]
  return (
    <span className="row-of">
      <Icon size={14} aria-hidden />
      {impersonator_name
        ? t('activities.by_as', { by: impersonator_name, name: actor_name ?? actor_id })
        : (actor_name ?? <code>{actor_id}</code>)}
    </span>
  )
}

function Thing({ site_id, access: { subject_id, subject_name, operation } }: { site_id: string; access: DataAccess }) {
  if (!subject_id) return <code>{operation}</code>
  const name = subject_name ?? <code>{subject_id}</code>
  if (!subject_name || !subject_id.startsWith('lead_')) return name
  return <Link href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: subject_id })}>{name}</Link>
}

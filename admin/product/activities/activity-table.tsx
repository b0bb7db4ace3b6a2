/** A history as a table, newest first: what was done to which thing, by whom and when; a sitting of saves is one row. */

import type { Activity } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { profileQuery } from '../account/queries.ts'
import type { List } from '../lists/use-list.ts'
import { wordsOf } from './activity-words.ts'
import { actors } from './actors.ts'
import { ChangedValues } from './changed-values.tsx'
import { objectPaths } from './object-paths.ts'
import { type EditSession, sittingsOf } from './sittings.ts'

const hrefOf = (site_id: string | undefined, { subject_id, name }: Activity): Href | undefined => {
  const place = objectPaths.get(name.slice(0, name.lastIndexOf('.')))
  if (!site_id || !subject_id || !place || /\.(deleted|erased)$/.test(name)) return undefined
  return place(site_id, subject_id)
}

export type ActivityTableProps = {
  title: string
  list: List<Activity>
  /** Shown while there are no changes. */
  emptyText: string
  /** The site of the objects; objects of an account have no screens to link to. */
  site_id?: string
  timezone?: string | undefined
}

export function ActivityTable({ title, list, emptyText, site_id, timezone }: ActivityTableProps) {
  const { t, moment } = useMessages()
  const rows = useMemo(() => list.rows && sittingsOf(list.rows), [list.rows])
  return (
    <DataTable<EditSession>
      label={title}
      {...list}
      rows={rows}
      idOf={({ activity }) => activity.id}
      nameOf={({ activity }) => activity.name}
      empty={
        <EmptyState icon={<History size={20} aria-hidden />} title={t('activities.empty_title')} text={emptyText} />
      }
      columns={[
        { id: 'what', label: t('activities.what'), cell: sitting => <What sitting={sitting} timezone={timezone} /> },
        { id: 'who', label: t('activities.who'), cell: ({ activity }) => <Who activity={activity} /> },
        {
          id: 'subject',
          label: t('activities.thing'),
          cell: ({ activity }) => <Thing site_id={site_id} activity={activity} />,
        },
        {
          id: 'at',
          label: t('activities.at'),
          width: '230px',
          cell: ({ activity }) => moment(activity.created_at, timezone),
        },
      ]}
    />
  )
}

function What({ sitting, timezone }: { sitting: EditSession; timezone: string | undefined }) {
  const { t, number, time } = useMessages()
  const { activity, count, began_at } = sitting
  const { subject, act } = wordsOf(activity.name, t)
  return (
    <span className="row-of">
      {subject} <Badge>{act}</Badge>
      {count > 1 && (
        <small className="muted">
          {t('activities.saves', { count, shown: number(count), since: time(began_at, timezone) })}
        </small>
      )}
      <ChangedValues changes={sitting.changes} />
    </span>
  )
}

function Who({ activity }: { activity: Activity }) {
  const { t } = useMessages()
  const { data: me } = useQuery(profileQuery())
  const [label, Icon] = actors[activity.actor_type]
  const isMe = activity.actor_type === 'user' && activity.actor_id === me?.id
  return (
    <span className="row-of">
      <Icon size={14} aria-hidden />
      {isMe ? t('activities.by_you') : (activity.actor_name ?? t(label))}
    </span>
  )
}

function Thing({ site_id, activity }: { site_id: string | undefined; activity: Activity }) {
  const href = hrefOf(site_id, activity)
  const name = activity.subject_name ?? <code>{activity.subject_id ?? '–'}</code>
  return href ? <Link href={href}>{name}</Link> : name
}

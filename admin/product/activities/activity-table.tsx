/** A history as a table, newest first: what was done to which thing, by whom and when. */
import type { Activity, ActivityPage } from '@leadwright/sdk'
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { profileQuery } from '../account/queries.ts'
import { wordsOf } from './activity-words.ts'
import { actors } from './actors.ts'

/** Where things that have a screen of their own are shown, by the beginning of their id. */
const places: Record<string, (id: string) => string> = {
  lead: id => `leads/${id}`,
  aud: id => `leads/audience-detail/${id}`,
  popup: id => `site/popups/${id}/settings`,
  camp: id => `marketing/campaigns/${id}/edit`,
  jrn: id => `marketing/automated-journeys/${id}/draft`,
  tmpl: id => `emails/builder/${id}`,
  snd: id => `emails/senders/${id}`,
}

const hrefOf = (site_id: string | undefined, { subject_id, name }: Activity): string | undefined => {
  const place = places[subject_id?.split('_')[0] ?? '']
  if (!site_id || !subject_id || !place || /\.(deleted|erased)$/.test(name)) return undefined
  return `/sites/${site_id}/${place(subject_id)}`
}

export type ActivityTableProps = {
  title: string
  query: UseInfiniteQueryResult<InfiniteData<ActivityPage>>
  /** What stands there while nothing was changed. */
  emptyText: string
  /** Of the site whose things they are; an account's have no screens of their own. */
  site_id?: string
  timezone?: string | undefined
}

export function ActivityTable({ title, query, emptyText, site_id, timezone }: ActivityTableProps) {
  const { t, moment } = useMessages()
  return (
    <DataTable
      label={title}
      rows={query.data?.pages.flatMap(page => page.data)}
      idOf={activity => activity.id}
      nameOf={activity => activity.name}
      error={query.error}
      onRetry={query.refetch}
      empty={
        <EmptyState icon={<History size={20} aria-hidden />} title={t('activities.empty_title')} text={emptyText} />
      }
      more={{
        hasMore: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        onMore: () => void query.fetchNextPage(),
      }}
      columns={[
        { id: 'what', label: t('activities.what'), cell: activity => <What activity={activity} /> },
        { id: 'who', label: t('activities.who'), cell: activity => <Who activity={activity} /> },
        {
          id: 'subject',
          label: t('activities.thing'),
          cell: activity => <Thing site_id={site_id} activity={activity} />,
        },
        { id: 'at', label: t('activities.at'), width: '220px', cell: activity => moment(activity.at, timezone) },
      ]}
    />
  )
}

function What({ activity }: { activity: Activity }) {
  const { t } = useMessages()
  const { subject, act } = wordsOf(activity.name, t)
  return (
    <span className="row-of">
      {subject} <Badge>{act}</Badge>
    </span>
  )
}

function Who({ activity }: { activity: Activity }) {
  const { t } = useMessages()
  const { data: me } = useQuery(profileQuery())
  const [label, Icon] = actors[activity.actor_kind]
  const isMe = activity.actor_kind === 'user' && activity.actor_id === me?.id
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

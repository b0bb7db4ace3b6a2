/** Modification history: who changed what and when, newest first, for the site or for one thing of it (`?subject_id=`). */
import type { Activity } from '@leadwright/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { wordsOf } from '../../product/activities/activity-words.ts'
import { actors } from '../../product/activities/actors.ts'
import { activitiesQuery } from '../../product/activities/queries.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

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

const hrefOf = (site_id: string, { subject_id, name }: Activity): string | undefined => {
  const place = places[subject_id?.split('_')[0] ?? '']
  if (!subject_id || !place || /\.(deleted|erased)$/.test(name)) return undefined
  return `/sites/${site_id}/${place(subject_id)}`
}

export function ActivityList() {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView()
  const query = useInfiniteQuery(activitiesQuery(site_id, view.subject_id))
  const rows = query.data?.pages.flatMap(page => page.data)
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
      <DataTable
        label={t('activities.title')}
        rows={rows}
        idOf={activity => activity.id}
        nameOf={activity => activity.name}
        error={query.error}
        onRetry={query.refetch}
        empty={
          <EmptyState
            icon={<History size={20} aria-hidden />}
            title={t('activities.empty_title')}
            text={t('activities.empty_text')}
          />
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
          {
            id: 'at',
            label: t('activities.at'),
            width: '220px',
            cell: activity => moment(activity.at, timezone),
          },
        ]}
      />
    </>
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

function Thing({ site_id, activity }: { site_id: string; activity: Activity }) {
  const href = hrefOf(site_id, activity)
  const name = activity.subject_name ?? <code>{activity.subject_id ?? '–'}</code>
  return href ? <Link href={href}>{name}</Link> : name
}

/** What happened to a lead, newest first, with what each entry is about. */

import {
  Ban,
  ListChecks,
  type LucideIcon,
  Mail,
  MousePointerClick,
  Pencil,
  Tag,
  UserPlus,
  Waypoints,
} from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useAudienceChoices, usePopupChoices, useTagChoices } from '../../product/filter/choices.ts'
import { Older } from '../../product/leads/older.tsx'
import { timelineQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Tone } from '../../ui/notice.tsx'
import type { Option } from '../../ui/option.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { OfLead } from './of-lead.ts'
import { reasonOf } from './timeline-words.ts'

const looks: [prefix: string, icon: LucideIcon, tone?: Tone][] = [
  ['lead.created', UserPlus, 'good'],
  ['lead.unsubscribed', Ban, 'warning'],
  ['lead.tag', Tag],
  ['lead.audience', ListChecks],
  ['lead.', Pencil],
  ['form.', MousePointerClick, 'info'],
  ['journey.not_enrolled', Waypoints],
  ['run.failed', Waypoints, 'bad'],
  ['run.', Waypoints, 'info'],
  ['email.not_delivered', Mail, 'bad'],
  ['email.clicked', MousePointerClick, 'good'],
  ['question.', MousePointerClick, 'good'],
  ['ai_draft.failed', Mail, 'bad'],
  ['ai_draft.', Mail, 'info'],
  ['email.', Mail, 'good'],
]

const look = (name: string) => {
  const [, Icon, tone] = looks.find(([prefix]) => name.startsWith(prefix)) ?? []
  return { icon: Icon && <Icon aria-hidden />, tone }
}

const byId = (choices: Option[]) => new Map(choices.map(({ id, label }) => [id, label]))

export function LeadTimeline({ site_id, lead_id, timezone }: OfLead) {
  const messages = useMessages()
  const names = {
    tags: byId(useTagChoices(site_id)),
    audiences: byId(useAudienceChoices(site_id)),
    popups: byId(usePopupChoices(site_id)),
  }
  const list = useList(timelineQuery(site_id, lead_id))
  const entries = list.rows
  if (list.error && !entries) return <ErrorState error={list.error} onRetry={list.onRetry} />
  if (!entries) return <Skeleton />
  if (entries.length === 0) return <EmptyState title={messages.t('leads.nothing_happened')} />
  return (
    <>
      <Timeline
        timeZone={timezone}
        entries={entries.map(entry => ({
          id: entry.id,
          at: entry.at,
          title: entry.title,
          reason: reasonOf(entry, names, messages),
          ...look(entry.name),
        }))}
      />
      <Older list={list} />
    </>
  )
}

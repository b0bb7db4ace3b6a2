/** What happened to a lead, newest first, with what each entry is about. */

import type { TimelineEntry as Entry } from '@leadwright/sdk'
import {
  Ban,
  Container,
  ListChecks,
  type LucideIcon,
  Mail,
  MousePointerClick,
  Pencil,
  Reply,
  Tag,
  UserPlus,
  Waypoints,
} from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useAudienceChoices, usePopupChoices, useTagChoices } from '../../product/filter/choices.ts'
import { useTemplateChoices } from '../../product/journeys/names.ts'
import { Older } from '../../product/leads/older.tsx'
import { timelineQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { operationPath, operationsPath } from '../../product/operations/paths.ts'
import { useSandboxes } from '../../product/sandboxes/choices.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
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
  ['lead.sandbox', Container],
  ['lead.audience', ListChecks],
  ['lead.', Pencil],
  ['form.', MousePointerClick, 'info'],
  ['journey.not_enrolled', Waypoints],
  ['run.failed', Waypoints, 'bad'],
  ['run.', Waypoints, 'info'],
  ['email.not_delivered', Mail, 'bad'],
  ['email.clicked', MousePointerClick, 'good'],
  ['email.bounced', Mail, 'bad'],
  ['email.complained', Mail, 'bad'],
  ['email.replied', Reply, 'good'],
  ['question.', MousePointerClick, 'good'],
  ['ai_draft.failed', Mail, 'bad'],
  ['ai_draft.', Mail, 'info'],
  ['email.', Mail, 'good'],
]

const look = (type: string) => {
  const [, Icon, tone] = looks.find(([prefix]) => type.startsWith(prefix)) ?? []
  return { icon: Icon && <Icon aria-hidden />, tone }
}

/** Whether the change was one of many that were made at once. */
const isBulk = ({ data }: { data: object }): boolean => 'operation_id' in data || 'suppress_triggers' in data

/** The operation by which it was made, where the event names one. */
const operationOf = ({ data }: { data: object }): string | undefined =>
  'operation_id' in data && typeof data.operation_id === 'string' ? data.operation_id : undefined

type InBulkProps = { words: string | undefined; site_id: string; operation_id: string | undefined }

function InBulk({ words, site_id, operation_id }: InBulkProps) {
  const { t } = useMessages()
  const can = useCan()
  const bulk = t('leads.in_bulk')
  const href = operation_id === undefined ? operationsPath(site_id) : operationPath(site_id, operation_id)
  return (
    <>
      {words && `${words} · `}
      {can('manage-leads', site_id) ? <Link href={href}>{bulk}</Link> : bulk}
    </>
  )
}

/** The email itself, where that is what an entry is about. */
const emailOf = ({ type, data }: Entry): string | null =>
  /^email\.(delivered|not_delivered|skipped|unknown|opened|clicked)$/.test(type) ? data.subject_id : null

function Title({ entry, site_id }: { entry: Entry; site_id: string }) {
  const can = useCan()
  const email_id = emailOf(entry)
  if (email_id === null || !can('manage-emails', site_id)) return entry.title
  return (
    <Link look="plain" href={pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id })}>
      {entry.title}
    </Link>
  )
}

const byId = (choices: Option[]) => new Map(choices.map(({ id, label }) => [id, label]))

export function LeadTimeline({ site_id, lead_id, timezone }: OfLead) {
  const messages = useMessages()
  const names = {
    tags: byId(useTagChoices(site_id)),
    audiences: byId(useAudienceChoices(site_id)),
    popups: byId(usePopupChoices(site_id)),
    templates: byId(useTemplateChoices(site_id)),
    sandboxes: byId((useSandboxes(site_id) ?? []).map(({ id, name }) => ({ id, label: name }))),
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
          at: entry.timestamp,
          title: <Title entry={entry} site_id={site_id} />,
          reason: isBulk(entry) ? (
            <InBulk words={reasonOf(entry, names, messages)} site_id={site_id} operation_id={operationOf(entry)} />
          ) : (
            reasonOf(entry, names, messages)
          ),
          ...look(entry.type),
        }))}
      />
      <Older list={list} />
    </>
  )
}

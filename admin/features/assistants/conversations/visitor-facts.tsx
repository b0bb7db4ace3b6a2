/** Who speaks: where from, by what browser, from which page, the lead where it is known, and how it was rated. */
import type { ConversationDetails } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { leadName } from '../../../product/leads/lead-name.ts'
import { leadQuery } from '../../../product/leads/queries.ts'
import { deviceNames } from '../../../product/results/breakdown.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import {
  browserOf,
  countryOf,
  durationOf,
  languageOf,
  pageOf,
  visitorPath,
} from '../../../product/visitors/visitor-words.ts'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { RatingBadge } from './conversation-badges.tsx'
import styles from './conversation-screen.module.css'
import { channelWords } from './conversation-words.ts'

type Of = { site_id: string; conversation: ConversationDetails }
type Fact = [name: string, value: ReactNode]

export const VisitorFacts = (of: Of) => (
  <div className={styles.side}>
    <AboutConversation {...of} />
    {of.conversation.channel !== 'test' && <AboutVisitor {...of} />}
  </div>
)

function AboutConversation({ conversation }: Of) {
  const messages = useMessages()
  const { t, moment } = messages
  const { timezone } = useSite()
  const { channel, language, rating, comment, created_at, last_message_at } = conversation
  const facts: Fact[] = [
    [t('conversations.where'), t(channelWords[channel])],
    [t('conversations.language'), languageOf(messages, language)],
    [t('conversations.began'), moment(created_at, timezone)],
    [t('conversations.last_message'), moment(last_message_at, timezone)],
    ...(rating ? [[t('conversations.rating'), <RatingBadge key="rating" rating={rating} />] as Fact] : []),
    ...(comment
      ? [
          [
            t('conversations.comment'),
            <q key="comment" dir="auto">
              {comment}
            </q>,
          ] as Fact,
        ]
      : []),
  ]
  return (
    <Section title={t('object.details')}>
      <Facts facts={facts} />
    </Section>
  )
}

function AboutVisitor({ site_id, conversation: { visitor, visitor_id, lead_id } }: Of) {
  const messages = useMessages()
  const { t, number, moment } = messages
  const { timezone } = useSite()
  const device = deviceNames[visitor.device ?? '']
  const known: [string, string | undefined | null][] = [
    [t('conversations.country'), countryOf(messages, visitor.country)],
    [t('conversations.browser'), browserOf(messages, visitor)],
    [t('conversations.device'), device && t(device)],
    [t('visitors.referrer'), visitor.referrer && pageOf(visitor.referrer)],
    [t('visitors.first_visit'), visitor.first_seen_at && moment(visitor.first_seen_at, timezone)],
    [t('visitors.last_visit'), visitor.last_seen_at && moment(visitor.last_seen_at, timezone)],
    [t('visitors.visits'), number(visitor.visits)],
    [t('visitors.pages'), number(visitor.pages)],
    [t('visitors.time'), durationOf(messages, visitor.visible_ms)],
    [t('visitors.interactions'), number(visitor.interactions)],
    [t('conversations.heading'), number(visitor.conversations)],
    [t('conversations.ai_answers'), number(visitor.ai_answers)],
  ]
  const facts: Fact[] = [
    ...(lead_id ? [[t('conversations.lead'), <LeadLink key="lead" {...{ site_id, lead_id }} />] as Fact] : []),
    ...(visitor.page_url ? [[t('conversations.page'), <PageLink key="page" url={visitor.page_url} />] as Fact] : []),
    ...known.filter(([, value]) => value),
  ]
  return (
    <Section
      title={t('conversations.visitor')}
      action={visitor.first_seen_at && <VisitorLink site_id={site_id} visitor_id={visitor_id} />}
    >
      <Facts facts={facts} />
    </Section>
  )
}

const PageLink = ({ url }: { url: string }) => (
  <Link href={pageElsewhere(url)} target="_blank" rel="noopener noreferrer">
    {pageOf(url)}
  </Link>
)

function LeadLink({ site_id, lead_id }: { site_id: string; lead_id: string }) {
  const { t } = useMessages()
  const can = useCan()
  const isReadable = can('read-lead', site_id)
  const { data } = useQuery({ ...leadQuery(site_id, lead_id), enabled: isReadable })
  if (!isReadable) return t('conversations.known_lead')
  return (
    <Link href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id })}>
      {data
        ? leadName(t, { name: [data.first_name, data.last_name].filter(Boolean).join(' '), email: data.email })
        : t('conversations.known_lead')}
    </Link>
  )
}

/** A browser that keeps no id, or is not followed, has no screen. */
function VisitorLink({ site_id, visitor_id }: { site_id: string; visitor_id: string | null }) {
  const { t } = useMessages()
  const can = useCan()
  if (visitor_id === null || !can('read-lead', site_id)) return null
  return <Link href={visitorPath(site_id, visitor_id)}>{t('conversations.visits')}</Link>
}

/** One visitor: what is known of the browser, whose it is, where it came from, and the pages that it saw. */

import type { Visitor } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import styles from '../../product/leads/leads.module.css'
import { leadQuery } from '../../product/leads/queries.ts'
import { deviceNames } from '../../product/results/breakdown.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Arrival } from '../../product/visitors/arrival.tsx'
import { visitorQuery } from '../../product/visitors/queries.ts'
import {
  browserOf,
  countryOf,
  durationOf,
  knownOf,
  languageOf,
  leadNameOf,
} from '../../product/visitors/visitor-words.ts'
import { zoneName } from '../../product/zone-name.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useVisitorActions } from './visitor-actions.tsx'
import { Visits } from './visits.tsx'

export function VisitorDetail() {
  const messages = useMessages()
  const { t } = messages
  const can = useCan()
  const { site_id, timezone } = useSite()
  const { visitor_id } = useParams({ from: '/sites/$site_id/leads/visitors/$visitor_id' })
  const { data: visitor, error, refetch } = useQuery(visitorQuery(site_id, visitor_id))
  const back = { label: t('visitors.title'), href: pathTo('/sites/$site_id/leads/visitors', { site_id }) }
  const { actionsOf, dialogsOf } = useVisitorActions(site_id, visitor_id)
  if (error && !visitor) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!visitor)
    return (
      <>
        <PageHeader title={t('visitors.visitor')} back={back} />
        <Skeleton />
      </>
    )
  const why = pathTo('/sites/$site_id/site/popups/why', { site_id }, knownOf(visitor))
  const menu = [
    ...(can('manage-popups', site_id) ? [{ id: 'why', label: t('visitors.why'), href: why }] : []),
    ...(can('manage-leads', site_id) ? actionsOf(visitor) : []),
  ]
  return (
    <>
      <PageHeader
        title={leadNameOf(visitor) ?? browserOf(messages, visitor)}
        description={[leadNameOf(visitor) && browserOf(messages, visitor), countryOf(messages, visitor.country_code)]
          .filter(Boolean)
          .join(' · ')}
        back={back}
        menu={menu}
      />
      {visitor.is_robot && (
        <Notice tone="info" title={t('visitors.robot')}>
          {t('visitors.robot_text')}
        </Notice>
      )}
      <div className={styles.lead}>
        <div className={styles.side}>
          <Known site_id={site_id} visitor={visitor} timezone={timezone} />
          <About visitor={visitor} timezone={timezone} />
          <Arrival title={t('visitors.first_touch')} touch={visitor.first_touch} timezone={timezone} />
          <Arrival title={t('visitors.last_touch')} touch={visitor.last_touch} timezone={timezone} />
        </div>
        <Section title={t('visitors.seen')}>
          <Visits visitor_id={visitor.uuid} timezone={timezone} />
        </Section>
      </div>
      {dialogsOf(visitor)}
    </>
  )
}

type Of = { visitor: Visitor; timezone: string | undefined }

const ways: Record<NonNullable<Visitor['known_by']>, MessageKey> = {
  form: 'visitors.by_form',
  link: 'visitors.by_link',
  page: 'visitors.by_page',
  owner: 'visitors.by_owner',
}

function Known({ site_id, visitor, timezone }: Of & { site_id: string }) {
  const { t, moment } = useMessages()
  const { lead_id, known_by, linked_at } = visitor
  const { data: lead } = useQuery({ ...leadQuery(site_id, lead_id ?? ''), enabled: lead_id !== null })
  const traits = Object.values(visitor.traits)
  return (
    <Section title={t('visitors.whose')}>
      {lead_id ? (
        <p>
          <Link href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id }, { tab: 'visits' })}>
            {leadNameOf(visitor) ?? lead?.email ?? t('leads.lead')}
          </Link>
          <br />
          <small className="muted">
            {known_by && t(ways[known_by])}
            {linked_at && ` · ${moment(linked_at, timezone)}`}
          </small>
        </p>
      ) : (
        <p className="muted">{t('visitors.nobody')}</p>
      )}
      {traits.length > 0 && <p className="muted">{t('visitors.traits', { values: traits.join(', ') })}</p>}
    </Section>
  )
}

function About({ visitor, timezone }: Of) {
  const messages = useMessages()
  const { t, number, moment } = messages
  const device = visitor.device && deviceNames[visitor.device]
  return (
    <Section title={t('visitors.about')}>
      <Facts
        facts={[
          [t('results.device'), device ? t(device) : '–'],
          [t('site.language'), languageOf(messages, visitor.language) ?? '–'],
          [t('site.timezone'), visitor.timezone ? zoneName(visitor.timezone) : '–'],
          [t('visitors.first_visit'), moment(visitor.first_visit, timezone)],
          [t('visitors.last_visit'), moment(visitor.last_visit, timezone)],
          [t('visitors.visits'), number(visitor.visits)],
          [t('visitors.pages'), number(visitor.pages)],
          [t('visitors.time'), durationOf(messages, visitor.time_on_pages_ms)],
          [t('visitors.interactions'), number(visitor.interactions)],
          ['UUID', <code key="uuid">{visitor.uuid}</code>],
        ]}
      />
    </Section>
  )
}

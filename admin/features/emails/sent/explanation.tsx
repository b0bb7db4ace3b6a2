/** Why this person got this mail, or did not: one screen, in the order in which it happened. */

import type { AutomatedSend, EmailExplanation, ExplainedBroadcast } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useFactWords } from '../../../product/filter/use-fact-words.ts'
import { runPath } from '../../../product/journeys/paths.ts'
import { journeyQuery } from '../../../product/journeys/queries.ts'
import { useRunEntries } from '../../../product/journeys/run-timeline.tsx'
import { consentMethods } from '../../../product/leads/consent-methods.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { Checks } from './checks.tsx'
import { Delivery } from './delivery.tsx'
import styles from './explanation.module.css'

const causes = { event: 'run.cause_event', publication: 'run.cause_publication', manual: 'run.cause_manual' } as const

export function Explanation({ explanation }: { explanation: EmailExplanation }) {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const { enrollment, email } = explanation
  const can = useCan()
  const journey = useQuery({
    ...journeyQuery(site_id, enrollment?.journey_id ?? ''),
    enabled: enrollment !== undefined && can('manage-marketing', site_id),
    retry: false,
  }).data
  const entries = useRunEntries(explanation.entries, journey?.document.steps ?? [])
  return (
    <>
      <Origin explanation={explanation} />
      {explanation.broadcast && <Cause broadcast={explanation.broadcast} />}
      {email.automated && <Automated type={email.automated} />}
      {enrollment && (
        <Section
          title={t('why.decisions')}
          description={
            <>
              {t('why.enrolled', {
                journey: enrollment.journey_name ?? t('why.gone_journey'),
                version: enrollment.journey_version,
                cause: t(causes[enrollment.cause]),
              })}{' '}
              {can('manage-marketing', site_id) && (
                <Link href={runPath(site_id, enrollment.journey_id, enrollment.run_id)}>{t('why.open_run')}</Link>
              )}
            </>
          }
        >
          <Timeline entries={entries} timeZone={timezone} />
        </Section>
      )}
      <Section title={t('why.checks')} description={t('why.checks_note')}>
        <Checks checks={explanation.checks} />
      </Section>
      <Delivery email={email} />
    </>
  )
}

/** The automated email that it is. */
function Automated({ type }: { type: AutomatedSend }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  return (
    <Section title={t('why.automated')}>
      <Link href={pathTo('/sites/$site_id/emails/automated', { site_id })}>{t(`automated.${type}`)}</Link>
    </Section>
  )
}

/** The broadcast that the email is of. */
function Cause({ broadcast }: { broadcast: ExplainedBroadcast }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const { id, name, audiences, by_filter, resend_of, at } = broadcast
  const whom = [
    audiences.length > 0 ? audiences.join(', ') : t('broadcasts.every_lead'),
    ...(by_filter ? [t('why.broadcast_filter')] : []),
    ...(resend_of === null ? [] : [t('broadcasts.resend_notice', { name: resend_of })]),
  ]
  return (
    <Section title={t('why.broadcast')}>
      <Facts
        facts={[
          [
            t('broadcasts.name'),
            <Link
              key="broadcast"
              href={pathTo('/sites/$site_id/emails/broadcasts/$broadcast_id', { site_id, broadcast_id: id })}
            >
              {name}
            </Link>,
          ],
          [t('broadcasts.recipients'), whom.join(' · ')],
          [t('why.chosen_at'), at === null ? '–' : moment(at, timezone)],
        ]}
      />
    </Section>
  )
}

/** The person's origin and consent. */
function Origin({ explanation }: { explanation: EmailExplanation }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const { submission, consent, lead } = explanation
  const { labelOf } = useFactWords(site_id)
  return (
    <>
      <Section title={t('why.submission')}>
        {submission ? (
          <Facts
            facts={[
              [t('why.form'), submission.popup_name ?? t('why.gone_form')],
              [t('why.when'), moment(submission.at, timezone)],
              [t('why.page'), submission.page_url ?? '–'],
              ...Object.entries(submission.values).map(([name, value]): [string, string] => [
                labelOf(name),
                String(value),
              ]),
              ...(lead
                ? [
                    [
                      t('why.lead'),
                      <Link key="lead" href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id })}>
                        {lead.name || lead.email}
                      </Link>,
                    ] as [string, ReactNode],
                  ]
                : []),
            ]}
          />
        ) : (
          <p className="muted">{t(lead ? 'why.no_submission' : 'why.erased')}</p>
        )}
      </Section>
      <Section title={t('why.consent')}>
        {consent ? (
          <>
            <blockquote className={styles.consentText}>{consent.text}</blockquote>
            <Facts
              facts={[
                [t('why.when'), moment(consent.at, timezone)],
                [t('why.text_version'), String(consent.text_version)],
                [t('why.method'), t(consentMethods[consent.method])],
                ...(consent.page_url ? [[t('why.page'), consent.page_url] as [string, string]] : []),
              ]}
            />
          </>
        ) : (
          <p className="muted">{t('why.no_consent')}</p>
        )}
      </Section>
    </>
  )
}

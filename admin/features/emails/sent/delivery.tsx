/** The mail server's response to each attempt, and opens and clicks, separated by people and machines. */
import type { EmailDetail } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { bounceWords } from '../../../product/emails/bounce-words.ts'
import { reasonWords } from '../../../product/journeys/run-words.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { Timeline, type TimelineEntry } from '../../../ui/timeline.tsx'
import styles from './delivery.module.css'
import { InDoubt } from './in-doubt.tsx'
import { Responses } from './responses.tsx'

const hitWords = {
  open: {
    pending: 'delivery.opened_without_verdict',
    person: 'delivery.opened',
    machine: 'delivery.opened_by_machine',
  },
  click: {
    pending: 'delivery.clicked_without_verdict',
    person: 'delivery.clicked',
    machine: 'delivery.clicked_by_machine',
  },
} as const

export function Delivery({ email }: { email: EmailDetail }) {
  const messages = useMessages()
  const { t, moment } = messages
  const { timezone } = useSite()
  const outcomes = {
    delivered: [t('delivery.accepted'), 'good'],
    refused: [t('delivery.refused'), 'bad'],
    deferred: [t('delivery.deferred'), 'warning'],
    unknown: [t('delivery.unknown'), 'warning'],
  } as const
  const attempts: TimelineEntry[] = email.attempt_list.map(attempt => {
    const [title, tone] = attempt.outcome ? outcomes[attempt.outcome] : [t('delivery.awaited'), undefined]
    return {
      id: String(attempt.number),
      at: attempt.ended_at ?? attempt.started_at,
      title: t('delivery.attempt', { number: attempt.number, outcome: title }),
      tone,
      reason: attempt.response && (
        <>
          {attempt.reason && <span>{bounceWords(messages, attempt.reason)} </span>}
          <span className={styles.answer}>{attempt.response}</span>
        </>
      ),
    }
  })
  const hits: TimelineEntry[] = email.hits.map((hit, index) => ({
    id: `${hit.at} ${index}`,
    at: hit.at,
    title: t(hitWords[hit.type][hit.verdict]),
    tone: hit.verdict === 'person' ? 'good' : undefined,
    reason: [hit.url, hit.verdict_reason && reasonWords(messages, hit.verdict_reason), hit.user_agent]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <>
      <Section title={t('delivery.title')}>
        <div className="stack">
          {email.reason && email.status !== 'delivered' && (
            <Notice
              tone={email.status === 'not_delivered' ? 'bad' : 'warning'}
              title={reasonWords(messages, email.reason)}
            />
          )}
          <InDoubt email={email} />
          {attempts.length > 0 ? (
            <Timeline entries={attempts} timeZone={timezone} />
          ) : (
            <p className="muted">{t('delivery.none')}</p>
          )}
          <Facts
            facts={[
              [t('delivery.queued'), moment(email.queued_at, timezone)],
              ...(email.next_attempt_at
                ? [[t('delivery.next_attempt'), moment(email.next_attempt_at, timezone)] as [string, string]]
                : []),
              [t('delivery.message_id'), email.rfc_message_id ?? '–'],
            ]}
          />
        </div>
      </Section>
      <Responses email={email} />
      <Section
        title={t('delivery.afterwards')}
        description={t('delivery.counts', {
          opens: email.opens,
          machine_opens: email.machine_opens,
          clicks: email.clicks,
          machine_clicks: email.machine_clicks,
        })}
      >
        {hits.length > 0 ? (
          <Timeline entries={hits} timeZone={timezone} />
        ) : (
          <p className="muted">{t('delivery.nothing_seen')}</p>
        )}
        {email.unsubscribed_at && (
          <Notice tone="warning" title={t('delivery.unsubscribed', { at: moment(email.unsubscribed_at, timezone) })} />
        )}
      </Section>
    </>
  )
}

/** How many a draft would reach when it begins, and why the others get nothing. */
import { useQuery } from '@tanstack/react-query'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { isComplete, rulesOf } from '../../../product/filter/filter.ts'
import { useSettled } from '../../../product/screens/use-settled.ts'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { reachQuery } from './queries.ts'
import styles from './reach.module.css'
import type { StepProps } from './steps/step.ts'

export const exclusionWords: Record<string, MessageKey> = {
  unsubscribed: 'broadcasts.out_unsubscribed',
  not_subscribed: 'broadcasts.out_not_subscribed',
  suppressed: 'broadcasts.out_suppressed',
  not_confirmed: 'broadcasts.out_not_confirmed',
  no_consent: 'broadcasts.out_no_consent',
  topic_left: 'broadcasts.out_topic_left',
  capped: 'broadcasts.out_capped',
  time_passed: 'broadcasts.out_time_passed',
}

export function useReach({ site_id, broadcast, draft }: Pick<StepProps, 'site_id' | 'broadcast' | 'draft'>) {
  const { recipients, template_id, holdout_percent, schedule } = draft
  const enabled = (rulesOf(recipients.filter)?.rules ?? []).every(isComplete)
  const settled = useSettled(recipients)
  const body = {
    recipients: settled,
    holdout_percent,
    ...(schedule.type !== 'now' && schedule.at !== '' && { schedule }),
    ...(template_id && { template_id }),
    ...(broadcast.resend_of !== null && { resend_of: broadcast.resend_of }),
  }
  return useQuery({ ...reachQuery(site_id, body), enabled })
}

export function Reach(props: StepProps) {
  const { t, number } = useMessages()
  const { data } = useReach(props)
  return (
    <Section title={t('broadcasts.reach')}>
      {data ? (
        <div className={styles.reach} role="status">
          <p className={styles.number}>
            <strong>{number(data.recipients)}</strong> {t('broadcasts.reach_leads', { count: data.recipients })}
          </p>
          <dl className={`${styles.rows} numbers`}>
            <Row name={t('broadcasts.matching')} count={data.matching} />
            {data.excluded.map(({ reason, count }) => (
              <Row key={reason} name={t(exclusionWords[reason] ?? 'broadcasts.out_unsubscribed')} count={-count} />
            ))}
            {data.held_out > 0 && <Row name={t('broadcasts.held_out')} count={-data.held_out} />}
          </dl>
          <p className="muted">{t('broadcasts.reach_note')}</p>
        </div>
      ) : (
        <Skeleton lines={['40%', '70%', '60%']} />
      )}
    </Section>
  )
}

function Row({ name, count }: { name: string; count: number }) {
  const { number } = useMessages()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count < 0 ? `− ${number(-count)}` : number(count)}</dd>
    </div>
  )
}

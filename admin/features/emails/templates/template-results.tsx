/** What the emails of a template came to, of all time and every journey. */
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { emailCountsQuery } from '../../../product/emails/queries.ts'
import { percent } from '../../../product/results/percent.ts'
import resultsStyles from '../../../product/results/results.module.css'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function TemplateResults({ site_id, template_id }: { site_id: string; template_id: string }) {
  const { t, number } = useMessages()
  const { data: counts, error, refetch } = useQuery(emailCountsQuery(site_id, template_id))
  if (error && !counts) return <ErrorState error={error} onRetry={refetch} />
  if (!counts) return <Skeleton lines={['40%', '80%', '60%']} />
  if (counts.emails === 0)
    return (
      <EmptyState
        icon={<ChartColumn size={20} aria-hidden />}
        title={t('emails.empty_title')}
        text={t('templates.empty_people')}
      />
    )
  const shareOf = (count: number) =>
    counts.delivered > 0
      ? t('templates.of_delivered', { percent: percent(number, count / counts.delivered) })
      : undefined
  const facts: [MessageKey, number, string?][] = [
    ['status.delivered', counts.delivered],
    ['metrics.opened', counts.opened, shareOf(counts.opened)],
    ['metrics.clicked', counts.clicked, shareOf(counts.clicked)],
    ['metrics.unsubscribed', counts.unsubscribed, shareOf(counts.unsubscribed)],
    ['status.not_delivered', counts.not_delivered],
    ['status.skipped', counts.skipped],
    ['status.not_started', counts.not_started],
    ['status.unknown', counts.unknown],
  ]
  return (
    <Section title={t('object.results')} description={t('metrics.people_only')}>
      <dl className={`${resultsStyles.totals} numbers`}>
        {facts
          .filter(([, count], at) => at < 4 || count > 0)
          .map(([name, count, note]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <strong>{number(count)}</strong>
                {note && <small className="muted">{note}</small>}
              </dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}

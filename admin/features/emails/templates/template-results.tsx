/** What the emails of a template came to, of all time and every journey. */

import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { ClickMap } from '../../../product/emails/click-map.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { emailCountsQuery } from '../../../product/emails/queries.ts'
import { Figures } from '../../../product/objects/figures.tsx'
import resultsStyles from '../../../product/results/results.module.css'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { deliveryFigures } from './delivery-figures.ts'

export function TemplateResults({ site_id, template_id }: { site_id: string; template_id: string }) {
  const messages = useMessages()
  const { t, number } = messages
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
  const facts: [MessageKey, number][] = [
    ['metrics.not_delivered', counts.not_delivered],
    ['metrics.skipped', counts.skipped],
    ['status.not_started', counts.not_started],
    ['metrics.unknown', counts.unknown],
  ]
  return (
    <div className={resultsStyles.results}>
      <Section title={t('object.results')} description={t('metrics.people_only')}>
        <Figures
          figures={[
            ...deliveryFigures(messages, counts),
            ...facts
              .filter(([, count]) => count > 0)
              .map(([name, count]) => ({ label: t(name), value: number(count) })),
          ]}
        />
      </Section>
      <ClickMap
        queryKey={['emails', site_id, template_id]}
        read={(clicks, signal) => emailClient.emails.getTemplateClickMap({ site_id, template_id, clicks }, { signal })}
      />
    </div>
  )
}
